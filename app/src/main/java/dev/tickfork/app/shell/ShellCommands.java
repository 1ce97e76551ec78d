package dev.tickfork.app.shell;

import dev.tickfork.app.ui.Command;
import dev.tickfork.app.ui.PageInfo;
import dev.tickfork.app.ui.Target;
import java.util.ArrayList;
import java.util.List;
import org.kordamp.ikonli.bootstrapicons.BootstrapIcons;

/// What can be done anywhere in the window. FX thread only.
final class ShellCommands {
    /// What the view of the window does on command.
    interface Parts {
        void palette();

        void drawer();

        void keys();

        void foldNavigation();

        void region(boolean forward);

        void quit();
    }

    private final Shell shell;
    private final HoldWatch holds;
    private final OpenPath opener;
    private final Parts parts;

    ShellCommands(Shell shell, HoldWatch holds, OpenPath opener, Parts parts) {
        this.shell = shell;
        this.holds = holds;
        this.opener = opener;
        this.parts = parts;
    }

    List<Command> all() {
        var all = new ArrayList<Command>();
        all.addAll(files());
        all.addAll(views());
        all.addAll(pages());
        all.add(Command.always("help.keys", "window.keys", BootstrapIcons.KEYBOARD, "F1", parts::keys));
        all.add(Command.always(
                "help.home",
                "window.open_home",
                BootstrapIcons.FOLDER,
                null,
                () -> shell.desk().openFolder(shell.home())));
        return all;
    }

    private List<Command> files() {
        return List.of(
                Command.always(
                        "file.open",
                        "window.open_folder",
                        BootstrapIcons.FOLDER2_OPEN,
                        "Shortcut+O",
                        () -> shell.desk()
                                .chooseFolder(shell.texts().t("window.open_folder"))
                                .ifPresent(opener::open)),
                Command.when(
                        "file.unfreeze",
                        "window.unfreeze_now",
                        BootstrapIcons.SNOW,
                        "Shortcut+Shift+U",
                        holds.holdingProperty(),
                        holds::unfreeze),
                Command.always("file.quit", "window.quit", null, "Shortcut+Q", parts::quit));
    }

    private List<Command> views() {
        return List.of(
                Command.always("view.palette", "window.palette", BootstrapIcons.SEARCH, "Shortcut+K", parts::palette),
                Command.when(
                        "view.back",
                        "window.back",
                        BootstrapIcons.ARROW_LEFT,
                        "Alt+Left",
                        shell.canBackProperty(),
                        shell::back),
                Command.when(
                        "view.forward",
                        "window.forward",
                        BootstrapIcons.ARROW_RIGHT,
                        "Alt+Right",
                        shell.canForwardProperty(),
                        shell::forward),
                Command.always(
                        "view.activity", "window.activity", BootstrapIcons.LIST_TASK, "Shortcut+J", parts::drawer),
                Command.always(
                        "view.fold",
                        "window.fold_navigation",
                        BootstrapIcons.LAYOUT_SIDEBAR,
                        "Shortcut+B",
                        parts::foldNavigation),
                Command.always(
                        "view.larger", "window.larger", BootstrapIcons.ZOOM_IN, "Shortcut+Equals", () -> zoom(0.1)),
                Command.always(
                        "view.smaller", "window.smaller", BootstrapIcons.ZOOM_OUT, "Shortcut+Minus", () -> zoom(-0.1)),
                Command.always(
                        "view.normal",
                        "window.normal_size",
                        null,
                        "Shortcut+0",
                        () -> shell.theme().scale(1)),
                Command.always("view.region", "window.next_region", null, "F6", () -> parts.region(true)),
                Command.always("view.region_back", "window.last_region", null, "Shift+F6", () -> parts.region(false)));
    }

    private void zoom(double by) {
        shell.theme().scale(shell.theme().scale() + by);
    }

    private List<Command> pages() {
        var commands = new ArrayList<Command>();
        int digit = 1;
        for (PageInfo info : shell.infos()) {
            String key = null;
            if (info.inNavigation() && digit <= 8) {
                key = "Shortcut+" + digit++;
            } else if (info.id().equals("settings")) {
                key = "Shortcut+Comma";
            }
            if (key != null || info.id().equals("welcome")) {
                commands.add(Command.always(
                        "view.page." + info.id(),
                        info.titleKey(),
                        info.icon(),
                        key,
                        () -> shell.go(Target.of(info.id()))));
            }
        }
        return commands;
    }
}
