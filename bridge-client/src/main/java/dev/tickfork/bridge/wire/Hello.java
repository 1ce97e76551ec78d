package dev.tickfork.bridge.wire;

import java.util.Optional;
import java.util.Set;

/// A mod's greeting: the first thing that it says of itself.
///
/// @param mod          the mod's name
/// @param version      the mod's version
/// @param protocol     always 1; other protocols are refused before this record exists
/// @param minecraft    the game's version, empty where it was not told
/// @param vantage      told by `instance`; builds too old to tell it are known by their capabilities
/// @param capabilities as announced; never empty, `CAPS` was asked where hello did not list them
/// @param generation   of the open world, where the mod has generations
/// @param raw          the line as it came
public record Hello(
        String mod,
        String version,
        int protocol,
        String minecraft,
        Vantage vantage,
        Set<String> capabilities,
        Optional<String> generation,
        String raw) {
    public Hello {
        capabilities = Set.copyOf(capabilities);
    }

    public boolean supports(String capability) {
        return capabilities.contains(capability);
    }
}
