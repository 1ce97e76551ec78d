package dev.tickfork.bridge.fork;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickfork.bridge.journal.HeldWorld;
import dev.tickfork.bridge.journal.HeldWorlds.Answer;
import dev.tickfork.bridge.journal.ThawByWire;
import dev.tickfork.bridge.world.ProbeContext;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// What recovery says and sends to an instance, over a real socket.
@Timeout(60)
class RecoveryTest {
    @TempDir
    Path folder = Path.of("");

    private final ThawByWire thaw = new ThawByWire(Duration.ofSeconds(20));

    private FakeInstance frozen(boolean modern) throws IOException {
        var fake = new FakeInstance(folder.resolve("world"), folder.resolve("agent"), modern);
        fake.frozen = true;
        fake.autosave = false;
        return fake;
    }

    private Answer putBack(FakeInstance fake, @Nullable String generation, long tick) throws InterruptedException {
        var world = new HeldWorld(
                "127.0.0.1",
                fake.endpoint().port(),
                generation,
                folder.resolve("world").toString(),
                tick,
                true,
                true,
                null);
        return thaw.putBack(world, new ProbeContext());
    }

    @Test
    void theSameGenerationIsPutBack() throws Exception {
        try (var fake = frozen(true)) {
            assertEquals(Answer.PUT_BACK, putBack(fake, "gen-1", 1));
            assertFalse(fake.frozen);
            assertTrue(fake.autosave);
        }
    }

    @Test
    void anotherGenerationIsNotTouched() throws Exception {
        try (var fake = frozen(true)) {
            assertEquals(Answer.OTHER_WORLD, putBack(fake, "gen-0", 1));
            assertTrue(fake.frozen);
            assertEquals(List.of("STATE"), fake.requests);
        }
    }

    @Test
    void anOldModIsTheSameByFolderAndATickThatDidNotGoBack() throws Exception {
        try (var fake = frozen(false)) {
            assertEquals(Answer.OTHER_WORLD, putBack(fake, null, fake.tick + 1));
            assertTrue(fake.frozen);
            assertEquals(Answer.PUT_BACK, putBack(fake, null, fake.tick));
            assertFalse(fake.frozen);
        }
    }

    @Test
    void aClientVantageIsNotTheWorld() throws Exception {
        try (var fake = frozen(true)) {
            fake.vantage = "client";
            assertEquals(Answer.OTHER_WORLD, putBack(fake, "gen-1", 1));
            assertEquals(List.of(), fake.requests);
        }
    }

    @Test
    void nobodyAnswering() throws Exception {
        FakeInstance gone = frozen(true);
        gone.close();
        assertEquals(Answer.UNREACHABLE, putBack(gone, "gen-1", 1));
    }

    @Test
    void aGameThatRefusesIsAFailure() throws Exception {
        try (var fake = frozen(true)) {
            fake.script = line -> line.contains("unfreeze") ? "!no" : line;
            assertEquals(Answer.FAILED, putBack(fake, "gen-1", 1));
        }
    }
}
