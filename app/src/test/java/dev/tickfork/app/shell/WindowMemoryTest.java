package dev.tickfork.app.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickfork.app.ui.Recent;
import dev.tickfork.app.ui.Target;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What the window remembers.
class WindowMemoryTest {
    @TempDir
    Path folder;

    private final List<IOException> failures = new ArrayList<>();

    private WindowMemory memory() {
        return new WindowMemory(folder.resolve("window.json"), Runnable::run, failures::add);
    }

    @Test
    void whatIsPutIsThereInTheNextRun() {
        WindowMemory memory = memory();
        memory.put("snapshots.columns", "量子硫方怪 \"x\"\n");
        memory.put("gone", "x");
        memory.put("gone", "");
        WindowMemory next = memory();
        assertEquals("量子硫方怪 \"x\"\n", next.get("snapshots.columns", ""));
        assertEquals("no", next.get("gone", "no"));
        assertEquals(List.of(), failures);
    }

    @Test
    void aDamagedFileIsPutAsideAndTheWindowOpens() throws IOException {
        Files.writeString(folder.resolve("window.json"), "{\"a\":[1,2]");
        WindowMemory memory = memory();
        assertEquals("x", memory.get("a", "x"));
        assertTrue(Files.exists(folder.resolve("window.damaged.json")));
        memory.put("a", "y");
        assertEquals("y", memory().get("a", "x"));
    }

    @Test
    void aFolderThatCannotBeWrittenIsToldAndHarmless() throws IOException {
        Files.writeString(folder.resolve("file"), "");
        var memory = new WindowMemory(folder.resolve("file").resolve("window.json"), Runnable::run, failures::add);
        memory.put("a", "b");
        assertEquals("b", memory.get("a", ""));
        assertFalse(failures.isEmpty());
    }

    @Test
    void recentThingsAreListedOnceAndNewestFirst() {
        var recent = new KeptRecent(memory());
        for (int i = 0; i < Recent.MOST + 5; i++) {
            recent.add(new Recent.Item(Target.of("snapshot", "dir", "/s" + i), "s" + i, ""));
        }
        recent.add(new Recent.Item(Target.of("snapshot", "dir", "/s20"), "again", ""));
        List<Recent.Item> kept = new KeptRecent(memory()).items();
        assertEquals(Recent.MOST, kept.size());
        assertEquals("again", kept.getFirst().title());
        assertEquals(
                1,
                kept.stream()
                        .filter(item -> item.target().arg("dir", "").equals("/s20"))
                        .count());
        assertEquals(List.of(), recent.of("compare"));
    }

    @Test
    void aRecentListEditedByHandIsNone() {
        WindowMemory memory = memory();
        memory.put("window.recent", "[{\"target\":3}]");
        assertEquals(List.of(), new KeptRecent(memory).items());
    }
}
