package dev.tickfork.bridge.restore;

import java.util.List;

/// A summon that the game refused; the names are those of the result's data.
///
/// @param index   0-based place of the record in the recorded order
/// @param command what was sent, cut where it is very long
/// @param output  what the game said
public record FailedSummon(int index, String uuid, String command, List<String> output) {
    /// Characters of a command that a result keeps; the whole one can be made again from the recording.
    private static final int KEPT = 2_000;

    public FailedSummon {
        command = command.length() <= KEPT ? command : command.substring(0, KEPT) + "…";
        output = List.copyOf(output);
    }
}
