package dev.tickfork.app.shell;

import dev.tickfork.app.shell.BugDesk.Bug;
import dev.tickfork.app.ui.Desk;
import dev.tickfork.app.ui.Icons;
import dev.tickfork.app.ui.UiTexts;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.control.TitledPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.bootstrapicons.BootstrapIcons;

/// The one window for bugs: what happened, what to try, copy, open the log. Several at once stand in one.
final class ErrorSheet extends VBox {
    private final UiTexts texts;
    private final List<Bug> bugs = new ArrayList<>();
    private final Label title = new Label();
    private final Label code = new Label();
    private final Label more = new Label();
    private final TextArea trace = new TextArea();

    /// @param unfreeze the button for a world that may still be frozen; not seen while none is
    ErrorSheet(UiTexts texts, Desk desk, Path log, Button unfreeze, Runnable close) {
        this.texts = texts;
        getStyleClass().addAll("tf-dialog", "tf-sheet");
        setId("error-sheet");
        setMaxHeight(USE_PREF_SIZE);
        title.getStyleClass().add("tf-page-title");
        code.getStyleClass().addAll("tf-mono", "tf-muted");
        more.getStyleClass().add("tf-muted");
        more.visibleProperty().bind(more.textProperty().isNotEmpty());
        more.managedProperty().bind(more.visibleProperty());
        var head = new HBox(Icons.of(BootstrapIcons.EXCLAMATION_TRIANGLE, "tf-icon-failed"), title);
        head.getStyleClass().add("tf-row");
        trace.setEditable(false);
        trace.getStyleClass().addAll("tf-mono", "tf-small");
        trace.setPrefRowCount(8);
        var details = new TitledPane(texts.t("window.details"), trace);
        details.setExpanded(false);
        details.setAnimated(false);
        getChildren()
                .addAll(
                        head,
                        code,
                        words("window.bug_happened"),
                        words("window.bug_try"),
                        more,
                        details,
                        buttons(desk, log, unfreeze, close));
    }

    private Label words(String key) {
        var label = new Label(texts.t(key));
        label.setWrapText(true);
        label.setMinHeight(Region.USE_PREF_SIZE);
        return label;
    }

    private HBox buttons(Desk desk, Path log, Button unfreeze, Runnable close) {
        var copy = new Button(texts.t("window.copy"));
        copy.setOnAction(_ -> desk.copy(report()));
        var open = new Button(texts.t("window.open_log"));
        open.setOnAction(_ -> desk.openFolder(log));
        var shut = new Button(texts.t("window.close"));
        shut.setId("error-close");
        shut.getStyleClass().add("accent");
        shut.setOnAction(_ -> {
            bugs.clear();
            close.run();
        });
        var row = new HBox(unfreeze, copy, open, shut);
        row.getStyleClass().add("tf-row");
        return row;
    }

    /// Adds one; the first is told in words.
    void add(Bug bug) {
        bugs.add(bug);
        Bug first = bugs.getFirst();
        title.setText(texts.t("window.bug_title"));
        code.setText(first.code() + "  " + texts.moment(first.when()));
        more.setText(bugs.size() > 1 ? texts.t("window.bug_more", bugs.size() - 1) : "");
        trace.setText(report());
    }

    private String report() {
        var out = new StringBuilder();
        String user = System.getProperty("user.home");
        for (Bug bug : bugs) {
            out.append(bug.code())
                    .append(' ')
                    .append(bug.when())
                    .append('\n')
                    .append(bug.trace())
                    .append('\n');
        }
        return user == null || user.isEmpty() ? out.toString() : out.toString().replace(user, "~");
    }
}
