package dev.tickfork.app.page.snapshot;

import dev.tickfork.app.ui.Mark;
import dev.tickfork.app.ui.StateMark;
import dev.tickfork.app.ui.Workbench;
import dev.tickfork.bridge.snapshot.Issue;
import dev.tickfork.bridge.snapshot.IssueCode;
import dev.tickfork.bridge.snapshot.Snapshot;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TitledPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

/// What is wrong with a snapshot, with a way to each line, and what it can and cannot prove.
final class Proof {
    /// More are counted, not listed.
    private static final int LISTED = 60;

    private Proof() {}

    static TitledPane of(Snapshot snapshot, SnapshotModel model, Workbench workbench) {
        var lines = new VBox();
        lines.getStyleClass().add("tf-tight");
        long all = snapshot.issueCounts().values().stream()
                .mapToLong(Long::longValue)
                .sum();
        snapshot.issues().stream()
                .limit(LISTED)
                .forEach(issue -> lines.getChildren().add(line(issue, snapshot, model, workbench)));
        if (all > LISTED) {
            lines.getChildren()
                    .add(new Label(workbench
                            .texts()
                            .t("inspector.more_issues", workbench.texts().number(all - LISTED))));
        }
        for (String key : new String[] {"proves_order", "proves_not_players", "proves_not_unloaded"}) {
            var label = new Label("– " + workbench.texts().t("inspector." + key));
            label.setWrapText(true);
            lines.getChildren().add(label);
        }
        var scroll = new ScrollPane(lines);
        scroll.setFitToWidth(true);
        scroll.setMaxHeight(workbench.theme().px(160));
        String title = all == 0
                ? workbench.texts().t("inspector.no_issues")
                : workbench.texts().t("inspector.issues", workbench.texts().number(all));
        var pane = new TitledPane(title, scroll);
        pane.setId("validation");
        pane.setAnimated(false);
        pane.setExpanded(!snapshot.valid());
        pane.getStyleClass().add("tf-proof");
        if (all > 0) {
            pane.setGraphic(new StateMark(snapshot.valid() ? Mark.ISSUES : Mark.MISMATCH, "tf-mark-small"));
        }
        return pane;
    }

    private static HBox line(Issue issue, Snapshot snapshot, SnapshotModel model, Workbench workbench) {
        boolean error = issue.severity() == IssueCode.Severity.ERROR;
        var code = new Label(issue.code().id());
        code.getStyleClass().addAll("tf-mono", error ? "tf-bad-text" : "tf-warn-text");
        code.setMinWidth(HBox.USE_PREF_SIZE);
        var text = new Label(workbench.texts().render(issue.text()));
        text.setWrapText(true);
        var row = new HBox(code, text);
        row.getStyleClass().add("tf-row");
        int at = rowOf(issue.line(), snapshot);
        if (at >= 0) {
            var go = new Hyperlink(
                    workbench.texts().t("inspector.go_row", workbench.texts().number(at)));
            go.setOnAction(_ -> model.selectedProperty().set(at));
            go.setMinWidth(HBox.USE_PREF_SIZE);
            row.getChildren().add(1, go);
        }
        return row;
    }

    /// The row that stands in a line; lines rise with rows.
    private static int rowOf(long line, Snapshot snapshot) {
        int low = 0;
        int high = snapshot.size() - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            if (snapshot.line(middle) == line) {
                return middle;
            }
            if (snapshot.line(middle) < line) {
                low = middle + 1;
            } else {
                high = middle - 1;
            }
        }
        return -1;
    }
}
