package dev.tickfork.sandbox.physics;

import dev.tickfork.sandbox.entity.EntityState;
import dev.tickfork.sandbox.entity.Removal;
import dev.tickfork.sandbox.entity.SandboxEntity;
import dev.tickfork.sandbox.entity.Vec;
import net.kyori.adventure.nbt.CompoundBinaryTag;

/// One tick of one entity, by the rule of its family. The same state gives the same next state, to the bit:
/// nothing is drawn by lot and nothing is remembered outside of the entities. Game thread only.
public final class EntityTicker {
    /// `PrimedTnt.tick` on the ground.
    private static final double TNT_FRICTION = 0.7;

    private static final double BOUNCE = -0.5;
    private static final float TNT_POWER = 4;

    private final Surroundings level;
    private final Mover mover;
    private final Harm harm;
    private final Pusher pusher;
    private final LivingMotion living;
    private final LeashPull leashes;
    private final ItemMotion items;
    private final MinecartMotion carts;
    private final Explosion explosion;

    public EntityTicker(Surroundings level) {
        this.level = level;
        mover = new Mover(level);
        harm = new Harm(level);
        pusher = new Pusher(level, harm);
        living = new LivingMotion(level, mover, harm);
        leashes = new LeashPull(level);
        items = new ItemMotion(level, mover);
        carts = new MinecartMotion(level, mover);
        explosion = new Explosion(level, harm);
    }

    /// Ticks an entity that rides nothing.
    public void tick(SandboxEntity entity) {
        if (!harm.staysInWorld(entity)) {
            return;
        }
        switch (entity.kind().family()) {
            case LIVING, FLYING -> tickLiving(entity);
            case PLAYER -> {
                harm.liveOn(entity);
                pusher.pushAround(entity);
            }
            case ITEM -> items.tick(entity);
            case TNT -> tickTnt(entity);
            case FALLING_BLOCK -> tickFallingBlock(entity);
            case MINECART -> {
                carts.tick(entity);
                pusher.pushAroundCart(entity);
            }
            case FALLING -> ItemMotion.fall(level, mover, entity);
            case PROJECTILE -> tickProjectile(entity);
            case STATIC -> {}
        }
    }

    /// Ticks a rider after its vehicle and puts it on its seat (`Entity.rideTick`).
    public void rideTick(SandboxEntity rider, SandboxEntity vehicle) {
        rider.setVelocity(0, 0, 0);
        if (rider.kind().living() && !harm.liveOn(rider)) {
            return;
        }
        LivingMotion.sit(rider);
        rider.state().setFallDistance(0);
        seat(rider, vehicle);
        if (rider.kind().living()) {
            pusher.pushAround(rider);
        }
    }

    /// `Entity.positionRider`: the seat of the vehicle, turned with it, less the rider's own point.
    private static void seat(SandboxEntity rider, SandboxEntity vehicle) {
        double scale = vehicle.height() / vehicle.kind().height();
        Vec seat = vehicle.kind().seats().passenger();
        Vec point = rider.kind().seats().vehicle();
        double sin = 0;
        double cos = 1;
        if (seat.x() != 0 || seat.z() != 0) {
            double angle = StrictMath.toRadians(-vehicle.yaw());
            sin = StrictMath.sin(angle);
            cos = StrictMath.cos(angle);
        }
        rider.setPosition(
                vehicle.x() + (seat.x() * cos + seat.z() * sin) * scale - point.x(),
                vehicle.y() + seat.y() * scale - point.y(),
                vehicle.z() + (seat.z() * cos - seat.x() * sin) * scale - point.z());
    }

    private void tickLiving(SandboxEntity entity) {
        if (!harm.liveOn(entity)) {
            return;
        }
        if (entity.state().leashHolder() != null) {
            leashes.pull(entity);
        }
        living.travel(entity);
        pusher.pushAround(entity);
    }

    private void tickTnt(SandboxEntity tnt) {
        fallFreely(tnt);
        if (tnt.onGround()) {
            tnt.setVelocity(tnt.vx() * TNT_FRICTION, tnt.vy() * BOUNCE, tnt.vz() * TNT_FRICTION);
        }
        EntityState state = tnt.state();
        state.setFuse(state.fuse() - 1);
        if (state.fuse() <= 0) {
            level.remove(tnt, Removal.DISCARDED);
            if (level.gameRuleOn("tnt_explodes")) {
                explosion.explode(tnt, tnt.rest().getFloat("explosion_power", TNT_POWER));
            }
        }
    }

    private void tickFallingBlock(SandboxEntity block) {
        block.state().setAge(block.state().age() + 1);
        fallFreely(block);
        if (!block.onGround()) {
            return;
        }
        level.remove(block, Removal.DISCARDED);
        int x = Mover.floor(block.x());
        int y = Mover.floor(block.y());
        int z = Mover.floor(block.z());
        CompoundBinaryTag carried = block.rest().getCompound("BlockState");
        if (level.blockAt(x, y, z).isAir()) {
            level.placeBlock(x, y, z, carried);
        }
    }

    private void fallFreely(SandboxEntity entity) {
        entity.setVelocity(entity.vx(), entity.vy() - LivingMotion.gravity(entity), entity.vz());
        mover.move(entity, entity.vx(), entity.vy(), entity.vz(), 0);
        entity.setVelocity(
                entity.vx() * LivingMotion.AIR_DRAG,
                entity.vy() * LivingMotion.AIR_DRAG,
                entity.vz() * LivingMotion.AIR_DRAG);
    }

    /// Flies until a block stops it, then stays there.
    private void tickProjectile(SandboxEntity entity) {
        if (entity.onGround()) {
            return;
        }
        double wantX = entity.vx();
        double wantY = entity.vy();
        double wantZ = entity.vz();
        mover.move(entity, wantX, wantY, wantZ, 0);
        if (entity.vx() != wantX || entity.vy() != wantY || entity.vz() != wantZ) {
            entity.setVelocity(0, 0, 0);
            entity.setOnGround(true);
            return;
        }
        double kept = 1 - entity.kind().drag();
        entity.setVelocity(entity.vx() * kept, entity.vy() * kept - LivingMotion.gravity(entity), entity.vz() * kept);
    }
}
