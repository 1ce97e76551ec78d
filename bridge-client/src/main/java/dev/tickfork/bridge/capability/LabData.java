package dev.tickfork.bridge.capability;

import dev.tickfork.bridge.lab.LabStatus;
import dev.tickfork.bridge.lab.RunRecord;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// What the operations on labs give back.
public final class LabData {
    private LabData() {}

    /// @param state    `stopped`, `starting`, `ready`, `crashed` or `adopted`
    /// @param endpoint the proved port of its mod, null where none answers
    public record Lab(
            String name,
            String software,
            String state,
            String folder,
            String worldDir,
            @Nullable String worldSource,
            String memory,
            int serverPort,
            int rconPort,
            @Nullable String endpoint,
            @Nullable Long pid) {
        static Lab of(LabStatus status) {
            var lab = status.lab();
            return new Lab(
                    lab.name(),
                    lab.software(),
                    status.state().name().toLowerCase(Locale.ROOT),
                    lab.folder().toString(),
                    lab.worldDir().toString(),
                    lab.worldSource().map(Object::toString).orElse(null),
                    lab.memory(),
                    lab.ports().server(),
                    lab.ports().rcon(),
                    status.endpoint().map(Object::toString).orElse(null),
                    status.run().map(RunRecord::pid).orElse(null));
        }
    }

    public record Listing(List<Lab> labs) {}

    public record Log(String name, List<String> lines) {}

    /// @param trash where the lab's folder is now
    public record Removed(String name, String trash) {}
}
