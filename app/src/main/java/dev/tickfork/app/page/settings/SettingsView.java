package dev.tickfork.app.page.settings;

import dev.tickfork.app.ui.PageHeader;
import dev.tickfork.app.ui.Segments;
import dev.tickfork.app.ui.Theme;
import dev.tickfork.app.ui.UiTexts;
import dev.tickfork.app.ui.Workbench;
import java.util.List;
import java.util.Locale;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// One row a setting: name, sentence, control.
final class SettingsView extends BorderPane {
    private static final List<Double> SCALES = List.of(0.8, 0.9, 1.0, 1.1, 1.25, 1.5, 2.0);

    private final Workbench workbench;
    private final UiTexts texts;
    private final Theme theme;

    SettingsView(Workbench workbench) {
        this.workbench = workbench;
        this.texts = workbench.texts();
        this.theme = workbench.theme();
        var rows = new VBox();
        rows.getStyleClass().add("tf-settings");
        rows.getChildren()
                .addAll(
                        heading("settings.look"),
                        row("settings.theme", theme()),
                        row("settings.scale", scale()),
                        row("settings.density", density()),
                        row("settings.motion", motion()),
                        heading("settings.words"),
                        row("settings.language", language()),
                        heading("settings.files"),
                        row("settings.home", home()),
                        row("settings.privacy", new Region()));
        var scroll = new ScrollPane(rows);
        scroll.setFitToWidth(true);
        scroll.getStyleClass().add("edge-to-edge");
        setTop(new PageHeader(texts.t("settings.title")));
        setCenter(scroll);
    }

    private Node heading(String key) {
        var label = new Label(texts.t(key));
        label.getStyleClass().addAll("tf-card-title", "tf-settings-heading");
        if (texts.chinese()) {
            label.getStyleClass().add("tf-cjk");
        }
        return label;
    }

    private Node row(String key, Node control) {
        var name = new Label(texts.t(key));
        name.getStyleClass().add("tf-bold");
        var sentence = new Label(texts.t(key + ".about"));
        sentence.getStyleClass().addAll("tf-muted", "tf-small");
        sentence.setWrapText(true);
        var words = new VBox(name, sentence);
        HBox.setHgrow(words, Priority.ALWAYS);
        var row = new HBox(words, control);
        row.getStyleClass().addAll("tf-settings-row", "tf-line-below");
        control.setAccessibleText(texts.t(key));
        return row;
    }

    private Node theme() {
        var segments = new Segments<>(
                List.of(Theme.Mode.values()),
                List.of(texts.t("settings.system"), texts.t("settings.light"), texts.t("settings.dark")),
                mode -> theme.modeProperty().set(mode));
        return segments.select(theme.modeProperty().get());
    }

    private Node scale() {
        var segments = new Segments<>(
                SCALES,
                SCALES.stream().map(value -> Math.round(value * 100) + " %").toList(),
                theme::scale);
        theme.revision().subscribe(_ -> segments.select(theme.scale()));
        return segments;
    }

    private Node density() {
        var segments = new Segments<>(
                List.of(Theme.Density.values()),
                List.of(texts.t("settings.dense"), texts.t("settings.comfortable")),
                density -> theme.densityProperty().set(density));
        return segments.select(theme.densityProperty().get());
    }

    private Node motion() {
        var segments = new Segments<>(
                List.of(false, true),
                List.of(texts.t("settings.motion_full"), texts.t("settings.motion_none")),
                calm -> theme.calmProperty().set(calm));
        return segments.select(theme.calmProperty().get());
    }

    private Node language() {
        var segments = new Segments<>(
                List.of(Locale.ENGLISH, Locale.SIMPLIFIED_CHINESE), List.of("English", "简体中文"), texts::language);
        return segments.select(texts.localeProperty().get());
    }

    private Node home() {
        var path = new Label(workbench.home().toString());
        path.getStyleClass().add("tf-mono");
        var open = new Button(texts.t("settings.open"));
        open.setOnAction(_ -> workbench.desk().openFolder(workbench.home()));
        var row = new HBox(path, open);
        row.getStyleClass().add("tf-row");
        return row;
    }
}
