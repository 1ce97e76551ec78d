package dev.tickfork.app.page.snapshot;

import dev.tickfork.app.ui.Icons;
import dev.tickfork.app.ui.Workbench;
import dev.tickfork.bridge.snapshot.Snapshot;
import dev.tickfork.nbt.Snbt;
import dev.tickfork.nbt.SnbtException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javafx.collections.ObservableList;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.TreeCell;
import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.bootstrapicons.BootstrapIcons;

/// The NBT of the selected entity as a tree, filled as it is opened. FX thread only; one entity's text is
/// read at once.
final class NbtView extends VBox {
    private final Snapshot snapshot;
    private final Workbench workbench;
    private final Label title = new Label();
    private final Label path = new Label();
    private final TreeView<NbtLine> tree = new TreeView<>();
    private final TextField search = new TextField();

    NbtView(Snapshot snapshot, SnapshotModel model, Workbench workbench, Bonds bonds) {
        this.snapshot = snapshot;
        this.workbench = workbench;
        getStyleClass().add("tf-panel");
        tree.setId("nbt");
        tree.setShowRoot(false);
        tree.getStyleClass().add("tf-nbt");
        tree.setCellFactory(_ -> new Cell());
        tree.fixedCellSizeProperty()
                .bind(workbench.theme().revision().map(_ -> workbench.theme().row(22)));
        tree.setAccessibleText(t("inspector.nbt"));
        tree.getSelectionModel()
                .selectedItemProperty()
                .subscribe(
                        item -> path.setText(item == null ? "" : item.getValue().path()));
        VBox.setVgrow(tree, Priority.ALWAYS);
        tree.setMinHeight(60);
        getChildren().addAll(head(), tree);
        bonds.add(model.selectedProperty().subscribe(row -> show(row.intValue())));
    }

    private String t(String key, Object... args) {
        return workbench.texts().t(key, args);
    }

    private HBox head() {
        title.getStyleClass().add("tf-bold");
        title.setMinWidth(Region.USE_PREF_SIZE);
        path.getStyleClass().addAll("tf-mono", "tf-small", "tf-muted");
        path.setMinWidth(0);
        search.setPromptText(t("inspector.find"));
        search.getStyleClass().add("tf-small-field");
        search.setPrefWidth(workbench.theme().px(110));
        search.setOnAction(_ -> find());
        var space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        var copyPath = Icons.button(BootstrapIcons.SIGNPOST, t("inspector.copy_path"), () -> copy(true));
        var copy = Icons.button(BootstrapIcons.FILES, t("inspector.copy_value"), () -> copy(false));
        var head = new HBox(title, path, space, search, copyPath, copy);
        head.getStyleClass().addAll("tf-row", "tf-panel-head");
        return head;
    }

    private void copy(boolean asPath) {
        TreeItem<NbtLine> item = tree.getSelectionModel().getSelectedItem();
        TreeItem<NbtLine> chosen = item == null ? tree.getRoot() : item;
        if (chosen != null && chosen.getValue() != null) {
            NbtLine line = chosen.getValue();
            workbench.desk().copy(asPath ? line.path() : Snbt.write(line.tag()));
        }
    }

    private void show(int row) {
        tree.setRoot(null);
        path.setText("");
        if (row < 0 || row >= snapshot.size()) {
            title.setText(t("inspector.nbt"));
            return;
        }
        title.setText(t("inspector.nbt_of", workbench.texts().number(row)));
        try {
            String text = snapshot.nbtText(row);
            if (text == null) {
                path.setText(t("inspector.nbt_none"));
                return;
            }
            var root = new Item(new NbtLine("", "", Snbt.parseCompound(text)));
            root.setExpanded(true);
            tree.setRoot(root);
        } catch (SnbtException e) {
            path.setText(t("inspector.nbt_bad", workbench.texts().number(e.column())));
        } catch (IOException e) {
            path.setText(t("inspector.nbt_unread", String.valueOf(e.getMessage())));
        }
    }

    /// The next line after the selected one whose name or value holds the text; opens what hides it.
    private void find() {
        TreeItem<NbtLine> root = tree.getRoot();
        String wanted = search.getText().toLowerCase(Locale.ROOT);
        if (root == null || wanted.isEmpty()) {
            return;
        }
        var all = new ArrayList<TreeItem<NbtLine>>();
        collect(root, all);
        int from = all.indexOf(tree.getSelectionModel().getSelectedItem());
        for (int i = 1; i <= all.size(); i++) {
            TreeItem<NbtLine> item = all.get((from + i + all.size()) % all.size());
            if (holds(item.getValue(), wanted)) {
                for (TreeItem<NbtLine> up = item.getParent(); up != null; up = up.getParent()) {
                    up.setExpanded(true);
                }
                tree.getSelectionModel().select(item);
                tree.scrollTo(Math.max(0, tree.getRow(item) - 2));
                return;
            }
        }
    }

    private static void collect(TreeItem<NbtLine> item, List<TreeItem<NbtLine>> all) {
        for (TreeItem<NbtLine> child : item.getChildren()) {
            all.add(child);
            collect(child, all);
        }
    }

    private static boolean holds(NbtLine line, String wanted) {
        return line.name().toLowerCase(Locale.ROOT).contains(wanted)
                || (!line.hasChildren()
                        && Snbt.write(line.tag()).toLowerCase(Locale.ROOT).contains(wanted));
    }

    /// Makes its children when they are first asked for.
    private static final class Item extends TreeItem<NbtLine> {
        private boolean filled;

        Item(NbtLine line) {
            super(line);
        }

        @Override
        public boolean isLeaf() {
            return !getValue().hasChildren();
        }

        @Override
        public ObservableList<TreeItem<NbtLine>> getChildren() {
            if (!filled) {
                filled = true;
                getValue().children().forEach(child -> super.getChildren().add(new Item(child)));
            }
            return super.getChildren();
        }
    }

    private final class Cell extends TreeCell<NbtLine> {
        private final Label name = new Label();
        private final Label value = new Label();
        private final HBox box = new HBox(name, value);

        Cell() {
            box.getStyleClass().add("tf-row");
            name.getStyleClass().addAll("tf-mono", "tf-nbt-key");
        }

        @Override
        protected void updateItem(@Nullable NbtLine item, boolean empty) {
            super.updateItem(item, empty);
            if (empty || item == null) {
                setGraphic(null);
                return;
            }
            name.setText(item.name());
            value.setText(item.value((kind, size) ->
                    t("inspector.size." + kind, workbench.texts().number(size))));
            value.getStyleClass()
                    .setAll(
                            "label",
                            "tf-mono",
                            switch (item.kind()) {
                                case TEXT -> "tf-nbt-text";
                                case NUMBER -> "tf-nbt-number";
                                case FOLDER -> "tf-muted";
                            });
            setGraphic(box);
        }
    }
}
