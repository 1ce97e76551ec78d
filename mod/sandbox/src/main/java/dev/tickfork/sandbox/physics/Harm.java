package dev.tickfork.sandbox.physics;

import dev.tickfork.sandbox.entity.EntityFamily;
import dev.tickfork.sandbox.entity.EntityState;
import dev.tickfork.sandbox.entity.Removal;
import dev.tickfork.sandbox.entity.SandboxEntity;

/// What hurts entities, and how they die (`LivingEntity.hurtServer`, `tickDeath`). Game thread only.
final class Harm {
    /// `LivingEntity.hurtDuration`: ticks in which it cannot be hurt again.
    private static final int HURT_TICKS = 10;
    /// `Entity.checkBelowWorld`: this far under the lowest block the void begins.
    private static final int VOID_DEPTH = 64;

    private static final float VOID_DAMAGE = 4;

    private final Surroundings level;

    Harm(Surroundings level) {
        this.level = level;
    }

    void hurt(SandboxEntity entity, float amount) {
        EntityState state = entity.state();
        if (state.invulnerable() || !entity.isAlive() || state.hurtTime() > 0 || amount <= 0) {
            return;
        }
        state.setHurtTime(HURT_TICKS);
        if (state.health() - amount > 0) {
            state.setHealth(state.health() - amount);
        } else {
            level.kill(entity);
        }
    }

    /// The part of every living tick that needs no motion.
    ///
    /// @return false when it was taken out of the level
    boolean liveOn(SandboxEntity entity) {
        EntityState state = entity.state();
        if (state.hurtTime() > 0) {
            state.setHurtTime(state.hurtTime() - 1);
        }
        if (state.health() <= 0) {
            state.setDeathTime(state.deathTime() + 1);
            if (state.deathTime() >= EntityState.DEATH_TICKS && entity.kind().family() != EntityFamily.PLAYER) {
                level.remove(entity, Removal.KILLED);
                return false;
            }
        }
        return true;
    }

    /// Everything that fell out of the world goes; living ones by being hurt.
    ///
    /// @return false when it was taken out of the level
    boolean staysInWorld(SandboxEntity entity) {
        if (entity.y() >= level.bottom() - VOID_DEPTH) {
            return true;
        }
        if (entity.kind().living()) {
            hurt(entity, VOID_DAMAGE);
            return true;
        }
        level.remove(entity, Removal.DISCARDED);
        return false;
    }

    /// `LivingEntity.causeFallDamage` after a move that ended on the ground.
    void land(SandboxEntity entity) {
        EntityState state = entity.state();
        if (!entity.onGround() || state.fallDistance() == 0) {
            return;
        }
        double fallen = state.fallDistance();
        state.setFallDistance(0);
        if (entity.kind().living() && level.gameRuleOn("fall_damage")) {
            var resistance = entity.kind().resistance();
            hurt(entity, (float) Math.ceil((fallen - resistance.safeFall()) * resistance.fallMultiplier()));
        }
    }
}
