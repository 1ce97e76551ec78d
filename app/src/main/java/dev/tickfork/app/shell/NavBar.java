package dev.tickfork.app.shell;

import dev.tickfork.app.ui.Icons;
import dev.tickfork.app.ui.Page;
import dev.tickfork.app.ui.PageInfo;
import dev.tickfork.app.ui.Target;
import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Insets;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// The list of pages at the left. One stop for Tab, arrow keys inside (roving focus); settings stand at the foot.
final class NavBar extends VBox {
    private final Shell shell;
    private final List<ToggleButton> items = new ArrayList<>();

    NavBar(Shell shell) {
        this.shell = shell;
        getStyleClass().add("tf-nav");
        setAccessibleText(shell.texts().t("window.navigation"));
        var space = new Region();
        setVgrow(space, Priority.ALWAYS);
        List<PageInfo> infos = shell.infos();
        infos.stream()
                .filter(PageInfo::inNavigation)
                .forEach(info -> getChildren().add(item(info)));
        getChildren().add(space);
        infos.stream().filter(info -> info.id().equals("settings")).forEach(info -> {
            var line = new Region();
            line.getStyleClass().add("tf-nav-line");
            setMargin(line, new Insets(0, 12, 8, 12));
            getChildren().addAll(line, item(info));
        });
        addEventFilter(KeyEvent.KEY_PRESSED, this::move);
    }

    /// Only icons, 48 wide.
    void fold(boolean folded) {
        getStyleClass().remove("folded");
        if (folded) {
            getStyleClass().add("folded");
        }
        items.forEach(item -> item.setContentDisplay(ContentDisplay.GRAPHIC_ONLY));
    }

    private ToggleButton item(PageInfo info) {
        String title = shell.texts().t(info.titleKey());
        var name = new Label(title);
        name.getStyleClass().add("tf-nav-name");
        var count = new Label();
        count.getStyleClass().add("tf-nav-count");
        if (info.inNavigation()) {
            shell.page(info.id()).ifPresent(page -> count.textProperty().bind(page.count()));
        }
        var space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        var row = new HBox(Icons.of(info.icon()), name, space, count);
        row.getStyleClass().add("tf-nav-row");
        row.prefWidthProperty().bind(widthProperty().subtract(30));
        var button = new ToggleButton();
        button.setGraphic(row);
        button.setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
        button.getStyleClass().add("tf-nav-item");
        button.setMaxWidth(Double.MAX_VALUE);
        button.setAccessibleText(title);
        button.setTooltip(new Tooltip(title));
        button.setUserData(info.id());
        button.setId("nav-" + info.id());
        button.setFocusTraversable(false);
        button.setOnAction(_ -> {
            button.setSelected(true);
            shell.go(Target.of(info.id()));
        });
        items.add(button);
        return button;
    }

    /// Shows which page is in view.
    void mark(Page page) {
        String id = page.info().id();
        for (ToggleButton item : items) {
            boolean here = id.equals(item.getUserData());
            item.setSelected(here);
            item.setFocusTraversable(here);
        }
        if (items.stream().noneMatch(ToggleButton::isFocusTraversable) && !items.isEmpty()) {
            items.getFirst().setFocusTraversable(true);
        }
    }

    private void move(KeyEvent event) {
        int step = event.getCode() == KeyCode.DOWN ? 1 : event.getCode() == KeyCode.UP ? -1 : 0;
        if (step == 0 || items.isEmpty()) {
            return;
        }
        int at = 0;
        for (int i = 0; i < items.size(); i++) {
            if (items.get(i).isFocused()) {
                at = i;
            }
        }
        items.get(Math.floorMod(at + step, items.size())).requestFocus();
        event.consume();
    }
}
