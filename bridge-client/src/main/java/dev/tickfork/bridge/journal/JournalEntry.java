package dev.tickfork.bridge.journal;

import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// One open obligation: who has it, and what must be undone if that process dies. Immutable.
///
/// @param id        names the file
/// @param action    the operation's name (`world.fork`)
/// @param createdAt wall clock, milliseconds of the Unix epoch
/// @param world     the world that is held still; null while none is
/// @param folders   unfinished folders, absolute
public record JournalEntry(
        String id,
        String action,
        Owner owner,
        long createdAt,
        @Nullable HeldWorld world,
        List<Path> folders) {
    public JournalEntry {
        folders = List.copyOf(folders);
    }

    /// The same obligation, now holding `held` still.
    public JournalEntry holding(@Nullable HeldWorld held) {
        return new JournalEntry(id, action, owner, createdAt, held, folders);
    }
}
