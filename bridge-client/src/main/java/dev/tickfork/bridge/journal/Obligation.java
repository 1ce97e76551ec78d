package dev.tickfork.bridge.journal;

import java.io.IOException;

/// An entry of this process. One thread at a time.
public final class Obligation {
    private final Journal journal;
    private JournalEntry entry;

    Obligation(Journal journal, JournalEntry entry) {
        this.journal = journal;
        this.entry = entry;
    }

    public JournalEntry entry() {
        return entry;
    }

    /// Notes that `world` is about to be held still. Call it before the act.
    public void holds(HeldWorld world) throws IOException {
        entry = entry.holding(world);
        journal.write(entry);
    }

    /// Notes that no world is held any more. Call it after it was put back.
    public void holdsNothing() throws IOException {
        entry = entry.holding(null);
        journal.write(entry);
    }

    /// Removes the entry: everything is undone or finished.
    public void done() throws IOException {
        journal.remove(entry);
    }
}
