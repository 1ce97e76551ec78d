package dev.tickfork.sandbox.entity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/// As `net.minecraft.world.level.entity.EntityTickList` of 26.2 behaves.
class EntityTickListTest {
    private final EntityTickList list = new EntityTickList();
    private final SandboxEntity one = entity(1);
    private final SandboxEntity two = entity(2);
    private final SandboxEntity three = entity(3);

    private static SandboxEntity entity(int id) {
        return new SandboxEntity.Plain(id, EntityKinds.of("minecraft:cow"), new UUID(0, id));
    }

    private List<Integer> order() {
        var ids = new ArrayList<Integer>();
        list.forEach(entity -> ids.add(entity.id()));
        return ids;
    }

    /// `add` is a put into an insertion-ordered map: the id's own order means nothing.
    @Test
    void keepsInsertionOrderAndPlaceOnPuttingAgain() {
        list.add(three);
        list.add(one);
        list.add(two);
        list.add(three);
        assertEquals(List.of(3, 1, 2), order());
    }

    /// `remove` and `add`: the way to move an entity to the end.
    @Test
    void removeAndAddMovesToTheEnd() {
        list.add(one);
        list.add(two);
        list.remove(one);
        list.add(one);
        assertEquals(List.of(2, 1), order());
    }

    /// `ensureActiveIsNotIterated`: the walk goes on over the old map, the new one keeps the order.
    @Test
    void changesDuringAWalkCountForTheNext() {
        list.add(one);
        list.add(two);
        var seen = new ArrayList<Integer>();
        list.forEach(entity -> {
            seen.add(entity.id());
            list.add(three);
            list.remove(two);
        });
        assertEquals(List.of(1, 2), seen);
        assertEquals(List.of(1, 3), order());
    }

    /// The exact refusal of the game.
    @Test
    void refusesAWalkInsideAWalk() {
        list.add(one);
        var refused = assertThrows(UnsupportedOperationException.class, () -> list.forEach(_ -> list.forEach(_ -> {})));
        assertEquals("Only one concurrent iteration supported", refused.getMessage());
        assertEquals(List.of(1), order());
    }
}
