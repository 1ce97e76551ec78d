package dev.tickfork.bridge.lab;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/// What a lab's game said to a command.
///
/// @param route   which way it went
/// @param success the game's own verdict; empty by RCON
/// @param result  the game's number; empty by RCON
public record ExecReply(Route route, List<String> output, Optional<Boolean> success, OptionalInt result) {
    /// The ways to a lab's console.
    public enum Route {
        MOD,
        RCON
    }

    public ExecReply {
        output = List.copyOf(output);
    }
}
