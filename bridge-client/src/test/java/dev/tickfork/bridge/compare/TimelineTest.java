package dev.tickfork.bridge.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickfork.bridge.action.ActionContext;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class TimelineTest {
    private static final ActionContext SILENT = ActionContext.silent();

    @Test
    void countsAndStepsFollowTheOrderGiven() {
        var builder = new TimelineBuilder();
        builder.add("one", 5, "aa", Entities.ids(1, 2, 3), SILENT);
        builder.add("two", 6, "bb", Entities.ids(2, 3, 1), SILENT);
        builder.add(
                "three",
                -1,
                "cc",
                Entities.of(Entities.one(2), Entities.one(7).type("minecraft:cow"), Entities.one(1)),
                SILENT);
        Timeline found = builder.build();
        assertEquals(
                List.of(
                        new Timeline.TypeLine("minecraft:pig", List.of(3, 3, 2)),
                        new Timeline.TypeLine("minecraft:cow", List.of(0, 0, 1))),
                found.types());
        assertEquals(2, found.steps().size());
        Timeline.Step first = found.steps().getFirst();
        assertEquals(1, first.moves());
        assertEquals(2, Math.abs(first.largest()));
        assertNotNull(first.first());
        Timeline.Step second = found.steps().getLast();
        assertEquals(List.of(0, 1, 1), List.of(second.moves(), second.added(), second.removed()));
        assertFalse(second.quiet());
        assertEquals("minecraft:cow", found.points().getLast().order().type(1));
    }

    @Test
    void emptyPointsAreAllowedAndEqual() {
        var builder = new TimelineBuilder();
        builder.add("one", 0, "e3", Entities.ids(), SILENT);
        builder.add("two", 1, "e3", Entities.ids(), SILENT);
        Timeline found = builder.build();
        assertEquals(List.of(), found.types());
        assertTrue(found.steps().getFirst().equal());
    }

    @Test
    void thePictureKeepsTheFarthestMovesAndStaysSmall() {
        int size = 4_000;
        int[] backwards = IntStream.range(0, size).map(i -> size - 1 - i).toArray();
        var builder = new TimelineBuilder();
        builder.add("one", 0, "", Entities.ids(IntStream.range(0, size).toArray()), SILENT);
        builder.add("two", 1, "", Entities.ids(backwards), SILENT);
        Timeline.Step step = builder.build().steps().getFirst();
        assertEquals(size - 1, step.moves());
        assertEquals(Timeline.PICTURE_PARTS, step.picture().moves().size());
    }
}
