package dev.tickfork.bridge.wire;

import java.nio.file.Path;
import java.util.Optional;

/// What was found when looking for an instance.
public sealed interface Located {
    /// An instance answered with a hello that we understand.
    ///
    /// @param state its `STATE`, or empty when it gave none in time
    /// @param portFile the file that named the port, if one did
    record Found(Endpoint endpoint, Hello hello, Optional<StateReply> state, Optional<Path> portFile)
            implements Located {}

    /// A port file that leads to no instance.
    ///
    /// @param reason what the file or its port turned out to be
    record Stale(Path portFile, Why reason) implements Located {}

    /// Something accepts connections and says nothing.
    record Silent(Endpoint endpoint) implements Located {}

    /// Something else answers there, or a mod of a protocol that we do not speak.
    ///
    /// @param said the start of what it said
    record NotOurs(Endpoint endpoint, String said) implements Located {}

    /// Nothing listens there.
    record Nobody(Endpoint endpoint) implements Located {}

    /// Why a port file is stale.
    enum Why {
        MISSING,
        UNREADABLE,
        NOBODY,
        SILENT,
        NOT_OURS,
        OTHER_WORLD
    }
}
