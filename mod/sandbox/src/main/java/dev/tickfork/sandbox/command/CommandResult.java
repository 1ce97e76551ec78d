package dev.tickfork.sandbox.command;

import java.util.List;

/// How a command ended.
///
/// @param success whether the game's result callback would have said so; a syntax error never reaches it: false
/// @param result the command's number, 0 on failure
/// @param lines what was printed, in order; no line holds a line break
public record CommandResult(boolean success, int result, List<String> lines) {
    /// Copies the lines.
    public CommandResult {
        lines = List.copyOf(lines);
    }
}
