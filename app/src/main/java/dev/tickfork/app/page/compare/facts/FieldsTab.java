package dev.tickfork.app.page.compare.facts;

import dev.tickfork.app.page.compare.CompareTab;
import dev.tickfork.app.page.compare.ComparedPair;
import dev.tickfork.app.ui.EmptyState;
import dev.tickfork.app.ui.Mark;
import dev.tickfork.app.ui.StateMark;
import dev.tickfork.app.ui.UiTexts;
import dev.tickfork.app.ui.Workbench;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

/// What differs beside the order, and what does not count. FX thread only.
final class FieldsTab implements CompareTab {
    private final Workbench workbench;
    private final FieldsModel model;

    FieldsTab(Workbench workbench, FieldsModel model) {
        this.workbench = workbench;
        this.model = model;
    }

    @Override
    public String titleKey() {
        return "facts.fields";
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
        var content = new StackPane();
        model.state().subscribe(state -> content.getChildren().setAll(content(state)));
        var view = new HBox(new AllowancePanel(workbench.texts(), model), content);
        view.getStyleClass().add("facts");
        HBox.setHgrow(content, Priority.ALWAYS);
        content.setMinWidth(0);
        return view;
    }

    private Node content(FieldsModel.State state) {
        UiTexts texts = workbench.texts();
        return switch (state) {
            case FieldsModel.NoPair _ -> Placeholders.noPair(texts);
            case FieldsModel.Waiting _ -> Placeholders.waiting(texts);
            case FieldsModel.Nothing none when none.compared() == 0 -> Placeholders.empty(texts);
            case FieldsModel.Nothing none ->
                new EmptyState(
                        new StateMark(Mark.SAME),
                        texts.t("facts.nothing"),
                        texts.t("facts.nothing_text", texts.number(none.compared())),
                        "",
                        null);
            case FieldsModel.Found found -> new FieldsView(workbench, model, found);
        };
    }
}
