package dev.tickfork.bridge.probe;

import java.util.List;

/// What the game made of one entity of each type; names as on the wire.
///
/// @param types  how many types the snapshot holds
/// @param same   how many of them came back as they were sent
/// @param probed one per type, commonest type first
public record ProbeData(int types, int same, List<Probed> probed) {
    public ProbeData {
        probed = List.copyOf(probed);
    }

    /// @param order  place in the tick order of the entity that was sent, from 0
    /// @param result what the game made of it
    /// @param said   the game's words, or the place of the first difference; empty when it came back the same
    public record Probed(String type, int order, String uuid, Result result, String said) {}

    /// What can become of NBT that is sent through a parser.
    public enum Result {
        /// Read, and read back the same.
        SAME,
        /// Read, and read back as something else.
        DIFFERENT,
        /// The game could not read it.
        REFUSED,
        /// Read, but the game's answer is cut or in a form that cannot be compared: nothing is proved.
        UNREADABLE,
        /// The record has no NBT that could be sent.
        NO_NBT
    }

    long count(Result result) {
        return probed.stream().filter(one -> one.result() == result).count();
    }
}
