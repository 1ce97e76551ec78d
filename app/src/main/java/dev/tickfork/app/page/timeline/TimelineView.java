package dev.tickfork.app.page.timeline;

import dev.tickfork.app.ui.EmptyState;
import dev.tickfork.app.ui.Icons;
import dev.tickfork.app.ui.Mark;
import dev.tickfork.app.ui.PageHeader;
import dev.tickfork.app.ui.StateMark;
import dev.tickfork.app.ui.UiTexts;
import dev.tickfork.app.ui.Workbench;
import dev.tickfork.bridge.action.Progress;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.SplitPane;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.bootstrapicons.BootstrapIcons;

/// The page's view: strips above, counts by type below.
final class TimelineView extends BorderPane {
    private final Workbench workbench;
    private final UiTexts texts;
    private final TimelineModel model;
    private final Runnable choose;

    TimelineView(Workbench workbench, TimelineModel model, Runnable choose) {
        this.workbench = workbench;
        this.texts = workbench.texts();
        this.model = model;
        this.choose = choose;
        getStyleClass().add("timeline");
        model.state().subscribe(this::show);
    }

    private void show(TimelineModel.State state) {
        var header = new PageHeader(texts.t("timeline.title"));
        if (state instanceof TimelineModel.Known known) {
            var size = new Label(
                    texts.t("timeline.of", texts.number(known.folders().size())));
            size.getStyleClass().add("tf-muted");
            header.after(size);
        }
        if (!(state instanceof TimelineModel.TooFew)) {
            var add = new Button(texts.t("timeline.add"), Icons.of(BootstrapIcons.PLUS));
            add.setOnAction(_ -> choose.run());
            header.actions(add);
        }
        setTop(header);
        setCenter(content(state));
    }

    private Node content(TimelineModel.State state) {
        return switch (state) {
            case TimelineModel.TooFew few -> tooFew(few);
            case TimelineModel.Reading reading -> reading(reading);
            case TimelineModel.Failed failed ->
                new EmptyState(
                                new StateMark(Mark.FAILED),
                                texts.t("timeline.failed"),
                                texts.render(failed.result().text()),
                                texts.t("timeline.again"),
                                model::again)
                        .code(failed.result().code());
            case TimelineModel.Known known -> known(known);
        };
    }

    private Node tooFew(TimelineModel.TooFew few) {
        String text = few.folders().isEmpty()
                ? texts.t("timeline.none_text")
                : texts.t(
                        "timeline.one_text", SnapshotsInOrder.name(few.folders().getFirst()));
        return new EmptyState(
                        Icons.of(BootstrapIcons.CLOCK_HISTORY, "tf-icon-muted"),
                        texts.t("timeline.none"),
                        text,
                        texts.t("timeline.add"),
                        choose)
                .primary();
    }

    private Node reading(TimelineModel.Reading reading) {
        var words = new Label(
                texts.t("timeline.reading", texts.number(model.folders().size())));
        reading.action().progressProperty().subscribe(progress -> words.setText(words(progress)));
        var bar = new ProgressBar();
        bar.setPrefWidth(320);
        bar.progressProperty().bind(reading.action().fractionProperty());
        var cancel = new Button(texts.t("timeline.cancel"));
        cancel.setOnAction(_ -> model.cancel());
        var box = new VBox(words, bar, cancel);
        box.getStyleClass().add("tf-empty");
        return box;
    }

    private String words(@Nullable Progress progress) {
        return progress == null
                ? texts.t("timeline.reading", texts.number(model.folders().size()))
                : texts.render(progress.text());
    }

    private Node known(TimelineModel.Known known) {
        var colours = new Slots(known.timeline(), workbench.theme().types());
        var strips = new ScrollPane(new StripStack(workbench, model, known, colours));
        strips.setFitToWidth(true);
        strips.getStyleClass().add("timeline-scroll");
        var title = new Label(texts.t("timeline.counts"));
        title.getStyleClass().addAll("tf-bold", "timeline-left");
        var heads = new PointHeads(workbench.theme(), known.timeline().points());
        HBox.setHgrow(heads, Priority.ALWAYS);
        var top = new HBox(title, heads);
        top.getStyleClass().addAll("timeline-title");
        var lines = new TypeLines(workbench.theme(), texts, known.timeline(), colours);
        var below = new BorderPane(lines);
        below.setTop(top);
        var split = new SplitPane(strips, below);
        split.setOrientation(Orientation.VERTICAL);
        split.setDividerPositions(0.64);
        return split;
    }
}
