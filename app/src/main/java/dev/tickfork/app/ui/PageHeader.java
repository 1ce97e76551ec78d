package dev.tickfork.app.ui;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/// The head of a page, 48 high: crumbs, title, state chips; at the right second actions and one primary. A
/// page puts it on top of its own view.
public final class PageHeader extends HBox {
    private final HBox start = new HBox();
    private final HBox end = new HBox();

    public PageHeader(String title) {
        getStyleClass().add("tf-page-header");
        start.getStyleClass().add("tf-row");
        end.getStyleClass().add("tf-row");
        var space = new Region();
        setHgrow(space, Priority.ALWAYS);
        var label = new Label(title);
        label.getStyleClass().add("tf-page-title");
        if (title.codePoints().anyMatch(Character::isIdeographic)) {
            label.getStyleClass().add("tf-cjk"); // Inter first would draw bold Chinese in regular weight
        }
        start.getChildren().add(label);
        getChildren().addAll(start, space, end);
    }

    /// Puts a way back to the list before the title.
    public PageHeader crumb(String title, Runnable go) {
        var link = new Hyperlink(title);
        link.getStyleClass().add("tf-crumb");
        link.setOnAction(_ -> go.run());
        start.getChildren().addFirst(new Label("›"));
        start.getChildren().addFirst(link);
        return this;
    }

    /// Chips and figures right of the title.
    public PageHeader after(Node... nodes) {
        start.getChildren().addAll(nodes);
        return this;
    }

    /// Controls at the right end, second ones first.
    public PageHeader actions(Node... nodes) {
        end.getChildren().addAll(nodes);
        return this;
    }

    /// The page's one primary button.
    public static Button primary(Button button) {
        button.getStyleClass().add("accent");
        return button;
    }
}
