package dev.tickfork.app.page.snapshots;

import dev.tickfork.app.ui.Chip;
import dev.tickfork.app.ui.DenseTable;
import dev.tickfork.app.ui.EmptyState;
import dev.tickfork.app.ui.Icons;
import dev.tickfork.app.ui.Mark;
import dev.tickfork.app.ui.PageHeader;
import dev.tickfork.app.ui.Target;
import dev.tickfork.app.ui.UiTexts;
import dev.tickfork.app.ui.Workbench;
import java.time.Instant;
import java.util.Comparator;
import java.util.Objects;
import java.util.function.Function;
import javafx.collections.ListChangeListener;
import javafx.collections.transformation.SortedList;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.SelectionMode;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.bootstrapicons.BootstrapIcons;

/// The list over its model. FX thread only.
final class LibraryView extends BorderPane {
    private final LibraryModel model;
    private final Workbench workbench;
    private final UiTexts texts;
    private final TableView<Listed> table = new TableView<>();
    private final TextField filter = new TextField();
    private final Button compare;
    private final Button timeline;
    private final LabelBar labels;

    LibraryView(LibraryModel model, Workbench workbench) {
        this.model = model;
        this.workbench = workbench;
        this.texts = workbench.texts();
        this.compare =
                PageHeader.primary(new Button(texts.t("snapshots.compare"), Icons.of(BootstrapIcons.LAYOUT_SPLIT)));
        this.timeline = new Button(texts.t("snapshots.timeline"), Icons.of(BootstrapIcons.CLOCK_HISTORY));
        this.labels = new LabelBar(model, workbench);
        getStyleClass().add("tf-library");
        setTop(header());
        table();
        model.shown().addListener((ListChangeListener<Listed>) _ -> content());
        model.lookingProperty().subscribe(_ -> content());
        content();
        buttons();
    }

    TextField filterField() {
        return filter;
    }

    private PageHeader header() {
        filter.setPromptText(texts.t("snapshots.filter"));
        filter.setAccessibleText(texts.t("snapshots.filter"));
        filter.setId("snapshots-filter");
        filter.setText(model.filter());
        filter.textProperty().subscribe((_, text) -> model.filter(text));
        filter.setPrefWidth(workbench.theme().px(200));
        compare.setId("compare-chosen");
        compare.setOnAction(_ -> model.compare());
        timeline.setOnAction(_ -> model.timeline());
        var take = new Button(texts.t("snapshots.take"), Icons.of(BootstrapIcons.CAMERA));
        take.setOnAction(_ -> workbench.go(Target.of("instances")));
        var folder = new Button(texts.t("snapshots.add_folder"), Icons.of(BootstrapIcons.FOLDER_PLUS));
        folder.setOnAction(_ ->
                workbench.desk().chooseFolder(texts.t("snapshots.add_folder")).ifPresent(model::addFolder));
        return new PageHeader(texts.t("snapshots.title")).after(filter).actions(folder, take, timeline, compare);
    }

    private void buttons() {
        model.chosen().addListener((ListChangeListener<Listed>) _ -> words());
        words();
    }

    private void words() {
        int many = model.chosen().size();
        compare.setDisable(many == 0 || many > 2);
        compare.setText(texts.t(many == 2 ? "snapshots.compare_two" : "snapshots.compare"));
        timeline.setDisable(many < 3);
    }

    private void content() {
        if (!model.shown().isEmpty()) {
            setCenter(table);
            setBottom(labels);
            return;
        }
        setBottom(null);
        if (model.lookingProperty().get() != null && !model.looked()) {
            setCenter(new EmptyState(Icons.of(BootstrapIcons.SEARCH), texts.t("snapshots.looking"), "", "", null));
        } else if (model.all().isEmpty()) {
            setCenter(new EmptyState(
                            Icons.of(BootstrapIcons.CAMERA),
                            texts.t("snapshots.none"),
                            texts.t("snapshots.none_how"),
                            texts.t("snapshots.take"),
                            () -> workbench.go(Target.of("instances")))
                    .primary());
        } else {
            setCenter(new EmptyState(
                    Icons.of(BootstrapIcons.FUNNEL),
                    texts.t("snapshots.filtered", texts.number(model.all().size())),
                    "",
                    texts.t("snapshots.clear"),
                    filter::clear));
        }
    }

    private void table() {
        DenseTable.dense(table, workbench.theme());
        table.setId("snapshots");
        table.setAccessibleText(texts.t("snapshots.title"));
        table.setTableMenuButtonVisible(true);
        table.getSelectionModel().setSelectionMode(SelectionMode.MULTIPLE);
        columns();
        var sorted = new SortedList<Listed>(model.shown());
        sorted.comparatorProperty().bind(table.comparatorProperty());
        table.setItems(sorted);
        table.getSelectionModel().getSelectedItems().addListener((ListChangeListener<Listed>) _ -> model.chosen()
                .setAll(table.getSelectionModel().getSelectedItems().stream()
                        .filter(Objects::nonNull)
                        .toList()));
        table.setOnMouseClicked(event -> {
            if (event.getClickCount() == 2) {
                openChosen();
            }
        });
        table.setOnKeyPressed(event -> {
            if (event.getCode() == KeyCode.ENTER) {
                openChosen();
                event.consume();
            }
        });
    }

    private void openChosen() {
        Listed one = table.getSelectionModel().getSelectedItem();
        if (one != null) {
            model.open(one);
        }
    }

    private void columns() {
        text("name", 150, "tf-bold-cell", Listed::name);
        text("source", 100, "", Listed::source);
        text(
                "dimension",
                96,
                "",
                one -> one.facts()
                        .dimension()
                        .map(id -> id.replace("minecraft:", ""))
                        .orElse("–"));
        number("tick", 70, one -> one.facts().tick().orElse(-1));
        number("entities", 76, one -> one.facts().entities().orElse(-1));
        text("hash", 140, "tf-mono", one -> one.facts().orderHash().orElse("–"));
        TableColumn<Listed, Instant> created = DenseTable.of(
                texts.t("snapshots.col.created"),
                workbench.theme().px(160),
                one -> one.facts().created().orElse(Instant.EPOCH));
        created.setCellFactory(
                _ -> new ShownCell<>("tf-mono", at -> at.equals(Instant.EPOCH) ? "–" : texts.moment(at)));
        table.getColumns().add(created);
        TableColumn<Listed, Long> size =
                DenseTable.of(texts.t("snapshots.col.size"), workbench.theme().px(80), Listed::bytes);
        size.setCellFactory(_ -> new ShownCell<>("tf-number", texts::bytes));
        table.getColumns().add(size);
        TableColumn<Listed, Listed.State> state =
                DenseTable.of(texts.t("snapshots.col.state"), workbench.theme().px(132), Listed::state);
        state.setCellFactory(_ -> new StateCell());
        table.getColumns().add(state);
        text("tags", 110, "", one -> String.join(", ", one.label().tags()));
        text(
                "lineage",
                140,
                "",
                one -> one.parent()
                        .map(fork -> texts.t("snapshots.from", String.valueOf(fork.getFileName())))
                        .orElse(""));
    }

    private void text(String key, double width, String style, Function<Listed, String> words) {
        TableColumn<Listed, String> column = DenseTable.text(
                texts.t("snapshots.col." + key), workbench.theme().px(width), style, words);
        column.setComparator(Comparator.naturalOrder());
        table.getColumns().add(column);
    }

    private void number(String key, double width, Function<Listed, Long> value) {
        TableColumn<Listed, Long> column =
                DenseTable.of(texts.t("snapshots.col." + key), workbench.theme().px(width), value);
        column.setCellFactory(_ -> new ShownCell<>("tf-number", n -> n < 0 ? "–" : texts.number(n)));
        table.getColumns().add(column);
    }

    /// A cell of something that is shown in words.
    private static final class ShownCell<V> extends TableCell<Listed, V> {
        private final Function<V, String> words;

        ShownCell(String style, Function<V, String> words) {
            this.words = words;
            getStyleClass().add(style);
        }

        @Override
        protected void updateItem(@Nullable V item, boolean empty) {
            super.updateItem(item, empty);
            setText(empty || item == null ? null : words.apply(item));
        }
    }

    private final class StateCell extends TableCell<Listed, Listed.State> {
        private final Chip chip = new Chip(null, "", "");

        @Override
        protected void updateItem(Listed.@Nullable State item, boolean empty) {
            super.updateItem(item, empty);
            if (empty || item == null) {
                setGraphic(null);
                return;
            }
            switch (item) {
                case COMPLETE -> chip.show(Mark.VALID, texts.t("snapshots.complete"), "");
                case UNFINISHED -> chip.show(Mark.UNFINISHED, texts.t("snapshots.unfinished"), "dashed");
                case BROKEN -> chip.show(Mark.ISSUES, texts.t("snapshots.broken"), "issues");
                case EMPTY -> chip.show(Mark.EMPTY, texts.t("snapshots.empty"), "");
            }
            setGraphic(chip);
        }
    }

    /// What is said of the chosen one, and where its tags and note are written.
    private static final class LabelBar extends HBox {
        LabelBar(LibraryModel model, Workbench workbench) {
            getStyleClass().addAll("tf-row", "tf-foot", "tf-line-above");
            var words = new Label();
            var tags = new TextField();
            tags.setPromptText(workbench.texts().t("snapshots.tags_hint"));
            tags.setId("snapshot-tags");
            tags.setPrefWidth(workbench.theme().px(200));
            var note = new TextField();
            note.setPromptText(workbench.texts().t("snapshots.note_hint"));
            note.setId("snapshot-note");
            setHgrow(note, Priority.ALWAYS);
            var copy = Icons.button(
                    BootstrapIcons.FILES,
                    workbench.texts().t("snapshots.copy_hash"),
                    () -> model.chosen().stream()
                            .findFirst()
                            .flatMap(one -> one.facts().orderHash())
                            .ifPresent(workbench.desk()::copy));
            Runnable save = () -> model.chosen().stream()
                    .findFirst()
                    .ifPresent(
                            one -> model.label(one, new SnapshotLabel(LabelFile.tags(tags.getText()), note.getText())));
            tags.setOnAction(_ -> save.run());
            note.setOnAction(_ -> save.run());
            Runnable show = () -> {
                boolean one = model.chosen().size() == 1;
                tags.setDisable(!one);
                note.setDisable(!one);
                copy.setDisable(!one);
                words.setText(
                        one
                                ? model.chosen().getFirst().name()
                                : workbench
                                        .texts()
                                        .t(
                                                "snapshots.chosen",
                                                workbench
                                                        .texts()
                                                        .number(model.chosen().size())));
                tags.setText(
                        one
                                ? String.join(
                                        ", ", model.chosen().getFirst().label().tags())
                                : "");
                note.setText(one ? model.chosen().getFirst().label().note() : "");
            };
            model.chosen().addListener((ListChangeListener<Listed>) _ -> show.run());
            show.run();
            getChildren().addAll(words, copy, tags, note);
        }
    }
}
