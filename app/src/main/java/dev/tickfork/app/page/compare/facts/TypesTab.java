package dev.tickfork.app.page.compare.facts;

import dev.tickfork.app.page.compare.CompareTab;
import dev.tickfork.app.page.compare.ComparedPair;
import dev.tickfork.app.ui.UiTexts;
import dev.tickfork.app.ui.Workbench;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

/// Counts by type on both sides. FX thread only.
final class TypesTab implements CompareTab {
    private final Workbench workbench;
    private final TypesModel model;

    TypesTab(Workbench workbench, TypesModel model) {
        this.workbench = workbench;
        this.model = model;
    }

    @Override
    public String titleKey() {
        return "facts.types";
    }

    @Override
    public ObservableValue<String> count() {
        return model.count();
    }

    @Override
    public void show(ComparedPair pair) {
        model.show(pair);
    }

    @Override
    public void clear() {
        model.clear();
    }

    @Override
    public Region view() {
        var view = new StackPane();
        view.getStyleClass().add("facts");
        model.state().subscribe(state -> view.getChildren().setAll(content(state)));
        return view;
    }

    private Node content(TypesModel.State state) {
        return switch (state) {
            case TypesModel.NoPair _ -> Placeholders.noPair(workbench.texts());
            case TypesModel.Waiting _ -> Placeholders.waiting(workbench.texts());
            case TypesModel.Counts counts when counts.rows().isEmpty() -> Placeholders.empty(workbench.texts());
            case TypesModel.Counts counts -> table(counts);
        };
    }

    private Node table(TypesModel.Counts counts) {
        UiTexts texts = workbench.texts();
        var pane = new BorderPane(new TypesTable(workbench, model, counts));
        var said = new Label();
        var all = new Button(texts.t("facts.show_all"));
        all.getStyleClass().add("tf-small-button");
        all.setOnAction(_ -> model.choose(model.chosen().get()));
        var bar = new HBox(said, all);
        bar.getStyleClass().addAll("tf-row", "facts-note");
        model.chosen().subscribe(type -> {
            all.setVisible(!type.isEmpty());
            said.setText(
                    type.isEmpty()
                            ? texts.t(
                                    "facts.types_note",
                                    texts.number(counts.rows().size()),
                                    texts.number(counts.totalA()),
                                    texts.number(counts.totalB()))
                            : texts.t("facts.types_chosen", ShortId.of(type)));
        });
        pane.setTop(bar);
        return pane;
    }
}
