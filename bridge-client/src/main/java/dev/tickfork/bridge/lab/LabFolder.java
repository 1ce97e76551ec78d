package dev.tickfork.bridge.lab;

import dev.tickfork.bridge.wire.InstanceLocator;
import dev.tickfork.protocol.Protocol;
import java.nio.file.Path;

/// Where everything of one lab lies. Touches no file.
///
/// @param home the data folder
/// @param name a safe name
record LabFolder(Path home, String name) {
    static final String LABS = "labs";

    Path folder() {
        return home.resolve(LABS).resolve(name);
    }

    Path world() {
        return folder().resolve("world");
    }

    Path serverData() {
        return folder().resolve(InstanceLocator.SERVER_DATA);
    }

    Path portFile() {
        return serverData().resolve(Protocol.PORT_FILE);
    }

    Path properties() {
        return folder().resolve("server.properties");
    }

    Path labFile() {
        return folder().resolve("lab.json");
    }

    Path runFile() {
        return folder().resolve("run.json");
    }

    Path rconFile() {
        return folder().resolve("rcon.json");
    }

    Path log() {
        return folder().resolve("logs").resolve("console.log");
    }

    /// Outside the lab's folder, so that the folder can be moved while the lock is held.
    Path lockFile() {
        return home.resolve("locks").resolve("lab-folder-" + name + ".lock");
    }
}
