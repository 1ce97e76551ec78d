package dev.tickfork.app.page.welcome;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.snapshot.Snapshot;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The sample that comes with the program is a valid snapshot, and the strip of the first page is its order.
class SampleTest {
    @TempDir
    Path home;

    @Test
    void theSampleIsAValidSnapshotAndTheStripIsItsOrder() throws Exception {
        Path folder = Sample.unpack(home, ActionContext.silent());
        try (Snapshot sample = Snapshot.open(folder, ActionContext.silent())) {
            assertTrue(sample.valid(), () -> String.valueOf(sample.issues()));
            assertEquals(523, sample.size());
            assertEquals(sample.recordedHash(), sample.computedHash());
            List<String> slots = List.of(
                    "minecraft:sulfur_cube",
                    "minecraft:minecart",
                    "minecraft:trader_llama",
                    "minecraft:wandering_trader");
            int[] strip = DemoOrder.slots();
            assertEquals(sample.size(), strip.length);
            for (int row = 0; row < strip.length; row++) {
                assertEquals(slots.indexOf(sample.type(row)), strip[row], "row " + row);
            }
        }
    }

    @Test
    void whatIsMissingIsUnpackedAgainAndTheRestIsLeftAlone() throws Exception {
        Path folder = Sample.unpack(home, ActionContext.silent());
        Files.delete(folder.resolve("meta.json"));
        Files.writeString(folder.resolve("entities.jsonl"), "mine");
        Sample.unpack(home, ActionContext.silent());
        assertEquals("mine", Files.readString(folder.resolve("entities.jsonl")));
        assertTrue(Files.size(folder.resolve("meta.json")) > 0);
    }
}
