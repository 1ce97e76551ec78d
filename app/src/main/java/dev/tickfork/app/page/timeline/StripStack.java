package dev.tickfork.app.page.timeline;

import dev.tickfork.app.ui.Icons;
import dev.tickfork.app.ui.OrderStrip;
import dev.tickfork.app.ui.Target;
import dev.tickfork.app.ui.UiTexts;
import dev.tickfork.app.ui.Workbench;
import dev.tickfork.bridge.compare.Timeline;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.bootstrapicons.BootstrapIcons;

/// All orders one under the other at one scale, and between them what kept its place and what moved. A gap
/// leads to the comparison of its two.
final class StripStack extends VBox {
    private static final double STRIP = 20;
    private static final int SHORT_HASH = 8;

    private final Workbench workbench;
    private final UiTexts texts;
    private final TimelineModel model;
    private final TimelineModel.Known known;
    private final Slots colours;
    private final int longest;

    StripStack(Workbench workbench, TimelineModel model, TimelineModel.Known known, Slots colours) {
        this.workbench = workbench;
        this.texts = workbench.texts();
        this.model = model;
        this.known = known;
        this.colours = colours;
        Timeline timeline = known.timeline();
        longest = Math.max(
                1,
                timeline.points().stream()
                        .mapToInt(Timeline.Point::entities)
                        .max()
                        .orElse(1));
        getStyleClass().add("timeline-stack");
        for (int i = 0; i < timeline.points().size(); i++) {
            if (i > 0) {
                getChildren().add(gap(i - 1));
            }
            getChildren().add(point(i));
        }
    }

    private Node point(int index) {
        Timeline.Point point = known.timeline().points().get(index);
        var name = new Label(point.name());
        name.getStyleClass().add("tf-bold");
        name.setMaxWidth(Double.MAX_VALUE);
        name.setTooltip(new Tooltip(known.folders().get(index).toString()));
        HBox.setHgrow(name, Priority.ALWAYS);
        var remove =
                Icons.button(BootstrapIcons.X, texts.t("timeline.remove", point.name()), () -> model.remove(index));
        remove.getStyleClass().add("timeline-remove");
        var title = new HBox(name, remove);
        title.getStyleClass().add("tf-row");
        var figures = new Label(figures(point));
        figures.getStyleClass().addAll("tf-mono", "tf-caption", "tf-muted");
        var left = new VBox(title, figures);
        left.getStyleClass().add("timeline-left");
        var strip = new OrderStrip(workbench.theme(), STRIP);
        int[] slots = colours.of(point.order());
        strip.show(point.entities(), row -> slots[point.order().number(row)]);
        var row = new HBox(left, new Scaled(strip, (double) point.entities() / longest));
        row.getStyleClass().add("timeline-point");
        HBox.setHgrow(row.getChildren().getLast(), Priority.ALWAYS);
        row.setAccessibleText(point.name() + ", " + figures.getText());
        return row;
    }

    private String figures(Timeline.Point point) {
        String tick = point.tick() < 0 ? "–" : texts.number(point.tick());
        String hash =
                point.hash().substring(0, Math.min(SHORT_HASH, point.hash().length()));
        return texts.t("timeline.point", tick, texts.number(point.entities()), hash);
    }

    private Node gap(int index) {
        Timeline.Step step = known.timeline().steps().get(index);
        var words = new Button(words(step));
        words.getStyleClass().addAll("flat", "timeline-step", style(step));
        words.setMaxWidth(Double.MAX_VALUE);
        words.setWrapText(true);
        words.setTooltip(new Tooltip(texts.t("timeline.compare")));
        words.setOnAction(_ -> compare(index));
        var left = new VBox(words);
        left.getStyleClass().addAll("timeline-left", "tf-centre-left");
        var ribbons = new Ribbons(workbench.theme(), step.picture(), longest);
        ribbons.setOnMouseClicked(_ -> compare(index));
        ribbons.setAccessibleText(words.getText());
        var row = new HBox(left, ribbons);
        row.getStyleClass().add("timeline-gap");
        HBox.setHgrow(ribbons, Priority.ALWAYS);
        return row;
    }

    private static String style(Timeline.Step step) {
        return step.equal() ? "same" : "different";
    }

    private String words(Timeline.Step step) {
        if (step.equal()) {
            return step.matched() == 0 ? texts.t("timeline.both_empty") : texts.t("timeline.same");
        }
        return texts.t(
                "timeline.changed",
                texts.number(step.moves()),
                texts.number(step.added()),
                texts.number(step.removed()));
    }

    private void compare(int index) {
        workbench.go(Target.of(
                "compare",
                "a",
                known.folders().get(index).toString(),
                "b",
                known.folders().get(index + 1).toString()));
    }

    /// A strip that is as long as its share of the longest.
    private static final class Scaled extends Region {
        private final OrderStrip strip;
        private final double share;

        Scaled(OrderStrip strip, double share) {
            this.strip = strip;
            this.share = share;
            getChildren().add(strip);
        }

        @Override
        protected void layoutChildren() {
            // The whole height, so that the ribbons begin where the strip ends.
            strip.resizeRelocate(0, 0, Math.max(2, share * getWidth()), getHeight());
        }

        @Override
        protected double computePrefHeight(double width) {
            return strip.prefHeight(-1);
        }
    }
}
