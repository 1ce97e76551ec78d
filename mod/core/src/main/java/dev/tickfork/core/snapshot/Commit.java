package dev.tickfork.core.snapshot;

import dev.tickfork.protocol.Protocol;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;

/// Makes a written snapshot the one of its name, so that at every moment, also after a crash, a reader
/// that finds `meta.json` finds the entities that belong to it.
///
/// Both temporary files are complete and on disk before it begins. The old meta steps aside, the entities
/// come by rename, the meta comes by rename, the old meta goes. A failure puts the old meta back while the
/// old entities are still there; [#recover] does the same, or finishes, after a crash.
final class Commit {
    static final String ENTITIES_PART = "entities.jsonl.part";
    static final String META_PART = "meta.json.part";

    /// The meta of the snapshot that is being replaced. While it exists, both parts were complete.
    static final String META_OLD = "meta.json.old";

    private final Moves moves;

    Commit(Moves moves) {
        this.moves = moves;
    }

    /// Renames a file, replacing the target. Another one is for tests of what a failing disk leaves behind.
    @FunctionalInterface
    interface Moves {
        void move(Path from, Path to) throws IOException;
    }

    /// @param folder holds both parts, complete
    void run(Path folder) throws IOException {
        Path meta = folder.resolve(Protocol.META_FILE);
        Path old = folder.resolve(META_OLD);
        if (exists(meta)) {
            moves.move(meta, old);
        }
        try {
            moves.move(folder.resolve(ENTITIES_PART), folder.resolve(Protocol.ENTITIES_FILE));
        } catch (IOException e) {
            putBack(old, meta, e);
            throw e;
        }
        moves.move(folder.resolve(META_PART), meta);
        Files.deleteIfExists(old);
    }

    /// Ends what a crash or a failing disk cut short: back to the old snapshot when its entities are still
    /// there, on to the new one when they are not. Does nothing to a whole snapshot.
    void recover(Path folder) throws IOException {
        Path meta = folder.resolve(Protocol.META_FILE);
        Path old = folder.resolve(META_OLD);
        Path metaPart = folder.resolve(META_PART);
        boolean entitiesWait = exists(folder.resolve(ENTITIES_PART));
        if (!exists(meta)) {
            if (entitiesWait && exists(old)) {
                moves.move(old, meta);
            } else if (!entitiesWait && exists(metaPart) && exists(folder.resolve(Protocol.ENTITIES_FILE))) {
                moves.move(metaPart, meta);
            }
        }
        if (exists(meta)) {
            Files.deleteIfExists(old);
        }
        discardParts(folder);
    }

    /// Removes the parts of a snapshot that was not committed; the meta first, since a meta part alone
    /// means that its entities are in place.
    private static void discardParts(Path folder) throws IOException {
        Files.deleteIfExists(folder.resolve(META_PART));
        Files.deleteIfExists(folder.resolve(ENTITIES_PART));
    }

    private void putBack(Path old, Path meta, IOException because) {
        try {
            if (exists(old)) {
                moves.move(old, meta);
            }
        } catch (IOException e) {
            because.addSuppressed(e); // recover does it at the next write or start
        }
    }

    private static boolean exists(Path file) {
        return Files.exists(file, LinkOption.NOFOLLOW_LINKS);
    }
}
