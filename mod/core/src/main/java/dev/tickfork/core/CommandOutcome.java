package dev.tickfork.core;

import java.util.List;

/// What a command said and did. Immutable.
///
/// @param output  every message to the command's source, success and failure alike, in order, as plain text
/// @param success from the game's result callback; false when no callback came, as for a syntax error
/// @param result  from the same callback; 0 when no callback came
public record CommandOutcome(List<String> output, boolean success, int result) {
    public CommandOutcome {
        output = List.copyOf(output);
    }
}
