package dev.tickfork.sandbox.entity;

import it.unimi.dsi.fastutil.ints.Int2ObjectLinkedOpenHashMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// The order in which a level ticks its entities: insertion-ordered by network id, as vanilla's class of this name.
/// Putting an id again keeps its place; remove and add moves it to the end. Game thread only.
public final class EntityTickList {
    private Int2ObjectLinkedOpenHashMap<SandboxEntity> active = new Int2ObjectLinkedOpenHashMap<>();
    private Int2ObjectLinkedOpenHashMap<SandboxEntity> passive = new Int2ObjectLinkedOpenHashMap<>();
    private @Nullable Int2ObjectLinkedOpenHashMap<SandboxEntity> iterated;
    private long lastPlace;

    /// Appends, or keeps the place when the id is there already. Constant time (outside [#forEach]).
    public void add(SandboxEntity entity) {
        ensureActiveIsNotIterated();
        if (active.put(entity.id(), entity) == null) {
            entity.setTickPlace(++lastPlace);
        }
    }

    public void remove(SandboxEntity entity) {
        ensureActiveIsNotIterated();
        if (active.remove(entity.id()) != null) {
            entity.setTickPlace(SandboxEntity.NOT_TICKING);
        }
    }

    public boolean contains(SandboxEntity entity) {
        return active.containsKey(entity.id());
    }

    public int size() {
        return active.size();
    }

    /// Calls `work` for each entity in tick order. What is added meanwhile is not visited; what is removed may be.
    ///
    /// @throws UnsupportedOperationException called from inside `work`
    public void forEach(Consumer<SandboxEntity> work) {
        if (iterated != null) {
            throw new UnsupportedOperationException("Only one concurrent iteration supported");
        }
        iterated = active;
        try {
            for (SandboxEntity entity : active.values()) {
                work.accept(entity);
            }
        } finally {
            iterated = null;
        }
    }

    @SuppressWarnings("ReferenceEquality") // the very map that is walked, not one with equal contents
    private void ensureActiveIsNotIterated() {
        if (iterated != active) {
            return;
        }
        passive.clear();
        passive.putAll(active);
        var swapped = active;
        active = passive;
        passive = swapped;
    }
}
