package dev.tickfork.bridge.wire;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/// The environment that an instance runs in, for fingerprints.
///
/// @param gamerules          name to value, both as text
/// @param viewDistance       chunks
/// @param simulationDistance chunks
/// @param raw                the line as it came
public record EnvReply(
        String minecraft,
        Optional<String> loader,
        Optional<String> java,
        List<Mod> mods,
        Map<String, String> gamerules,
        Optional<String> difficulty,
        OptionalInt viewDistance,
        OptionalInt simulationDistance,
        String raw) {
    public EnvReply {
        mods = List.copyOf(mods);
        gamerules = Map.copyOf(gamerules);
    }

    /// One mod.
    ///
    /// @param sha256 lower-case hex of its file, where it has one
    public record Mod(String id, String version, Optional<String> sha256) {}
}
