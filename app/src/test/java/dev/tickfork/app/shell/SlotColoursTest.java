package dev.tickfork.app.shell;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tickfork.app.ui.TypeKind;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import javafx.scene.paint.Color;
import org.junit.jupiter.api.Test;

/// Which colour and shape an entity type has.
class SlotColoursTest {
    private final SlotColours types = new SlotColours(_ -> Color.BLACK);

    @Test
    void aTypeKeepsItsColourInEveryRun() {
        assertEquals(0, types.slot("minecraft:sulfur_cube"));
        assertEquals(1, types.slot("minecraft:minecart"));
        assertEquals(2, types.slot("minecraft:trader_llama"));
        assertEquals(3, types.slot("minecraft:wandering_trader"));
    }

    @Test
    void insideOneSnapshotTheCommonerTypeKeepsItsColourAndTwelveDiffer() {
        List<String> names = IntStream.range(0, 400).mapToObj(i -> "x:t" + i).toList();
        String first = names.getFirst();
        String clash = names.stream()
                .skip(1)
                .filter(name -> types.slot(name) == types.slot(first))
                .findFirst()
                .orElseThrow();
        assertArrayEquals(
                new int[] {types.slot(first), (types.slot(first) + 1) % 12}, types.slots(List.of(first, clash)));
        int[] all = types.slots(names.subList(0, 12));
        assertEquals(12, Arrays.stream(all).distinct().count());
        assertEquals(400, types.slots(names).length);
    }

    @Test
    void theShapeIsTheKind() {
        assertEquals(TypeKind.CREATURE, types.kind("minecraft:sulfur_cube"));
        assertEquals(TypeKind.VEHICLE, types.kind("minecraft:hopper_minecart"));
        assertEquals(TypeKind.ANIMAL, types.kind("minecraft:trader_llama"));
        assertEquals(TypeKind.PERSON, types.kind("minecraft:wandering_trader"));
        assertEquals(TypeKind.THING, types.kind("minecraft:tnt"));
        assertEquals(TypeKind.OTHER, types.kind("minecraft:armor_stand"));
        assertEquals(TypeKind.OTHER, types.kind("other:cow"));
    }
}
