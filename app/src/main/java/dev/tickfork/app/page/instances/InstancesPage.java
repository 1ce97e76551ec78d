package dev.tickfork.app.page.instances;

import dev.tickfork.app.ui.Command;
import dev.tickfork.app.ui.Page;
import dev.tickfork.app.ui.PageInfo;
import dev.tickfork.app.ui.PageMaker;
import dev.tickfork.app.ui.Shot;
import dev.tickfork.app.ui.Target;
import dev.tickfork.app.ui.Workbench;
import dev.tickfork.bridge.capability.InstanceData;
import java.util.List;
import javafx.beans.value.ObservableStringValue;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.bootstrapicons.BootstrapIcons;

/// Shows what runs, and is the console to it.
public final class InstancesPage implements Page {
    private static final PageInfo INFO =
            new PageInfo("instances", "instances.title", BootstrapIcons.BROADCAST, 10, true);

    private final Workbench workbench;
    private final InstancesPageModel model;

    private InstancesPage(Workbench workbench) {
        this.workbench = workbench;
        this.model = new InstancesPageModel(workbench);
    }

    /// Makes the page.
    public static PageMaker maker() {
        return PageMaker.of(INFO, InstancesPage::new);
    }

    @Override
    public PageInfo info() {
        return INFO;
    }

    @Override
    public Region view() {
        return new InstancesView(model, workbench);
    }

    @Override
    public void open(Target target) {
        model.want(target.arg("address", ""));
    }

    @Override
    public Target here() {
        return model.address().isEmpty() ? Target.of(INFO.id()) : Target.of(INFO.id(), "address", model.address());
    }

    @Override
    public ObservableStringValue count() {
        return model.countProperty();
    }

    @Override
    public List<Command> commands() {
        return List.of(
                Command.always(
                        "view.look_again", "instances.look_again", BootstrapIcons.ARROW_CLOCKWISE, "F5", model::look),
                Command.when(
                        "snapshot.take",
                        "instances.take",
                        BootstrapIcons.CAMERA,
                        null,
                        model.readyProperty(),
                        () -> model.snapshot("")),
                Command.when(
                        "lab.freeze",
                        "instances.freeze",
                        BootstrapIcons.SNOW,
                        null,
                        model.readyProperty(),
                        () -> model.freeze(true)),
                Command.when(
                        "lab.unfreeze",
                        "instances.unfreeze",
                        BootstrapIcons.SUN,
                        null,
                        model.readyProperty(),
                        () -> model.freeze(false)));
    }

    @Override
    public List<Shot> shots() {
        return List.of(
                new Shot(INFO.id(), "looking", () -> {}),
                new Shot(
                        INFO.id(),
                        "empty",
                        () -> model.show(new InstanceData.Listing(List.of(), List.of(), List.of()))),
                new Shot(INFO.id(), "full", () -> InstancesSample.into(model)));
    }
}
