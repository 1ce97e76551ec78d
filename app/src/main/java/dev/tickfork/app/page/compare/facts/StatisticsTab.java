package dev.tickfork.app.page.compare.facts;

import dev.tickfork.app.page.compare.CompareTab;
import dev.tickfork.app.page.compare.ComparedPair;
import dev.tickfork.app.ui.UiTexts;
import dev.tickfork.app.ui.Workbench;
import dev.tickfork.bridge.compare.OrderDiff;
import dev.tickfork.bridge.compare.OrderStatistics;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// How far the order went: figures, the plot of one order against the other, distances. FX thread only.
final class StatisticsTab implements CompareTab {
    private final Workbench workbench;
    private final StatisticsModel model;

    StatisticsTab(Workbench workbench, StatisticsModel model) {
        this.workbench = workbench;
        this.model = model;
    }

    @Override
    public String titleKey() {
        return "facts.statistics";
    }

    @Override
    public ObservableValue<String> count() {
        return new SimpleStringProperty("");
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

    private Node content(StatisticsModel.State state) {
        UiTexts texts = workbench.texts();
        return switch (state) {
            case StatisticsModel.NoPair _ -> Placeholders.noPair(texts);
            case StatisticsModel.Waiting _ -> Placeholders.waiting(texts);
            case StatisticsModel.Empty _ -> Placeholders.empty(texts);
            case StatisticsModel.Failed failed -> Placeholders.failed(texts, failed.result());
            case StatisticsModel.Known known -> known(known);
        };
    }

    private Node known(StatisticsModel.Known known) {
        UiTexts texts = workbench.texts();
        var title = new Label(texts.t("facts.plot"));
        title.getStyleClass().add("tf-bold");
        var caption = new Label(texts.t("facts.plot_caption"));
        caption.getStyleClass().addAll("tf-muted", "tf-small");
        caption.setWrapText(true);
        var picture = new PlotView(workbench.theme(), texts, known.plot());
        VBox.setVgrow(picture, Priority.ALWAYS);
        var plot = new VBox(title, picture, caption);
        plot.getStyleClass().add("facts-plot-box");
        HBox.setHgrow(plot, Priority.ALWAYS);
        var body = new HBox(plot, side(known.statistics()));
        body.getStyleClass().add("facts-statistics");
        var pane = new BorderPane(body);
        pane.setTop(figures(known.statistics()));
        return pane;
    }

    private Node figures(OrderStatistics found) {
        UiTexts texts = workbench.texts();
        OrderDiff.Run longest = found.longest();
        var row = new HBox(
                figure(
                        "facts.longest",
                        longest == null ? "0" : texts.number(longest.length()),
                        longest == null
                                ? texts.t("facts.no_shared")
                                : texts.t("facts.longest_where", texts.number(longest.a()), texts.number(longest.b()))),
                figure(
                        "facts.moves",
                        texts.number(found.moves()),
                        texts.t("facts.moves_of", texts.number(found.kept()), texts.number(found.matched()))),
                figure("facts.middle", texts.number(found.middle()), texts.t("facts.distance_unit")),
                figure("facts.largest", signed(found.largest()), direction(found.largest())));
        row.getStyleClass().add("facts-figures");
        return row;
    }

    private String signed(int value) {
        return (value > 0 ? "+" : "") + workbench.texts().number(value);
    }

    private String direction(int largest) {
        return workbench.texts().t(largest == 0 ? "facts.nobody" : largest > 0 ? "facts.later" : "facts.earlier");
    }

    private Node figure(String key, String value, String detail) {
        var name = new Label(workbench.texts().t(key));
        name.getStyleClass().addAll("tf-muted", "tf-small");
        var number = new Label(value);
        number.getStyleClass().addAll("tf-mono", "facts-figure");
        var under = new Label(detail);
        under.getStyleClass().addAll("tf-muted", "tf-small");
        under.setWrapText(true);
        var box = new VBox(name, number, under);
        box.getStyleClass().add("facts-figure-box");
        HBox.setHgrow(box, Priority.ALWAYS);
        box.setMaxWidth(Double.MAX_VALUE);
        box.setPrefWidth(200);
        box.setAccessibleText(name.getText() + " " + value + ", " + detail);
        return box;
    }

    private Node side(OrderStatistics found) {
        UiTexts texts = workbench.texts();
        var title = new Label(texts.t("facts.distances"));
        title.getStyleClass().add("tf-bold");
        var box = new VBox(title);
        box.getStyleClass().addAll("facts-distances");
        if (found.histogram().isEmpty()) {
            var none = new Label(texts.t("facts.no_moves"));
            none.getStyleClass().add("tf-muted");
            box.getChildren().add(none);
        } else {
            int most = found.histogram().stream()
                    .mapToInt(OrderStatistics.Bin::count)
                    .max()
                    .orElse(1);
            found.histogram().forEach(bin -> box.getChildren().add(bin(bin, most)));
        }
        var scroll = new ScrollPane(box);
        scroll.setFitToWidth(true);
        scroll.getStyleClass().add("facts-scroll");
        return scroll;
    }

    private Node bin(OrderStatistics.Bin bin, int most) {
        UiTexts texts = workbench.texts();
        String span = bin.from() == bin.to() ? signed(bin.from()) : signed(bin.from()) + " … " + signed(bin.to());
        var name = new Label(span);
        name.getStyleClass().addAll("tf-mono", "tf-small", "facts-span");
        var bar = new ShareBar((double) bin.count() / most);
        HBox.setHgrow(bar, Priority.ALWAYS);
        var count = new Label(texts.number(bin.count()));
        count.getStyleClass().addAll("tf-mono", "tf-small", "facts-count");
        var row = new HBox(name, bar, count);
        row.getStyleClass().addAll("tf-row", "facts-bin");
        row.setAccessibleText(texts.t("facts.bin", span, count.getText()));
        return row;
    }
}
