package dev.tickfork.sandbox.physics;

import dev.tickfork.sandbox.entity.EntityFamily;
import dev.tickfork.sandbox.entity.SandboxEntity;

/// The motion of the living without a will of their own (`LivingEntity.aiStep`, `travel`): moves, then gravity and
/// friction. Game thread only.
final class LivingMotion {
    /// `LivingEntity.aiStep`: slower than this on an axis is standing still.
    private static final double STILL = 0.003;

    static final double AIR_DRAG = 0.98f;
    private static final double WALK_FRICTION = 0.91f;
    /// The block whose friction counts lies this far under the feet.
    private static final double FRICTION_DEPTH = 0.500001;

    private final Surroundings level;
    private final Mover mover;
    private final Harm harm;

    LivingMotion(Surroundings level, Mover mover, Harm harm) {
        this.level = level;
        this.mover = mover;
        this.harm = harm;
    }

    void travel(SandboxEntity entity) {
        entity.setVelocity(still(entity.vx()), still(entity.vy()), still(entity.vz()));
        if (entity.state().noAi()) {
            entity.setVelocity(entity.vx() * AIR_DRAG, entity.vy() * AIR_DRAG, entity.vz() * AIR_DRAG);
            return;
        }
        double friction = WALK_FRICTION * (entity.onGround() ? frictionUnder(level, entity) : 1);
        mover.move(entity, entity.vx(), entity.vy(), entity.vz(), entity.kind().stepHeight());
        harm.land(entity);
        if (entity.kind().family() == EntityFamily.FLYING) {
            entity.setVelocity(entity.vx() * friction, entity.vy() * WALK_FRICTION, entity.vz() * friction);
        } else {
            entity.setVelocity(
                    entity.vx() * friction, (entity.vy() - gravity(entity)) * AIR_DRAG, entity.vz() * friction);
        }
    }

    /// What a rider's velocity comes to: nothing but gravity's first pull (`Entity.rideTick`).
    static void sit(SandboxEntity rider) {
        boolean falls =
                rider.kind().family() == EntityFamily.LIVING && !rider.state().noAi();
        rider.setVelocity(0, falls ? -gravity(rider) * AIR_DRAG : 0, 0);
    }

    static double gravity(SandboxEntity entity) {
        return entity.state().noGravity() ? 0 : entity.kind().gravity();
    }

    static double frictionUnder(Surroundings level, SandboxEntity entity) {
        return level.blockAt(Mover.floor(entity.x()), Mover.floor(entity.y() - FRICTION_DEPTH), Mover.floor(entity.z()))
                .traits()
                .friction();
    }

    private static double still(double speed) {
        return Math.abs(speed) < STILL ? 0 : speed;
    }
}
