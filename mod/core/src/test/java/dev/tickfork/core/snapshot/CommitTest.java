package dev.tickfork.core.snapshot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// After a failing disk or a crash at any rename, a folder holds the old snapshot or the new one, never a
/// mixture.
final class CommitTest {
    @TempDir
    Path folder;

    private int moves;
    private int failFrom = Integer.MAX_VALUE;
    private int failTo = Integer.MAX_VALUE;

    @BeforeEach
    void oldSnapshotAndNewParts() throws IOException {
        write("entities.jsonl", "old");
        write("meta.json", "old");
        write(Commit.ENTITIES_PART, "new");
        write(Commit.META_PART, "new");
    }

    @Test
    void replacesTheOldOne() throws IOException {
        new Commit(this::move).run(folder);
        assertWhole("new");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void aRenameThatFailsOnceLeavesAWholeSnapshot(int failing) throws IOException {
        failFrom = failing;
        failTo = failing;
        var commit = new Commit(this::move);
        assertThrows(IOException.class, () -> commit.run(folder));
        assertNeverMixed();
        commit.recover(folder);
        assertWhole(failing == 3 ? "new" : "old");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void aCrashAtARenameIsMendedAtTheNextStart(int failing) throws IOException {
        failFrom = failing; // from here on nothing works, as when the process is gone
        assertThrows(IOException.class, () -> new Commit(this::move).run(folder));
        assertNeverMixed();
        failFrom = Integer.MAX_VALUE;
        new Commit(this::move).recover(folder);
        assertWhole(failing == 3 ? "new" : "old");
    }

    @Test
    void aCrashWhileThePartsWereWrittenLeavesTheOldOne() throws IOException {
        Files.delete(folder.resolve(Commit.META_PART));
        write(Commit.ENTITIES_PART, "ne");
        new Commit(this::move).recover(folder);
        assertWhole("old");
    }

    @Test
    void aCrashOfAFirstWriteLeavesNoMeta() throws IOException {
        Files.delete(folder.resolve("meta.json"));
        Files.delete(folder.resolve("entities.jsonl"));
        new Commit(this::move).recover(folder);
        try (Stream<Path> files = Files.list(folder)) {
            assertEquals(0, files.count());
        }
    }

    @Test
    void aWholeSnapshotIsNotTouched() throws IOException {
        Files.delete(folder.resolve(Commit.META_PART));
        Files.delete(folder.resolve(Commit.ENTITIES_PART));
        new Commit(this::move).recover(folder);
        assertWhole("old");
        assertEquals(0, moves);
    }

    private void assertNeverMixed() throws IOException {
        if (Files.exists(folder.resolve("meta.json"))) {
            assertEquals(
                    Files.readString(folder.resolve("entities.jsonl")), Files.readString(folder.resolve("meta.json")));
        }
    }

    private void assertWhole(String which) throws IOException {
        assertEquals(which, Files.readString(folder.resolve("entities.jsonl")));
        assertEquals(which, Files.readString(folder.resolve("meta.json")));
        try (Stream<Path> files = Files.list(folder)) {
            assertEquals(2, files.count());
        }
        assertTrue(Files.exists(folder));
        assertFalse(Files.exists(folder.resolve(Commit.META_OLD)));
    }

    private void move(Path from, Path to) throws IOException {
        moves++;
        if (moves >= failFrom && moves <= failTo) {
            throw new IOException("the disk failed at rename " + moves);
        }
        Files.move(from, to, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    }

    private void write(String name, String text) throws IOException {
        Files.writeString(folder.resolve(name), text);
    }
}
