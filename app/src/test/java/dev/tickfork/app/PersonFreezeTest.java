package dev.tickfork.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickfork.bridge.action.ActionResult;
import dev.tickfork.bridge.action.Codes;
import dev.tickfork.bridge.capability.InstanceData.Ticking;
import dev.tickfork.bridge.workflow.DemoSource;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// A freeze that a person asks for outlives its connection, and says what there was before.
@Timeout(value = 3, unit = TimeUnit.MINUTES)
class PersonFreezeTest {
    @TempDir
    Path home;

    @Test
    void itLastsUntilSomebodyEndsIt() throws Exception {
        try (var stage = new Stage(home)) {
            DemoSource source = stage.source(20);
            Map<String, Object> at = Stage.at(source);

            assertSet(false, true, stage.must("instance.freeze", at));
            assertTrue(frozen(source), "the connection that froze it is closed, and it is frozen");
            assertSet(true, true, stage.must("instance.freeze", at));
            assertSet(true, false, stage.must("instance.unfreeze", at));
            Aftermath.assertRuns(source.endpoint(), "after instance.unfreeze");
            assertSet(false, false, stage.must("instance.unfreeze", at));
        }
    }

    @Test
    void aMissingPortFileIsNamed() throws Exception {
        try (var stage = new Stage(home)) {
            Path nope = home.resolve("nope.txt");
            ActionResult result = stage.run("instance.freeze", Map.of("port_file", nope.toString()));
            assertEquals(Codes.NOT_FOUND, result.code(), result::toString);
        }
    }

    private static void assertSet(boolean before, boolean now, ActionResult result) {
        var data = assertInstanceOf(Ticking.class, result.data(), result::toString);
        assertEquals(before, data.frozenBefore(), result::toString);
        assertEquals(now, data.frozen(), result::toString);
    }

    private static boolean frozen(DemoSource source) throws Exception {
        try (var connection = Stage.connect(source)) {
            return Aftermath.ticking(connection).frozen();
        }
    }
}
