package dev.tickfork.app.page.welcome;

import dev.tickfork.app.ui.Target;
import dev.tickfork.app.ui.Workbench;
import dev.tickfork.bridge.action.ActionResult;
import dev.tickfork.bridge.action.Message;
import dev.tickfork.bridge.capability.DemoData;
import dev.tickfork.bridge.capability.InstanceData;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;

/// What the first page knows and does: the demo world, the sample, what answers on this computer. FX thread only.
final class WelcomePageModel {
    /// What was found on this computer.
    ///
    /// @param looked whether the first look has come back
    record Found(boolean looked, List<Line> lines) {
        Found {
            lines = List.copyOf(lines);
        }

        static Found none() {
            return new Found(true, List.of());
        }

        static Found sample() {
            return new Found(
                    true,
                    List.of(
                            new Line(Kind.RUNS, "量子硫方怪", "127.0.0.1:25581", "server"),
                            new Line(Kind.STALE, "mc-agent-server/port.txt", "", "nobody")));
        }
    }

    /// What a line tells of.
    enum Kind {
        RUNS,
        VIEW,
        STALE
    }

    /// @param name   the level, or the port file
    /// @param detail why a port file is stale, as the registry says it; or the vantage
    record Line(Kind kind, String name, String address, String detail) {}

    private final Workbench workbench;
    private final ReadOnlyObjectWrapper<Found> found = new ReadOnlyObjectWrapper<>(new Found(false, List.of()));
    private final ReadOnlyBooleanWrapper starting = new ReadOnlyBooleanWrapper();
    private final ReadOnlyBooleanWrapper demoRuns = new ReadOnlyBooleanWrapper();
    private final BooleanProperty how = new SimpleBooleanProperty();
    private boolean looking;

    WelcomePageModel(Workbench workbench) {
        this.workbench = workbench;
    }

    ReadOnlyObjectProperty<Found> foundProperty() {
        return found.getReadOnlyProperty();
    }

    ReadOnlyBooleanProperty startingProperty() {
        return starting.getReadOnlyProperty();
    }

    ReadOnlyBooleanProperty demoRunsProperty() {
        return demoRuns.getReadOnlyProperty();
    }

    /// Whether the panel that shows how to connect a game is open.
    BooleanProperty howProperty() {
        return how;
    }

    void show(Found next) {
        found.set(next);
    }

    /// Looks at this computer once; a look under way is enough.
    void look() {
        if (!looking) {
            looking = true;
            workbench.actions().submit("instance.list", Map.of(), result -> {
                looking = false;
                if (result.data() instanceof InstanceData.Listing listing) {
                    found.set(new Found(true, WelcomeLines.of(listing)));
                }
            });
        }
    }

    /// Starts the demo world, then goes to its instance.
    void startDemo() {
        starting.set(true);
        workbench.actions().submit("demo.start", Map.of(), this::started);
    }

    private void started(ActionResult result) {
        starting.set(false);
        if (result.data() instanceof DemoData.Started demo) {
            demoRuns.set(true);
            if (workbench.has("instances")) {
                workbench.go(Target.of("instances", "address", demo.address()));
            } else {
                workbench.notices().info(workbench.texts().render(result.text()), null);
            }
            look();
        }
    }

    void stopDemo() {
        workbench.actions().submit("demo.stop", Map.of(), result -> {
            if (result.ok()) {
                demoRuns.set(false);
                look();
            }
        });
    }

    private void show(Path folder) {
        workbench.go(
                workbench.has("snapshot")
                        ? Target.of("snapshot", "dir", folder.toString())
                        : Target.of("compare", "a", folder.toString()));
    }

    /// Asks for a folder and opens it.
    void openFolder() {
        workbench.desk().chooseFolder(workbench.texts().t("welcome.open_title")).ifPresent(this::show);
    }

    /// Unpacks the included sample where it is not there yet, and opens it.
    void openSample() {
        workbench
                .actions()
                .read(
                        Message.of("welcome.unpacking"),
                        context -> Sample.unpack(workbench.home(), context),
                        this::show,
                        result -> workbench.notices().failed(result));
    }
}
