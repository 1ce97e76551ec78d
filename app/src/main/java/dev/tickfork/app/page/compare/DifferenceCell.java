package dev.tickfork.app.page.compare;

import dev.tickfork.app.ui.Mark;
import dev.tickfork.app.ui.StateMark;
import dev.tickfork.app.ui.TypeSwatch;
import dev.tickfork.app.ui.Workbench;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// One difference in the list: what happened, to whom, from where to where. FX thread only.
final class DifferenceCell extends ListCell<Difference> {
    private final OrderModel model;
    private final Workbench workbench;
    private final StateMark mark = new StateMark(Mark.SAME);
    private final Label title = new Label();
    private final Label number = new Label();
    private final TypeSwatch swatch = new TypeSwatch();
    private final Label type = new Label();
    private final Label places = new Label();
    private final HBox all;

    DifferenceCell(OrderModel model, Workbench workbench) {
        this.model = model;
        this.workbench = workbench;
        title.getStyleClass().add("tf-bold");
        number.getStyleClass().addAll("tf-mono", "tf-muted");
        places.getStyleClass().add("tf-mono");
        var first = row(title, number);
        var second = row(new HBox(swatch, type), places);
        ((HBox) second.getChildren().getFirst()).getStyleClass().add("tf-row");
        var lines = new VBox(first, second);
        lines.getStyleClass().add("tf-tight");
        HBox.setHgrow(lines, Priority.ALWAYS);
        all = new HBox(mark, lines);
        all.getStyleClass().add("tf-difference");
        getStyleClass().add("tf-difference-cell");
        setPrefWidth(0); // as wide as the list, never wider
    }

    private static HBox row(Region start, Region end) {
        var space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        var row = new HBox(start, space, end);
        row.getStyleClass().add("tf-row");
        end.setMinWidth(USE_PREF_SIZE);
        return row;
    }

    @Override
    protected void updateItem(Difference item, boolean empty) {
        super.updateItem(item, empty);
        Compared pair = model.pair();
        if (empty || item == null || pair == null) {
            setGraphic(null);
            setAccessibleText("");
            return;
        }
        mark.mark(
                switch (item.kind()) {
                    case MOVED -> item.distance() >= 0 ? Mark.LATER : Mark.EARLIER;
                    case ADDED -> Mark.ADDED;
                    case REMOVED -> Mark.REMOVED;
                    case CHANGED -> Mark.CHANGED;
                });
        title.setText(words(item));
        number.setText(workbench.texts().number(getIndex() + 1L));
        String id = item.rowA() >= 0 ? pair.a().type(item.rowA()) : pair.b().type(item.rowB());
        int slot = workbench
                .theme()
                .types()
                .slots(pair.types())[item.rowA() >= 0 ? pair.typeOfA(item.rowA()) : pair.typeOfB(item.rowB())];
        swatch.show(
                workbench.theme().types().kind(id), workbench.theme().types().color(slot));
        type.setText(id.startsWith("minecraft:") ? id.substring("minecraft:".length()) : id);
        places.setText(places(item));
        setAccessibleText(title.getText() + ", " + type.getText() + ", " + places.getText());
        setGraphic(all);
    }

    private String words(Difference one) {
        return switch (one.kind()) {
            case MOVED ->
                workbench
                        .texts()
                        .t(
                                one.distance() >= 0 ? "comparison.moved_later" : "comparison.moved_earlier",
                                workbench.texts().number(Math.abs((long) one.distance())));
            case ADDED -> workbench.texts().t("comparison.added");
            case REMOVED -> workbench.texts().t("comparison.removed");
            case CHANGED ->
                workbench
                        .texts()
                        .t(
                                "comparison.changed",
                                workbench
                                        .texts()
                                        .number(model.changed().of(one.rowA()).size()));
        };
    }

    private String places(Difference one) {
        String a = one.rowA() < 0 ? "" : workbench.texts().number(one.rowA());
        String b = one.rowB() < 0 ? "" : workbench.texts().number(one.rowB());
        return switch (one.kind()) {
            case MOVED -> a + " → " + b;
            case ADDED -> "B " + b;
            case REMOVED -> "A " + a;
            case CHANGED -> one.rowA() == one.rowB() ? a : "A " + a + ", B " + b;
        };
    }
}
