package dev.tickfork.app.page.compare;

import dev.tickfork.app.ui.UiTexts;
import dev.tickfork.bridge.compare.Comparison;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.VBox;

/// Beside a match: what was compared, each with its number, and what no comparison of snapshots can know.
final class KnownLimits extends VBox {
    private final UiTexts texts;

    KnownLimits(Compared pair, Comparison fields, List<String> ignored, UiTexts texts) {
        this.texts = texts;
        getStyleClass().addAll("tf-detail", "tf-column");
        var grid = new GridPane();
        grid.getStyleClass().add("tf-detail-grid");
        var lines = new ArrayList<Object[]>();
        lines.add(new Object[] {"comparison.compared.order", (long) pair.order().matched()});
        lines.add(new Object[] {"comparison.compared.types", (long) pair.types().size()});
        lines.add(new Object[] {
            "comparison.compared.position", (long) fields.motion().positions().compared()
        });
        lines.add(new Object[] {
            "comparison.compared.velocity", (long) fields.motion().velocities().compared()
        });
        lines.add(new Object[] {
            "comparison.compared.rotation", (long) fields.motion().rotations().compared()
        });
        lines.add(new Object[] {
            "comparison.compared.derived", (long) fields.motion().derived().compared()
        });
        lines.add(new Object[] {"comparison.compared.nbt", (long) fields.nbt().compared()});
        for (int i = 0; i < lines.size(); i++) {
            var number = new Label(texts.number((Long) lines.get(i)[1]));
            number.getStyleClass().add("tf-mono");
            grid.addRow(i, new Label(texts.t((String) lines.get(i)[0])), number);
        }
        getChildren().addAll(title("comparison.compared"), grid, title("comparison.unknown"));
        for (String key : List.of("players", "random", "ids", "unloaded")) {
            limit(texts.t("comparison.unknown." + key));
        }
        if (!ignored.isEmpty()) {
            limit(texts.t("comparison.unknown.ignored", String.join(", ", ignored)));
        }
    }

    private Label title(String key) {
        var label = new Label(texts.t(key));
        label.getStyleClass().add("tf-bold");
        return label;
    }

    private void limit(String text) {
        var label = new Label("– " + text);
        label.setWrapText(true);
        getChildren().add(label);
    }
}
