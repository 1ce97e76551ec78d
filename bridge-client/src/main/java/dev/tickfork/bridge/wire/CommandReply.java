package dev.tickfork.bridge.wire;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/// What the game said to a command.
///
/// @param command as the mod understood it, without slash
/// @param output  one text per message, in the server's language; a text may hold line breaks
/// @param success from the game's own result callback; empty on mods without `command-result`
/// @param result  the command's number; empty on mods without `command-result`
/// @param raw     the line as it came
public record CommandReply(
        String command, List<String> output, Optional<Boolean> success, OptionalInt result, String raw) {
    public CommandReply {
        output = List.copyOf(output);
    }

    /// All output in one text, messages apart by a line break.
    public String text() {
        return String.join("\n", output);
    }
}
