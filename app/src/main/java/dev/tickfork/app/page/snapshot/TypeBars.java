package dev.tickfork.app.page.snapshot;

import dev.tickfork.app.ui.Theme;
import dev.tickfork.app.ui.TypeSwatch;
import dev.tickfork.app.ui.Workbench;
import dev.tickfork.bridge.snapshot.Snapshot;
import dev.tickfork.bridge.snapshot.TypeCount;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.layout.Background;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// How many of each type: bars of one scale. A click filters. FX thread only.
final class TypeBars extends VBox {
    TypeBars(Snapshot snapshot, SnapshotModel model, Workbench workbench) {
        getStyleClass().add("tf-panel");
        var title = new Label(workbench
                .texts()
                .t("inspector.types", workbench.texts().number(snapshot.types().size())));
        title.getStyleClass().add("tf-bold");
        var hint = new Label(workbench.texts().t("inspector.types_hint"));
        hint.getStyleClass().addAll("tf-small", "tf-muted");
        var space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        var head = new HBox(title, space, hint);
        head.getStyleClass().addAll("tf-row", "tf-panel-head");
        var list = new ListView<TypeCount>();
        list.setId("types");
        list.getStyleClass().add("tf-plain-list");
        list.getItems().setAll(snapshot.types());
        Map<String, Integer> slots = slots(snapshot, workbench.theme());
        int most = snapshot.types().isEmpty() ? 1 : snapshot.types().getFirst().count();
        list.setCellFactory(_ -> new Bar(snapshot.size(), most, slots, model, workbench));
        list.fixedCellSizeProperty()
                .bind(workbench.theme().revision().map(_ -> workbench.theme().row(24)));
        VBox.setVgrow(list, Priority.ALWAYS);
        double rows = Math.min(6, snapshot.types().size());
        list.setPrefHeight(rows * workbench.theme().row(24) + 4);
        list.setMinHeight(Math.min(4, rows) * workbench.theme().row(24) + 2);
        getChildren().addAll(head, list);
    }

    /// The colour slot of each type of a snapshot.
    static Map<String, Integer> slots(Snapshot snapshot, Theme theme) {
        List<String> ids = snapshot.types().stream().map(TypeCount::type).toList();
        int[] slots = theme.types().slots(ids);
        var all = new HashMap<String, Integer>();
        for (int i = 0; i < slots.length; i++) {
            all.put(ids.get(i), slots[i]);
        }
        return all;
    }

    /// One type.
    private static final class Bar extends ListCell<TypeCount> {
        private final int total;
        private final int most;
        private final Map<String, Integer> slots;
        private final Workbench workbench;
        private final TypeSwatch swatch = new TypeSwatch();
        private final Label name = new Label();
        private final Region bar = new Region();
        private final StackPane track = new StackPane(bar);
        private final Label count = new Label();
        private final Label share = new Label();
        private final HBox row = new HBox(swatch, name, track, count, share);

        Bar(int total, int most, Map<String, Integer> slots, SnapshotModel model, Workbench workbench) {
            this.total = total;
            this.most = most;
            this.slots = slots;
            this.workbench = workbench;
            row.getStyleClass().add("tf-row");
            name.getStyleClass().add("tf-type-name");
            count.getStyleClass().addAll("tf-mono", "tf-type-count");
            share.getStyleClass().addAll("tf-mono", "tf-muted", "tf-type-share");
            track.getStyleClass().add("tf-centre-left");
            track.setMinWidth(0);
            track.setPrefWidth(1);
            HBox.setHgrow(track, Priority.ALWAYS);
            bar.setMinHeight(workbench.theme().px(11));
            bar.setMaxHeight(workbench.theme().px(11));
            setPrefWidth(0);
            getStyleClass().add("tf-type-bar");
            setOnMouseClicked(_ -> {
                if (getItem() != null) {
                    model.onlyType(getItem().type());
                }
            });
        }

        @Override
        protected void updateItem(TypeCount item, boolean empty) {
            super.updateItem(item, empty);
            if (empty || item == null) {
                setGraphic(null);
                setAccessibleText("");
                return;
            }
            String id = item.type();
            var colour = workbench.theme().types().color(slots.getOrDefault(id, 0));
            swatch.show(workbench.theme().types().kind(id), colour);
            name.setText(id.startsWith("minecraft:") ? id.substring("minecraft:".length()) : id);
            bar.setBackground(Background.fill(colour));
            bar.maxWidthProperty().bind(track.widthProperty().multiply((double) item.count() / most));
            count.setText(workbench.texts().number(item.count()));
            share.setText(workbench.texts().decimal(100.0 * item.count() / Math.max(1, total), 1) + " %");
            setAccessibleText(name.getText() + " " + count.getText() + " " + share.getText());
            setGraphic(row);
        }
    }
}
