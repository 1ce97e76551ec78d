package dev.tickfork.app.page.compare.facts;

import dev.tickfork.app.ui.Icons;
import dev.tickfork.app.ui.UiTexts;
import dev.tickfork.bridge.compare.CompareOptions;
import java.math.BigDecimal;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.bootstrapicons.BootstrapIcons;

/// What does not count as a difference: three tolerances and the ignored NBT paths.
final class AllowancePanel extends VBox {
    private final UiTexts texts;
    private final FieldsModel model;
    private final TextField position = field();
    private final TextField velocity = field();
    private final TextField rotation = field();
    private final Label refused = new Label();
    private final VBox paths = new VBox();

    AllowancePanel(UiTexts texts, FieldsModel model) {
        this.texts = texts;
        this.model = model;
        getStyleClass().add("facts-side");
        refused.getStyleClass().addAll("tf-bad-text", "tf-small");
        refused.setWrapText(true);
        paths.getStyleClass().add("tf-tight");
        var path = new TextField();
        path.setPromptText("Passengers[*].Age");
        path.setAccessibleText(texts.t("facts.ignore_more"));
        path.getStyleClass().add("tf-mono");
        path.setOnAction(_ -> {
            boolean taken = told(model.ignore(path.getText()));
            if (taken) {
                path.clear();
            }
        });
        getChildren()
                .addAll(
                        title("facts.tolerances"),
                        row("facts.position", position, "facts.blocks"),
                        row("facts.velocity", velocity, "facts.blocks_per_tick"),
                        row("facts.rotation", rotation, "facts.degrees"),
                        refused,
                        title("facts.ignored"),
                        paths,
                        path,
                        note());
        model.options().subscribe(this::show);
    }

    private static TextField field() {
        var field = new TextField();
        field.getStyleClass().addAll("tf-mono", "facts-number");
        return field;
    }

    private Label title(String key) {
        var label = new Label(texts.t(key));
        label.getStyleClass().add("tf-bold");
        return label;
    }

    private Label note() {
        var label = new Label(texts.t("facts.kept"));
        label.getStyleClass().addAll("tf-muted", "tf-small");
        label.setWrapText(true);
        return label;
    }

    private Node row(String key, TextField field, String unitKey) {
        var name = new Label(texts.t(key));
        name.setMinWidth(Region.USE_PREF_SIZE);
        var space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        var unit = new Label(texts.t(unitKey));
        unit.getStyleClass().addAll("tf-muted", "tf-small", "facts-unit");
        field.setAccessibleText(texts.t(key));
        field.setOnAction(_ -> take());
        field.focusedProperty().subscribe((before, now) -> {
            if (before && !now) {
                take();
            }
        });
        var row = new HBox(name, space, field, unit);
        row.getStyleClass().add("tf-row");
        return row;
    }

    private void take() {
        told(model.tolerances(position.getText(), velocity.getText(), rotation.getText()));
    }

    private boolean told(FieldsModel.@Nullable Refusal refusal) {
        refused.setText(
                switch (refusal) {
                    case null -> "";
                    case NO_NUMBER -> texts.t("facts.no_number");
                    case NO_PATH -> texts.t("facts.no_path");
                });
        refused.setManaged(refusal != null);
        return refusal == null;
    }

    private void show(CompareOptions options) {
        position.setText(plain(options.posTolerance()));
        velocity.setText(plain(options.velTolerance()));
        rotation.setText(plain(options.rotTolerance()));
        told(null);
        paths.getChildren().clear();
        for (String path : options.ignoredNbt()) {
            var label = new Label(path);
            label.getStyleClass().addAll("tf-mono", "tf-small");
            HBox.setHgrow(label, Priority.ALWAYS);
            label.setMaxWidth(Double.MAX_VALUE);
            var remove = Icons.button(BootstrapIcons.X, texts.t("facts.regard", path), () -> model.regard(path));
            var row = new HBox(label, remove);
            row.getStyleClass().addAll("tf-row", "facts-path");
            paths.getChildren().add(row);
        }
        if (options.ignoredNbt().isEmpty()) {
            var none = new Label(texts.t("facts.ignored_none"));
            none.getStyleClass().addAll("tf-muted", "tf-small");
            paths.getChildren().add(none);
        }
    }

    private static String plain(double value) {
        return BigDecimal.valueOf(value).stripTrailingZeros().toPlainString();
    }
}
