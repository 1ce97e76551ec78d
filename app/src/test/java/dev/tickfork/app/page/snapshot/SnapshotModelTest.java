package dev.tickfork.app.page.snapshot;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickfork.app.ui.MadeUpSnapshot;
import dev.tickfork.bridge.snapshot.Snapshot;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Opening, filter, sort and selection of one snapshot, without a toolkit.
class SnapshotModelTest {
    @TempDir
    Path folder;

    private final FakeBench bench = new FakeBench();
    private final SnapshotModel model = new SnapshotModel(bench);
    private Path dir = Path.of("");

    @BeforeEach
    void write() {
        dir = new MadeUpSnapshot(523, 1).write(folder.resolve("one"), "minecraft:overworld", 9_825);
    }

    private Snapshot opened() {
        model.open(dir, -1);
        bench.work.finish();
        return Objects.requireNonNull(model.snapshot());
    }

    @Test
    void openingShowsAllInTickOrderAndTheFirstInDetail() {
        model.open(dir, -1);
        assertEquals(SnapshotModel.Phase.READING, model.phaseProperty().get());
        bench.work.finish();
        assertEquals(SnapshotModel.Phase.READY, model.phaseProperty().get());
        assertEquals(523, model.rowsProperty().get().size());
        assertTrue(model.inTickOrder());
        assertEquals(0, model.selectedProperty().get());
        assertEquals(1, bench.items().size());
    }

    @Test
    void whatIsNoSnapshotFailsAndTheNextOpens() {
        model.open(folder.resolve("nothing"), -1);
        bench.work.finish();
        assertEquals(SnapshotModel.Phase.FAILED, model.phaseProperty().get());
        assertNotNull(model.failureProperty().get());
        opened();
        assertEquals(SnapshotModel.Phase.READY, model.phaseProperty().get());
    }

    @Test
    void onlyTheLastOfTwoOpeningsIsShown() {
        Path other = new MadeUpSnapshot(7, 2).write(folder.resolve("two"), "minecraft:overworld", 1);
        model.open(dir, -1);
        model.open(other, -1);
        bench.work.finish();
        assertEquals(SnapshotModel.Phase.READING, model.phaseProperty().get());
        bench.work.finish();
        assertEquals(7, model.rowsProperty().get().size());
        assertEquals(1, bench.work.cancelled());
    }

    @Test
    void aFilterKeepsTickOrderAndIsRemembered() {
        Snapshot now = opened();
        model.filter("type:trader_llama");
        bench.work.finish();
        assertEquals(List.of(9, 341), model.rowsProperty().get());
        assertEquals(List.of("type:trader_llama"), model.history());
        model.onlyType("minecraft:wandering_trader");
        bench.work.finish();
        assertEquals(List.of(10), model.rowsProperty().get());
        assertEquals("minecraft:wandering_trader", now.type(10));
        assertEquals(List.of("type:wandering_trader", "type:trader_llama"), model.history());
    }

    @Test
    void whatIsNoQueryNamesTheColumnAndChangesNothingElse() {
        opened();
        model.filter("type:minecart and nearr:1,2,3,4");
        assertEquals(18, Objects.requireNonNull(model.faultProperty().get()).column());
        assertEquals(523, model.rowsProperty().get().size());
        assertEquals("", model.query());
        assertEquals("type:minecart and nearr:1,2,3,4", model.typed());
        assertEquals(0, bench.work.waiting());
        model.filter("");
        assertNull(model.faultProperty().get());
    }

    @Test
    void sortingKeepsTheFilterAndTheOrderOfEquals() {
        Snapshot now = opened();
        model.filter("type:minecart");
        bench.work.finish();
        model.sort(SortBy.X, true);
        bench.work.finish();
        RowNumbers rows = model.rowsProperty().get();
        for (int i = 1; i < rows.size(); i++) {
            assertTrue(now.x(rows.at(i - 1)) >= now.x(rows.at(i)));
            assertEquals("minecraft:minecart", now.type(rows.at(i)));
        }
        assertFalse(model.inTickOrder());
        model.sort(SortBy.YAW, true);
        bench.work.finish();
        rows = model.rowsProperty().get();
        for (int i = 1; i < rows.size(); i++) {
            assertTrue(rows.at(i - 1) < rows.at(i), "all yaws are equal, so tick order stays");
        }
    }

    @Test
    void theOrderShownIsNotSortedAgain() {
        opened();
        model.sort(SortBy.ORDER, false);
        assertEquals(0, bench.work.waiting());
    }

    @Test
    void aNewFilterStopsTheOneBefore() {
        opened();
        int before = bench.work.cancelled();
        model.filter("type:minecart");
        model.filter("type:trader_llama");
        assertEquals(before + 1, bench.work.cancelled());
        bench.work.finish();
        assertEquals(523, model.rowsProperty().get().size());
        bench.work.finish();
        assertEquals(2, model.rowsProperty().get().size());
    }

    @Test
    void actionsAreForAllShownOrTheMarkedOrTheOneInDetail() {
        opened();
        assertArrayEquals(new int[] {0}, model.selection());
        model.choose(new int[] {12, 3, 7});
        assertArrayEquals(new int[] {3, 7, 12}, model.selection());
        model.sort(SortBy.UUID, false);
        bench.work.finish();
        model.allSelectedProperty().set(true);
        int[] all = model.selection();
        assertEquals(523, all.length);
        assertEquals(0, all[0]);
        assertEquals(522, all[522]);
    }
}
