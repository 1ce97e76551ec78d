package dev.tickfork.bridge.capability;

import dev.tickfork.bridge.journal.HeldWorlds;
import dev.tickfork.bridge.journal.Journal;
import dev.tickfork.bridge.journal.ThawByWire;
import dev.tickfork.bridge.lab.Labs;
import dev.tickfork.bridge.lab.SandboxRuntime;
import java.nio.file.Path;

/// The engines that the capabilities are made of, over one home folder.
record Services(Path home, SandboxRuntime sandbox, Journal journal, HeldWorlds heldWorlds, Labs labs) {
    static Services of(EngineSettings settings) {
        Path home = settings.home();
        return new Services(
                home,
                settings.sandbox(),
                new Journal(home),
                new ThawByWire(Instances.HELLO),
                new Labs(home, settings.sandbox(), new WorldImport()));
    }
}
