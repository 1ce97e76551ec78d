package dev.tickfork.bridge.restore;

import dev.tickfork.bridge.lab.LabStatus;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// What a caller says of the world that a restore may change; all of it is checked.
///
/// @param name         what the target is called in results and in the names of snapshots
/// @param lab          the lab that it is, as its records have it now
/// @param expectWorld  the world folder that it must be
/// @param sourceWorlds folders that it must not be, besides the one that the recording names
public record DestinationClaim(
        String name, Optional<LabStatus> lab, Optional<Path> expectWorld, List<Path> sourceWorlds) {
    public DestinationClaim {
        sourceWorlds = List.copyOf(sourceWorlds);
    }

    public static DestinationClaim ofLab(LabStatus lab, List<Path> sourceWorlds) {
        return new DestinationClaim(lab.lab().name(), Optional.of(lab), Optional.empty(), sourceWorlds);
    }
}
