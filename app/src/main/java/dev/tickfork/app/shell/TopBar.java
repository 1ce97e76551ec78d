package dev.tickfork.app.shell;

import dev.tickfork.app.ui.Chip;
import dev.tickfork.app.ui.Command;
import dev.tickfork.app.ui.Icons;
import dev.tickfork.app.ui.Mark;
import dev.tickfork.app.ui.UiTexts;
import dev.tickfork.bridge.capability.InstanceData.Instance;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.geometry.Insets;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.bootstrapicons.BootstrapIcons;

/// The row at the top: menus made of commands, the way to the palette, and the live chip, which is a
/// running cyan clock with Unfreeze beside it while we hold a world.
final class TopBar extends HBox {
    private static final List<String> MENUS = List.of("file", "edit", "view", "snapshot", "lab", "verify", "help");

    private final UiTexts texts;
    private final LiveLook live;
    private final HoldWatch holds;
    private final MenuBar menus = new MenuBar();
    private final Chip chip = new Chip(null, "", "dashed");
    private final Button unfreeze;

    /// @param palette opens the command palette
    /// @param lists   shows the instances
    TopBar(Shell shell, LiveLook live, HoldWatch holds, Runnable palette, Runnable lists) {
        this.texts = shell.texts();
        this.live = live;
        this.holds = holds;
        getStyleClass().add("tf-top");
        var logo = new Region();
        logo.getStyleClass().add("tf-logo");
        setMargin(logo, new Insets(0, 4, 0, 4));
        menus.setMinWidth(Region.USE_PREF_SIZE);
        chip.getStyleClass().add("tf-live");
        chip.setId("live-chip");
        chip.setMinWidth(Region.USE_PREF_SIZE);
        chip.setOnMouseClicked(_ -> lists.run());
        unfreeze = new Button(texts.t("window.unfreeze"));
        unfreeze.getStyleClass().addAll("tf-unfreeze", "tf-small-button");
        unfreeze.setMinWidth(Region.USE_PREF_SIZE);
        unfreeze.setId("unfreeze");
        unfreeze.setOnAction(_ -> holds.unfreeze());
        unfreeze.visibleProperty().bind(holds.holdingProperty());
        unfreeze.managedProperty().bind(holds.holdingProperty());
        getChildren().addAll(logo, menus, space(), search(palette), space(), chip, unfreeze);
        refresh();
    }

    private static Region space() {
        var space = new Region();
        setHgrow(space, Priority.ALWAYS);
        return space;
    }

    private Button search(Runnable palette) {
        var words = new Label(texts.t("window.search"));
        var fill = space();
        var key = new Label("Ctrl K");
        key.getStyleClass().add("tf-key");
        var row = new HBox(Icons.of(BootstrapIcons.SEARCH, "tf-icon-muted"), words, fill, key);
        row.getStyleClass().add("tf-row");
        var button = new Button();
        button.setGraphic(row);
        button.setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
        button.getStyleClass().add("tf-search");
        row.prefWidthProperty().bind(button.widthProperty().subtract(20));
        button.setAccessibleText(texts.t("window.search"));
        button.setOnAction(_ -> palette.run());
        return button;
    }

    /// Fills the menus anew; a menu without commands is not there.
    void commands(List<Command> commands) {
        Map<String, Menu> byId = new LinkedHashMap<>();
        MENUS.forEach(id -> byId.put(id, new Menu(texts.t("window.menu." + id))));
        for (Command command : commands) {
            String id = command.id().substring(0, Math.max(0, command.id().indexOf('.')));
            Menu menu = byId.get(id);
            if (menu != null) {
                menu.getItems().add(item(command));
            }
        }
        menus.getMenus()
                .setAll(byId.values().stream()
                        .filter(menu -> !menu.getItems().isEmpty())
                        .toList());
    }

    private MenuItem item(Command command) {
        var item = new MenuItem(texts.t(command.titleKey()));
        if (command.icon() != null) {
            item.setGraphic(Icons.of(command.icon()));
        }
        item.setAccelerator(command.key());
        item.disableProperty().bind(Bindings.not(command.enabled()));
        item.setId(command.id());
        item.setOnAction(_ -> command.run().run());
        return item;
    }

    /// Brings chip and clock up to now; a few times a second.
    void refresh() {
        chip.getStyleClass().remove("late");
        if (holds.holdingProperty().get()) {
            var address = holds.held().getFirst().address();
            double seconds = holds.since().toMillis() / 1000.0;
            chip.show(Mark.FROZEN, texts.t("window.chip_frozen", address, texts.decimal(seconds, 1)), "frozen");
            if (holds.since().compareTo(HoldWatch.LATE) >= 0) {
                chip.getStyleClass().add("late");
            }
            return;
        }
        Optional<Instance> now = live.liveProperty().get();
        if (now.isEmpty()) {
            chip.show(null, texts.t("window.chip_none"), "dashed");
        } else {
            show(now.get());
        }
    }

    private void show(Instance instance) {
        boolean frozen = Boolean.TRUE.equals(instance.frozen());
        String level = instance.levelName() == null ? instance.mod() : instance.levelName();
        String port = instance.address().substring(instance.address().lastIndexOf(':'));
        Long tick = instance.tick();
        String words = tick == null
                ? texts.t("window.chip_open", level, port)
                : texts.t("window.chip_live", level, port, texts.number(tick));
        chip.show(frozen ? Mark.FROZEN : Mark.READY, words, frozen ? "frozen" : "");
    }
}
