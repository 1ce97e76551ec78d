package dev.tickfork.app.page.compare;

import dev.tickfork.app.ui.Icons;
import dev.tickfork.app.ui.Segments;
import dev.tickfork.app.ui.Workbench;
import dev.tickfork.bridge.compare.Comparison;
import java.util.AbstractList;
import java.util.List;
import java.util.RandomAccess;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollBar;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.bootstrapicons.BootstrapIcons;

/// The order view: strip, lines with their gutter, list of differences, the chosen one field by field. FX
/// thread only.
final class OrderView extends BorderPane {
    private final CompareModel compare;
    private final OrderModel model;
    private final Workbench workbench;
    private final ListView<Integer> lines = new ListView<>();
    private final ListView<Difference> differences = new ListView<>();
    private final Label position = new Label();
    private final VBox inspector = new VBox();
    private final DetailGrid detail;
    private final GutterView gutter;
    private boolean choosing;

    OrderView(CompareModel compare, Workbench workbench) {
        this.compare = compare;
        this.model = compare.order();
        this.workbench = workbench;
        this.detail = new DetailGrid(workbench);
        this.gutter = new GutterView(model, workbench.theme(), lines);
        setTop(new VBox(bar(), new StripView(model, workbench.theme(), workbench.texts())));
        setCenter(new VBox(heads(), rows()));
        setRight(inspector());
        model.rowsProperty().subscribe(_ -> refill());
        model.differencesProperty().subscribe(this::list);
        model.chosenProperty().subscribe(_ -> chosen());
        model.jumpsProperty().subscribe(count -> {
            if (count.intValue() > 0) {
                reveal();
            }
        });
    }

    private String t(String key, Object... args) {
        return workbench.texts().t(key, args);
    }

    private HBox bar() {
        var first = new Button(t("comparison.first_divergence"), Icons.of(BootstrapIcons.FLAG));
        first.setOnAction(_ -> model.firstDivergence());
        first.setId("first-divergence");
        var up = Icons.button(BootstrapIcons.CHEVRON_UP, t("comparison.previous"), model::previous);
        var down = Icons.button(BootstrapIcons.CHEVRON_DOWN, t("comparison.next"), model::next);
        position.getStyleClass().add("tf-mono");
        position.setId("difference-position");
        var around = new Segments<Integer>(
                        OrderModel.CONTEXTS,
                        OrderModel.CONTEXTS.stream()
                                .map(n -> n == OrderRows.ALL
                                        ? t("comparison.all")
                                        : workbench.texts().number(n))
                                .toList(),
                        model::context)
                .select(model.contextProperty().get());
        model.contextProperty().subscribe(now -> around.select(now.intValue()));
        var space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        var key = new Label("F8");
        key.getStyleClass().add("tf-key");
        var words = new Label(t("comparison.around"));
        words.getStyleClass().add("tf-muted");
        var bar = new HBox(space, first, up, position, down, key, words, around);
        bar.getStyleClass().addAll("tf-row", "tf-order-bar");
        return bar;
    }

    private HBox heads() {
        var a = head("A");
        var gap = new Region();
        gap.setMinWidth(workbench.theme().px(OrderCell.GUTTER));
        var b = head("B");
        var heads = new HBox(a, gap, b);
        heads.getStyleClass().add("tf-order-heads");
        return heads;
    }

    private Label head(String side) {
        var label = new Label();
        label.getStyleClass().add("tf-bold");
        label.setMaxWidth(Double.MAX_VALUE);
        label.setPrefWidth(1);
        HBox.setHgrow(label, Priority.ALWAYS);
        var chosen = side.equals("A") ? compare.sideAProperty() : compare.sideBProperty();
        chosen.subscribe(now -> label.setText(now == null ? side : side + "   " + now.name()));
        return label;
    }

    private StackPane rows() {
        lines.setId("order-lines");
        lines.getStyleClass().add("tf-order-list");
        lines.setCellFactory(_ -> new OrderCell(model, workbench));
        lines.fixedCellSizeProperty()
                .bind(workbench.theme().revision().map(_ -> workbench.theme().row(22)));
        lines.setOnKeyPressed(event -> {
            if (event.getCode() == KeyCode.ENTER) {
                openFold();
                event.consume();
            }
        });
        lines.setAccessibleText(t("comparison.lines"));
        lines.skinProperty().subscribe(skin -> {
            if (skin != null) {
                watchScrolling();
            }
        });
        var stack = new StackPane(lines, gutter);
        stack.setMinHeight(0);
        VBox.setVgrow(stack, Priority.ALWAYS);
        return stack;
    }

    private void watchScrolling() {
        for (var node : lines.lookupAll(".scroll-bar")) {
            if (node instanceof ScrollBar bar) {
                bar.valueProperty().subscribe(_ -> gutter.later());
                bar.visibleProperty().subscribe(_ -> gutter.later());
            }
        }
        gutter.later();
    }

    private void openFold() {
        OrderRows rows = model.rowsProperty().get();
        Integer at = lines.getSelectionModel().getSelectedItem();
        if (rows != null && at != null && rows.line(at) instanceof OrderLine.Fold fold) {
            model.open(fold);
        }
    }

    private VBox inspector() {
        differences.setId("differences");
        differences.getStyleClass().add("tf-plain-list");
        differences.setCellFactory(_ -> new DifferenceCell(model, workbench));
        differences
                .fixedCellSizeProperty()
                .bind(workbench.theme().revision().map(_ -> workbench.theme().row(48)));
        differences.getSelectionModel().selectedIndexProperty().subscribe(index -> {
            if (!choosing && index.intValue() >= 0) {
                model.choose(index.intValue());
            }
        });
        inspector.getStyleClass().addAll("tf-inspector", "tf-line-left");
        inspector
                .prefWidthProperty()
                .bind(workbench.theme().revision().map(_ -> workbench.theme().px(316)));
        inspector.setMinWidth(USE_PREF_SIZE);
        VBox.setVgrow(differences, Priority.ALWAYS);
        return inspector;
    }

    private void refill() {
        OrderRows rows = model.rowsProperty().get();
        int size = rows == null ? 0 : rows.size();
        lines.setItems(new Numbers(size).observable());
        gutter.later();
    }

    private void list(List<Difference> all) {
        choosing = true;
        differences.setItems(FXCollections.observableList(all));
        choosing = false;
        chosen();
    }

    private void chosen() {
        Compared pair = model.pair();
        Difference one = model.chosenDifference();
        int size = model.differencesProperty().get().size();
        position.setText(
                size == 0
                        ? ""
                        : t(
                                "comparison.of",
                                workbench
                                        .texts()
                                        .number(Math.max(
                                                0, model.chosenProperty().get() + 1L)),
                                workbench.texts().number(size)));
        choosing = true;
        differences
                .getSelectionModel()
                .clearAndSelect(Math.max(0, model.chosenProperty().get()));
        differences.scrollTo(Math.max(0, model.chosenProperty().get() - 2));
        choosing = false;
        var title = new Label(t("comparison.differences", workbench.texts().number(size)));
        title.getStyleClass().addAll("tf-bold", "tf-inspector-title");
        Comparison fields = compare.fields();
        if (pair != null && one != null) {
            detail.show(pair, one, model.changed());
            var scroll = new ScrollPane(detail);
            scroll.setFitToWidth(true);
            scroll.getStyleClass().add("tf-detail-scroll");
            VBox.setVgrow(scroll, Priority.ALWAYS);
            scroll.setPrefHeight(workbench.theme().px(280));
            scroll.setMinHeight(workbench.theme().px(150));
            differences.setPrefHeight(Math.min(6, size) * differences.getFixedCellSize());
            inspector.getChildren().setAll(title, differences, scroll);
        } else if (pair != null && fields != null && size == 0) {
            inspector
                    .getChildren()
                    .setAll(new KnownLimits(pair, fields, compare.options().ignoredNbt(), workbench.texts()));
        } else {
            inspector.getChildren().clear();
        }
    }

    private void reveal() {
        int line = model.line();
        if (line >= 0 && line < lines.getItems().size()) {
            double visible = Math.max(1, lines.getHeight() / Math.max(1, lines.getFixedCellSize()));
            lines.scrollTo(Math.max(0, (int) (line - visible / 3)));
            lines.getSelectionModel().clearAndSelect(line);
            gutter.later();
        }
    }

    /// The numbers from 0, without holding them.
    private static final class Numbers extends AbstractList<Integer> implements RandomAccess {
        private final int size;

        Numbers(int size) {
            this.size = size;
        }

        ObservableList<Integer> observable() {
            return FXCollections.observableList(this);
        }

        @Override
        public Integer get(int index) {
            return index;
        }

        @Override
        public int size() {
            return size;
        }

        @Override
        public int indexOf(Object item) {
            return item instanceof Integer n && n >= 0 && n < size ? n : -1;
        }
    }
}
