package dev.tickfork.sandbox.command;

import java.util.List;

/// How a command ended.
///
/// @param success what the game's result callback would have said; a syntax error never reaches it: false
/// @param result the command's number, 0 on failure
/// @param lines what was printed, one entry a message, in order
public record CommandResult(boolean success, int result, List<String> lines) {
    /// Copies the lines.
    public CommandResult {
        lines = List.copyOf(lines);
    }
}
