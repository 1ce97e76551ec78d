package dev.tickfork.app.page.settings;

import dev.tickfork.app.ui.Command;
import dev.tickfork.app.ui.Page;
import dev.tickfork.app.ui.PageInfo;
import dev.tickfork.app.ui.PageMaker;
import dev.tickfork.app.ui.Shot;
import dev.tickfork.app.ui.Target;
import dev.tickfork.app.ui.Workbench;
import java.util.List;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.bootstrapicons.BootstrapIcons;

/// What the user may choose. It has no model of its own: theme, texts and memory are the model.
public final class SettingsPage implements Page {
    private static final PageInfo INFO = new PageInfo("settings", "settings.title", BootstrapIcons.SLIDERS, 100, false);

    private final Workbench workbench;

    private SettingsPage(Workbench workbench) {
        this.workbench = workbench;
    }

    /// Makes the page.
    public static PageMaker maker() {
        return PageMaker.of(INFO, SettingsPage::new);
    }

    @Override
    public PageInfo info() {
        return INFO;
    }

    @Override
    public Region view() {
        return new SettingsView(workbench);
    }

    @Override
    public void open(Target target) {
        // nothing inside to go to
    }

    @Override
    public Target here() {
        return Target.of(INFO.id());
    }

    @Override
    public List<Command> commands() {
        return List.of();
    }

    @Override
    public List<Shot> shots() {
        return List.of(new Shot(INFO.id(), "full", () -> {}));
    }
}
