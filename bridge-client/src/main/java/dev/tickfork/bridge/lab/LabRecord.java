package dev.tickfork.bridge.lab;

import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;

/// What a lab is, as `lab.json` keeps it.
///
/// @param instanceId  32 hex digits, the same for the life of the lab
/// @param software    `sandbox`
/// @param memory      `-Xmx` value, e.g. `2G`
/// @param folder      the server folder
/// @param worldDir    its world
/// @param portFile    where its mod writes the port
/// @param worldSource what the world was copied from
public record LabRecord(
        String name,
        String instanceId,
        String software,
        String memory,
        LabPorts ports,
        Path folder,
        Path worldDir,
        Path portFile,
        Optional<Path> worldSource,
        Instant provisionedAt) {}
