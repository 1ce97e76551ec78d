package dev.tickfork.app.page.compare;

import dev.tickfork.app.ui.Icons;
import dev.tickfork.app.ui.Workbench;
import java.util.function.Consumer;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import org.controlsfx.control.SearchableComboBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.bootstrapicons.BootstrapIcons;

/// Chooses one side: from what the home folder holds, or any folder. FX thread only.
final class SidePicker extends HBox {
    private boolean showing;

    SidePicker(
            String name,
            CompareModel model,
            ObservableValue<@Nullable Side> chosen,
            Consumer<@Nullable Side> choose,
            Workbench workbench) {
        getStyleClass().add("tf-row");
        var letter = new Label(name);
        letter.getStyleClass().addAll("tf-key", "tf-bold");
        var box = new SearchableComboBox<Side>(model.known());
        box.setPromptText(workbench.texts().t("comparison.pick", name));
        box.setAccessibleText(workbench.texts().t("comparison.pick", name));
        box.setId("pick-" + name);
        box.setPrefWidth(260);
        HBox.setHgrow(box, Priority.ALWAYS);
        chosen.subscribe(now -> {
            showing = true;
            box.setValue(now);
            showing = false;
        });
        box.valueProperty().subscribe(now -> {
            if (!showing && now != null && !now.equals(chosen.getValue())) {
                choose.accept(now);
            }
        });
        var folder = Icons.button(
                BootstrapIcons.FOLDER2_OPEN,
                workbench.texts().t("comparison.pick_folder", name),
                () -> workbench
                        .desk()
                        .chooseFolder(workbench.texts().t("comparison.pick", name))
                        .ifPresent(dir -> choose.accept(Side.of(dir))));
        getChildren().addAll(letter, box, folder);
    }
}
