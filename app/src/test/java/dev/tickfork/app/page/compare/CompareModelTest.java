package dev.tickfork.app.page.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import dev.tickfork.app.page.compare.CompareModel.Phase;
import dev.tickfork.app.page.snapshot.FakeBench;
import dev.tickfork.app.ui.MadeUpSnapshot;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The way from two folders to a verdict, with work that ends when the test says so.
class CompareModelTest {
    @TempDir
    Path dir = Path.of("");

    private final FakeBench bench = new FakeBench();
    private final CompareModel model = new CompareModel(bench);
    private Side before = Side.of(dir);
    private Side after = Side.of(dir);

    @BeforeEach
    void write() throws Exception {
        before = Side.of(new MadeUpSnapshot(60, 7).write(dir.resolve("before"), "minecraft:overworld", 10));
        after = Side.of(new MadeUpSnapshot(60, 7).move(12, 14).write(dir.resolve("after"), "minecraft:overworld", 20));
    }

    /// Closes what is open, so that the folder can go.
    @AfterEach
    void close() {
        model.choose(null, null);
    }

    private void finishAll() {
        while (bench.work.waiting() > 0) {
            bench.work.finish();
        }
    }

    @Test
    void theOrderIsThereBeforeTheFields() {
        model.chooseA(before);
        assertEquals(Phase.CHOOSING, model.phaseProperty().get());
        model.chooseB(after);
        assertEquals(Phase.ORDERING, model.phaseProperty().get());
        bench.work.finish();
        assertEquals(Phase.FIELDS, model.phaseProperty().get());
        assertEquals(1, model.order().differencesProperty().get().size());
        assertNull(model.fields());
        bench.work.finish();
        assertEquals(Phase.DONE, model.phaseProperty().get());
        assertNotNull(model.fields());
    }

    @Test
    void aLateAnswerOfAnEndedComparisonChangesNothing() {
        model.choose(before, after);
        model.choose(before, before);
        bench.work.finish();
        assertEquals(Phase.ORDERING, model.phaseProperty().get());
        assertNull(model.compared());
        finishAll();
        assertEquals(Phase.DONE, model.phaseProperty().get());
        assertEquals(before, model.sideBProperty().get());
        assertEquals(0, model.order().differencesProperty().get().size());
    }

    @Test
    void cancellingBringsBackThePairThatWasThere() {
        model.choose(before, after);
        finishAll();
        Compared first = model.compared();
        model.chooseB(before);
        model.cancel();
        assertEquals(Phase.DONE, model.phaseProperty().get());
        assertEquals(after, model.sideBProperty().get());
        finishAll();
        assertEquals(first, model.compared());
        assertEquals(1, bench.work.cancelled());
    }

    @Test
    void aFolderThatCannotBeReadIsAFailureAndNoVerdict() {
        model.choose(before, Side.of(dir.resolve("gone")));
        finishAll();
        assertEquals(Phase.FAILED, model.phaseProperty().get());
        assertNotNull(model.failureProperty().get());
        assertNull(model.compared());
    }

    @Test
    void swappingTurnsAddedIntoRemoved() throws Exception {
        Side longer = Side.of(new MadeUpSnapshot(60, 7)
                .add(new MadeUpSnapshot(1, 99), 0)
                .write(dir.resolve("longer"), "minecraft:overworld", 30));
        model.choose(before, longer);
        finishAll();
        assertEquals(
                Difference.Kind.ADDED,
                model.order().differencesProperty().get().getFirst().kind());
        model.swap();
        finishAll();
        assertEquals(
                Difference.Kind.REMOVED,
                model.order().differencesProperty().get().getFirst().kind());
    }
}
