package dev.tickfork.sandbox.entity;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Consumer;
import java.util.function.IntSupplier;
import net.kyori.adventure.nbt.BinaryTag;
import net.kyori.adventure.nbt.CompoundBinaryTag;

/// Makes entities from NBT with all their passengers (`EntityType.loadEntityRecursive`). Game thread only.
///
/// @param nextId gives the next network id of the server
public record EntityLoader(IntSupplier nextId) {
    /// Makes the entity and its riders, in no level yet.
    ///
    /// @param nbt    with an `id`; a UUID is honoured, else a new one is made
    /// @param adjust called for the entity and each passenger, vehicle first
    /// @return empty when the type is unknown or a number is not finite; such passengers are left out
    public Optional<SandboxEntity> load(CompoundBinaryTag nbt, Consumer<SandboxEntity> adjust) {
        Optional<EntityKind> kind = EntityKinds.find(nbt.getString("id"));
        if (kind.isEmpty() || !EntityNbt.finite(nbt)) {
            return Optional.empty();
        }
        SandboxEntity entity = create(kind.get());
        entity.load(nbt);
        adjust.accept(entity);
        for (BinaryTag tag : nbt.getList("Passengers")) {
            if (tag instanceof CompoundBinaryTag passenger) {
                load(passenger, adjust).ifPresent(rider -> rider.startRiding(entity));
            }
        }
        return Optional.of(entity);
    }

    public SandboxEntity create(EntityKind kind) {
        return new SandboxEntity.Plain(nextId.getAsInt(), kind, UUID.randomUUID());
    }

    /// The entity and all that ride it, vehicle before rider (`Entity.getSelfAndPassengers`).
    public static List<SandboxEntity> stack(SandboxEntity root) {
        var all = new ArrayList<SandboxEntity>();
        collect(root, all);
        return all;
    }

    private static void collect(SandboxEntity entity, List<SandboxEntity> into) {
        into.add(entity);
        entity.passengers().forEach(rider -> collect(rider, into));
    }
}
