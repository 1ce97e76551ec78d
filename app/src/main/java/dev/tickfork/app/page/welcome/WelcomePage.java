package dev.tickfork.app.page.welcome;

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

/// The page that a newcomer sees first.
public final class WelcomePage implements Page {
    private static final PageInfo INFO = new PageInfo("welcome", "welcome.title", BootstrapIcons.HOUSE, 0, false);

    private final Workbench workbench;
    private final WelcomePageModel model;

    private WelcomePage(Workbench workbench) {
        this.workbench = workbench;
        this.model = new WelcomePageModel(workbench);
    }

    /// Makes the page.
    public static PageMaker maker() {
        return PageMaker.of(INFO, WelcomePage::new);
    }

    @Override
    public PageInfo info() {
        return INFO;
    }

    @Override
    public Region view() {
        return new WelcomeView(model, workbench);
    }

    @Override
    public void open(Target target) {
        model.look();
    }

    @Override
    public Target here() {
        return Target.of(INFO.id());
    }

    @Override
    public List<Command> commands() {
        return List.of(
                Command.always(
                        "snapshot.sample", "welcome.open_sample", BootstrapIcons.COLLECTION, null, model::openSample),
                Command.when(
                        "lab.demo",
                        "welcome.start_demo",
                        BootstrapIcons.PLAY,
                        null,
                        model.startingProperty().not(),
                        model::startDemo),
                Command.when(
                        "lab.demo_stop",
                        "welcome.stop_demo",
                        BootstrapIcons.STOP,
                        null,
                        model.demoRunsProperty(),
                        model::stopDemo));
    }

    @Override
    public List<Shot> shots() {
        return List.of(
                new Shot(INFO.id(), "first-run", () -> model.show(WelcomePageModel.Found.none())),
                new Shot(INFO.id(), "found", () -> model.show(WelcomePageModel.Found.sample())),
                new Shot(INFO.id(), "how-to", () -> model.howProperty().set(true)));
    }
}
