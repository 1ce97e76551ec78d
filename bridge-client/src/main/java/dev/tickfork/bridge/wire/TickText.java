package dev.tickfork.bridge.wire;

import java.util.List;
import java.util.Locale;

/// Reads what the game answers to `tick query` and `save-off` (Minecraft's English texts, which a
/// dedicated server
/// always uses). Whole lines are compared, so "not frozen" is never read as frozen.
final class TickText {
    /// What `tick query` says of a world.
    enum State {
        FROZEN,
        RUNNING,
        SPRINTING,
        UNKNOWN
    }

    /// What `save-off` and `save-on` found.
    enum Autosave {
        SWITCHED,
        ALREADY,
        UNKNOWN
    }

    private TickText() {}

    static State state(CommandReply reply) {
        for (String line : lines(reply)) {
            switch (line) {
                case "the game is frozen" -> {
                    return State.FROZEN;
                }
                case "the game is running normally",
                        "the game is running, but can't keep up with the target tick rate" -> {
                    return State.RUNNING;
                }
                case "the game is sprinting" -> {
                    return State.SPRINTING;
                }
                default -> {
                    // rate and percentiles follow
                }
            }
        }
        return State.UNKNOWN;
    }

    static Autosave autosave(CommandReply reply) {
        for (String line : lines(reply)) {
            switch (line) {
                case "automatic saving is now disabled", "automatic saving is now enabled" -> {
                    return Autosave.SWITCHED;
                }
                case "saving is already turned off", "saving is already turned on" -> {
                    return Autosave.ALREADY;
                }
                default -> {
                    // an unknown command says so in two lines
                }
            }
        }
        return Autosave.UNKNOWN;
    }

    private static List<String> lines(CommandReply reply) {
        return reply.text()
                .lines()
                .map(line -> line.strip().toLowerCase(Locale.ROOT))
                .map(line -> line.endsWith(".") ? line.substring(0, line.length() - 1) : line)
                .toList();
    }
}
