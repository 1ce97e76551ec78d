package dev.tickfork.bridge.pack;

import java.util.List;
import java.util.Map;

/// The commands of one game version and the English answers that tell something apart. Command answers are in
/// the server's language, so an answer that is not in here is unknown and never guessed. Immutable.
///
/// @param tickStates    first line of the answer to [#tickQuery] by meaning
/// @param unknownPrefix how the answer to a command begins that the game does not have
public record CommandTexts(
        String tickQuery,
        String freeze,
        String unfreeze,
        String flush,
        String saveOff,
        String saveOn,
        Map<String, TickAnswer> tickStates,
        SaveTexts saves,
        String unknownPrefix) {
    /// Answers of the save commands.
    public record SaveTexts(String turnedOff, String alreadyOff, String saved, String failedPrefix) {}

    public CommandTexts {
        tickStates = Map.copyOf(tickStates);
    }

    /// Reads the answer to [#tickQuery]: exactly one line must be a known status.
    public TickAnswer tickAnswer(List<String> output) {
        var found = output.stream()
                .flatMap(String::lines)
                .map(String::strip)
                .filter(tickStates::containsKey)
                .map(tickStates::get)
                .distinct()
                .toList();
        return found.size() == 1 ? found.getFirst() : TickAnswer.UNKNOWN;
    }

    /// Whether the game said that it has no such command.
    public boolean isUnknownCommand(List<String> output) {
        return output.stream().anyMatch(line -> line.startsWith(unknownPrefix));
    }
}
