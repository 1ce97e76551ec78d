package dev.tickfork.sandbox.server;

import dev.tickfork.sandbox.world.SandboxWorld;
import java.io.IOException;
import java.nio.file.Path;

/// PLACEHOLDER until sim's demo exists
final class DemoOpener {
    private DemoOpener() {}

    static SandboxWorld build(Path folder, int entities) throws IOException {
        throw new IOException("no demo " + entities + folder);
    }
}
