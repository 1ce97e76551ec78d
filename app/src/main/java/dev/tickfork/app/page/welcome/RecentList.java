package dev.tickfork.app.page.welcome;

import dev.tickfork.app.ui.Recent;
import dev.tickfork.app.ui.Workbench;
import javafx.collections.ListChangeListener;
import javafx.collections.WeakListChangeListener;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// What was opened lately.
final class RecentList extends VBox {
    private static final int MOST = 6;

    private final Workbench workbench;
    private final VBox rows = new VBox();
    private final ListChangeListener<Recent.Item> changed = _ -> fill();

    RecentList(Workbench workbench) {
        this.workbench = workbench;
        var title = new Label(workbench.texts().t("welcome.recent"));
        title.getStyleClass().add("tf-bold");
        var head = new HBox(title);
        head.getStyleClass().addAll("tf-row", "tf-line-below", "tf-welcome-list-head");
        getChildren().addAll(head, rows);
        workbench.recent().items().addListener(new WeakListChangeListener<>(changed));
        fill();
    }

    private void fill() {
        rows.getChildren().clear();
        for (Recent.Item item : workbench.recent().items().stream().limit(MOST).toList()) {
            rows.getChildren().add(row(item));
        }
        if (rows.getChildren().isEmpty()) {
            var none = new Label(workbench.texts().t("welcome.recent_none"));
            none.getStyleClass().addAll("tf-muted", "tf-welcome-line");
            rows.getChildren().add(none);
        }
    }

    private HBox row(Recent.Item item) {
        var link = new Hyperlink(item.title());
        link.setMinWidth(USE_PREF_SIZE);
        link.setOnAction(_ -> workbench.go(item.target()));
        var space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        var detail = new Label(item.detail());
        detail.getStyleClass().addAll("tf-muted", "tf-small");
        var row = new HBox(link, space, detail);
        row.getStyleClass().addAll("tf-row", "tf-line-below", "tf-welcome-line");
        return row;
    }
}
