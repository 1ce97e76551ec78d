package dev.tickfork.app.page.compare;

import dev.tickfork.app.ui.Mark;
import dev.tickfork.app.ui.Workbench;
import javafx.scene.control.ListCell;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;

/// One line of the order view: A, the gutter, B. FX thread only.
final class OrderCell extends ListCell<Integer> {
    /// Width of the gutter between the sides, px of 100 %.
    static final double GUTTER = 112;

    private final OrderModel model;
    private final Workbench workbench;
    private final SideCells left;
    private final SideCells right;
    private final HBox line = new HBox();
    private int[] slots = new int[0];
    private @Nullable Compared slotsOf;

    OrderCell(OrderModel model, Workbench workbench) {
        this.model = model;
        this.workbench = workbench;
        this.left = new SideCells(workbench.theme(), workbench.texts());
        this.right = new SideCells(workbench.theme(), workbench.texts());
        var gutter = new Region();
        gutter.setMinWidth(workbench.theme().px(GUTTER));
        gutter.setMaxWidth(workbench.theme().px(GUTTER));
        HBox.setHgrow(left, Priority.ALWAYS);
        HBox.setHgrow(right, Priority.ALWAYS);
        for (SideCells side : new SideCells[] {left, right}) {
            side.setMinWidth(0);
            side.setPrefWidth(1);
            side.setMaxWidth(Double.MAX_VALUE);
        }
        line.getChildren().addAll(left, gutter, right);
        getStyleClass().add("tf-order-cell");
        setOnMouseClicked(event -> {
            if (shown() instanceof OrderLine.Fold fold && event.getClickCount() == 2) {
                model.open(fold);
            }
        });
    }

    private @Nullable OrderLine shown() {
        OrderRows rows = model.rowsProperty().get();
        Integer index = getItem();
        return rows == null || index == null || isEmpty() || index >= rows.size() ? null : rows.line(index);
    }

    @Override
    protected void updateItem(Integer item, boolean empty) {
        super.updateItem(item, empty);
        Compared pair = model.pair();
        OrderLine shown = empty ? null : shown();
        if (shown == null || pair == null) {
            setGraphic(null);
            setAccessibleText("");
            return;
        }
        if (slotsOf != pair) {
            slots = workbench.theme().types().slots(pair.types());
            slotsOf = pair;
        }
        getStyleClass().removeAll("moved", "added", "removed", "changed", "fold");
        setGraphic(line);
        switch (shown) {
            case OrderLine.Fold fold -> fold(fold);
            case OrderLine.Same same -> same(pair, same);
            case OrderLine.Left gone -> left(pair, gone);
            case OrderLine.Right come -> right(pair, come);
            case OrderLine.Field field -> field(field);
        }
    }

    private String t(String key, Object... args) {
        return workbench.texts().t(key, args);
    }

    private String number(long value) {
        return workbench.texts().number(value);
    }

    private void fold(OrderLine.Fold fold) {
        getStyleClass().add("fold");
        int last = fold.length() - 1;
        left.words(
                t("comparison.fold", number(fold.length()), number(fold.rowA()), number((long) fold.rowA() + last)),
                "fold");
        right.words(number(fold.rowB()) + " – " + number((long) fold.rowB() + last), "fold-range");
        setAccessibleText(left.getAccessibleText());
    }

    private void same(Compared pair, OrderLine.Same same) {
        Mark sign = same.changed() ? Mark.CHANGED : null;
        if (same.changed()) {
            getStyleClass().add("changed");
        }
        a(pair, same.rowA(), sign);
        b(pair, same.rowB(), sign);
        say(pair.a().type(same.rowA()), same.rowA(), same.changed() ? "comparison.say_changed" : "comparison.say_same");
    }

    private void left(Compared pair, OrderLine.Left gone) {
        boolean moved = gone.rowB() >= 0;
        getStyleClass().add(moved ? "moved" : "removed");
        a(pair, gone.rowA(), moved ? direction(gone.rowA(), gone.rowB()) : Mark.REMOVED);
        right.words(
                moved ? t("comparison.hole_to", number(gone.rowB())) : t("comparison.hole_removed"),
                moved ? "hole" : "hole-removed");
        say(pair.a().type(gone.rowA()), gone.rowA(), moved ? "comparison.say_moved" : "comparison.say_removed");
    }

    private void right(Compared pair, OrderLine.Right come) {
        boolean moved = come.rowA() >= 0;
        getStyleClass().add(moved ? "moved" : "added");
        left.words(
                moved ? t("comparison.hole_from", number(come.rowA())) : t("comparison.hole_added"),
                moved ? "hole" : "hole-added");
        b(pair, come.rowB(), moved ? direction(come.rowA(), come.rowB()) : Mark.ADDED);
        say(pair.b().type(come.rowB()), come.rowB(), moved ? "comparison.say_arrived" : "comparison.say_added");
    }

    private void field(OrderLine.Field field) {
        getStyleClass().add("changed");
        ChangedRows.Change change = model.changed().of(field.rowA()).get(field.index());
        left.words(change.path() + "   " + change.a(), "field");
        right.words(change.path() + "   " + change.b(), "field");
        setAccessibleText(change.path() + ": " + change.a() + " | " + change.b());
    }

    private static Mark direction(int from, int to) {
        return to >= from ? Mark.LATER : Mark.EARLIER;
    }

    private void a(Compared pair, int row, @Nullable Mark sign) {
        left.entity(pair.a(), row, () -> slots[pair.typeOfA(row)], sign);
    }

    private void b(Compared pair, int row, @Nullable Mark sign) {
        right.entity(pair.b(), row, () -> slots[pair.typeOfB(row)], sign);
    }

    private void say(String type, int row, String key) {
        setAccessibleText(t(key, number(row), type));
    }
}
