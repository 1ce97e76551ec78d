package dev.tickfork.bridge.lab;

import java.nio.file.Path;
import java.util.Optional;

/// What a lab is to be.
///
/// @param name         a safe name
/// @param world        the world folder to copy in; empty for one that the server makes itself
/// @param replaceWorld whether a world that is there already goes to the trash first; else that is refused
/// @param memory       `-Xmx` value such as `512M` or `2G`
public record ProvisionRequest(String name, Optional<Path> world, boolean replaceWorld, String memory) {
    public static final String USUAL_MEMORY = "2G";

    public static ProvisionRequest of(String name, Path world) {
        return new ProvisionRequest(name, Optional.of(world), false, USUAL_MEMORY);
    }
}
