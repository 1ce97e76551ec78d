package dev.tickfork.app.page.snapshots;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LabelFileTest {
    @TempDir
    private Path dir;

    @Test
    void whatIsWrittenIsReadAgain() throws IOException {
        var label = new SnapshotLabel(List.of("heap", "前"), "two lines\nof 量子 \uD83E\uDDEA");

        LabelFile.write(dir, label);

        assertEquals(label, LabelFile.read(dir));
    }

    @Test
    void theFolderHoldsOnlyOneFileMore() throws IOException {
        SnapshotFolders.complete(dir, 1, 1);
        String meta = Files.readString(dir.resolve("meta.json"));

        LabelFile.write(dir, new SnapshotLabel(List.of("a"), "one"));
        LabelFile.write(dir, new SnapshotLabel(List.of("b"), "two"));

        try (var files = Files.list(dir)) {
            assertEquals(
                    List.of("entities.jsonl", "meta.json", LabelFile.NAME),
                    files.map(file -> file.getFileName().toString()).sorted().toList());
        }
        assertEquals(meta, Files.readString(dir.resolve("meta.json")));
    }

    @Test
    void tagsAreApartByCommasWithoutDoublesAndBlanks() {
        assertEquals(List.of("a b", "c"), LabelFile.tags(" a b ,, c,a b , "));
        assertEquals(List.of(), LabelFile.tags(""));
    }

    @Test
    void aFileThatIsNoLabelIsNone() throws IOException {
        assertEquals(SnapshotLabel.NONE, LabelFile.read(dir));
        Files.write(dir.resolve(LabelFile.NAME), new byte[] {(byte) 0xFF, (byte) 0xFE});
        assertEquals(SnapshotLabel.NONE, LabelFile.read(dir));
        Files.writeString(dir.resolve(LabelFile.NAME), "x".repeat(1 << 20));
        assertEquals(SnapshotLabel.NONE, LabelFile.read(dir));
    }

    @Test
    void aLabelThatCouldNotBeReadBackIsRefusedAndTheOldOneStays() throws IOException {
        var old = new SnapshotLabel(List.of("kept"), "");
        LabelFile.write(dir, old);

        assertThrows(IOException.class, () -> LabelFile.write(dir, new SnapshotLabel(List.of(), "量".repeat(30_000))));

        assertEquals(old, LabelFile.read(dir));
    }
}
