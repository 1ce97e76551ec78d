package dev.tickfork.sandbox.physics;

import dev.tickfork.sandbox.block.BlockState;
import dev.tickfork.sandbox.entity.Removal;
import dev.tickfork.sandbox.entity.SandboxEntity;
import java.util.List;
import java.util.UUID;
import net.kyori.adventure.nbt.CompoundBinaryTag;
import org.jspecify.annotations.Nullable;

/// The level as an entity's tick sees it. Game thread only.
public interface Surroundings {
    /// Air where nothing is loaded.
    BlockState blockAt(int x, int y, int z);

    /// Places the block that a `BlockState` compound of NBT names.
    void placeBlock(int x, int y, int z, CompoundBinaryTag state);

    /// Adds to `found` every entity whose box meets `box`, `except` left out, in tick order.
    void entitiesIn(Box box, @Nullable SandboxEntity except, List<SandboxEntity> found);

    @Nullable
    SandboxEntity entity(UUID uuid);

    /// Takes it out of the level at once.
    void remove(SandboxEntity entity, Removal why);

    /// Starts the death of a living entity, takes any other out at once.
    void kill(SandboxEntity entity);

    /// Puts a new entity into the level, last in tick order; refused silently when its type is unknown.
    void spawn(CompoundBinaryTag nbtWithId);

    int gameRule(String name);

    boolean gameRuleOn(String name);

    /// The lowest block of the dimension.
    int bottom();
}
