package dev.tickfork.bridge.journal;

import dev.tickfork.bridge.action.Message;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// What recovery did about one entry. Immutable.
///
/// @param closed  whether the entry is gone; one that stays is taken up again at the next start
/// @param removed unfinished folders that were removed
/// @param text    the same in words
public record Recovered(JournalEntry entry, State state, boolean closed, List<Path> removed, Message text) {
    /// How the held world stands.
    public enum State {
        /// None was held.
        NO_WORLD,
        /// Its prior state was put back.
        PUT_BACK,
        /// It was held by a lease, which ended with its connection.
        LEASE_ENDED,
        /// The instance runs another world or another run of it: not touched.
        OTHER_WORLD,
        /// The process that has the obligation still runs: not touched.
        OWNER_LIVES,
        /// Nobody answers: not touched, tried again at the next start.
        UNREACHABLE,
        /// It could not be put back; tried again at the next start.
        FAILED
    }

    public Recovered {
        removed = List.copyOf(removed);
    }

    /// All that a person must be told: the text, then each folder that is gone.
    public List<Message> lines() {
        var lines = new ArrayList<Message>();
        lines.add(text);
        removed.forEach(folder -> lines.add(Message.of("journal.removed", folder)));
        return List.copyOf(lines);
    }
}
