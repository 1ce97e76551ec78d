package dev.tickfork.sandbox.physics;

import dev.tickfork.sandbox.entity.EntityFamily;
import dev.tickfork.sandbox.entity.EntityState;
import dev.tickfork.sandbox.entity.Removal;
import dev.tickfork.sandbox.entity.SandboxEntity;
import java.util.ArrayList;
import java.util.List;
import net.kyori.adventure.nbt.CompoundBinaryTag;

/// Dropped items (`ItemEntity.tick`): gravity first, then the move; equal ones merge. Game thread only.
final class ItemMotion {
    private static final int LIFETIME = 6000;
    /// `ItemEntity.INFINITE_LIFETIME`.
    private static final int ENDLESS = -32768;
    /// `ItemEntity.INFINITE_PICKUP_DELAY`.
    private static final int NEVER = 32767;

    private static final int STACK = 64;
    private static final int MERGE_EVERY = 40;
    private static final int MERGE_EVERY_MOVING = 2;
    private static final double MERGE_REACH = 0.5;
    private static final double BOUNCE = -0.5;

    private final Surroundings level;
    private final Mover mover;
    private final List<SandboxEntity> near = new ArrayList<>();

    ItemMotion(Surroundings level, Mover mover) {
        this.level = level;
        this.mover = mover;
    }

    void tick(SandboxEntity item) {
        EntityState state = item.state();
        if (state.pickupDelay() > 0 && state.pickupDelay() != NEVER) {
            state.setPickupDelay(state.pickupDelay() - 1);
        }
        int cellX = Mover.floor(item.x());
        int cellY = Mover.floor(item.y());
        int cellZ = Mover.floor(item.z());
        fall(level, mover, item);
        item.state().setFallDistance(item.onGround() ? 0 : item.state().fallDistance());
        if (item.onGround() && item.vy() < 0) {
            item.setVelocity(item.vx(), item.vy() * BOUNCE, item.vz());
        }
        boolean moved =
                cellX != Mover.floor(item.x()) || cellY != Mover.floor(item.y()) || cellZ != Mover.floor(item.z());
        // The game counts its own ticks here, which are not saved; the age is.
        if (state.age() % (moved ? MERGE_EVERY_MOVING : MERGE_EVERY) == 0) {
            merge(item);
        }
        if (!item.isRemoved() && state.age() != ENDLESS) {
            state.setAge(state.age() + 1);
            if (state.age() >= LIFETIME) {
                level.remove(item, Removal.DISCARDED);
            }
        }
    }

    /// Gravity, move, drag: what items, boats and orbs have in common.
    static void fall(Surroundings level, Mover mover, SandboxEntity entity) {
        entity.setVelocity(entity.vx(), entity.vy() - LivingMotion.gravity(entity), entity.vz());
        mover.move(entity, entity.vx(), entity.vy(), entity.vz(), 0);
        double friction = LivingMotion.AIR_DRAG * (entity.onGround() ? LivingMotion.frictionUnder(level, entity) : 1);
        entity.setVelocity(entity.vx() * friction, entity.vy() * LivingMotion.AIR_DRAG, entity.vz() * friction);
    }

    private void merge(SandboxEntity item) {
        near.clear();
        level.entitiesIn(Box.of(item).grown(MERGE_REACH, 0, MERGE_REACH), item, near);
        for (SandboxEntity other : near) {
            if (item.isRemoved()) {
                return;
            }
            if (other.kind().family() == EntityFamily.ITEM && fits(item, other)) {
                if (count(other) > count(item)) {
                    join(other, item);
                } else {
                    join(item, other);
                }
            }
        }
    }

    private static boolean fits(SandboxEntity one, SandboxEntity other) {
        return stack(one).remove("count").equals(stack(other).remove("count"))
                && one.state().pickupDelay() != NEVER
                && other.state().pickupDelay() != NEVER
                && count(one) + count(other) <= STACK;
    }

    private void join(SandboxEntity into, SandboxEntity gone) {
        EntityState kept = into.state();
        into.setRest(into.rest().put("Item", stack(into).putInt("count", count(into) + count(gone))));
        kept.setPickupDelay(Math.max(kept.pickupDelay(), gone.state().pickupDelay()));
        kept.setAge(Math.min(kept.age(), gone.state().age()));
        level.remove(gone, Removal.DISCARDED);
    }

    private static CompoundBinaryTag stack(SandboxEntity item) {
        return item.rest().getCompound("Item");
    }

    private static int count(SandboxEntity item) {
        return stack(item).getInt("count", 1);
    }
}
