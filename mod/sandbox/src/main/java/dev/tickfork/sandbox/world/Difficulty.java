package dev.tickfork.sandbox.world;

import java.util.Locale;
import java.util.Optional;

/// The four difficulties, by the names that commands and level.dat use.
public enum Difficulty {
    PEACEFUL,
    EASY,
    NORMAL,
    HARD;

    /// e.g. `peaceful`.
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static Optional<Difficulty> find(String id) {
        for (Difficulty difficulty : values()) {
            if (difficulty.id().equals(id)) {
                return Optional.of(difficulty);
            }
        }
        return Optional.empty();
    }
}
