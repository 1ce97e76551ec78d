package dev.tickfork.sandbox.physics;

import dev.tickfork.sandbox.block.BlockState;
import dev.tickfork.sandbox.entity.SandboxEntity;

/// Minecarts (`AbstractMinecart`, the behaviour without the experiment): along the rail, or sliding. Game
/// thread only.
final class MinecartMotion {
    /// Blocks per tick that a cart covers at most.
    private static final double MAX_SPEED = 0.4;
    /// On a slope this is added each tick.
    private static final double SLOPE = 0.0078125;
    /// Rails carry a cart this far above the floor of their block.
    private static final double ABOVE_RAIL = 0.0625;

    private static final double EMPTY_DRAG = 0.96f;
    private static final double RIDDEN_DRAG = 0.997f;
    private static final double POWER = 0.06;
    private static final double START = 0.02;
    private static final double BRAKES_AT = 0.03;
    private static final double MOVES_AT = 0.01;
    private static final double GROUND_DRAG = 0.5;
    private static final double AIR_DRAG = 0.95f;

    private final Surroundings level;
    private final Mover mover;

    MinecartMotion(Surroundings level, Mover mover) {
        this.level = level;
        this.mover = mover;
    }

    void tick(SandboxEntity cart) {
        cart.setVelocity(cart.vx(), cart.vy() - LivingMotion.gravity(cart), cart.vz());
        int x = Mover.floor(cart.x());
        int y = Mover.floor(cart.y());
        int z = Mover.floor(cart.z());
        if (level.blockAt(x, y - 1, z).isRail()) {
            y--;
        }
        BlockState rail = level.blockAt(x, y, z);
        if (rail.isRail()) {
            roll(cart, rail, x, y, z);
        } else {
            slide(cart);
        }
    }

    private void slide(SandboxEntity cart) {
        cart.setVelocity(capped(cart.vx()), cart.vy(), capped(cart.vz()));
        if (cart.onGround()) {
            cart.setVelocity(cart.vx() * GROUND_DRAG, cart.vy() * GROUND_DRAG, cart.vz() * GROUND_DRAG);
        }
        mover.move(cart, cart.vx(), cart.vy(), cart.vz(), 0);
        if (cart.onGround()) {
            cart.state().setFallDistance(0);
        } else {
            cart.setVelocity(cart.vx() * AIR_DRAG, cart.vy() * AIR_DRAG, cart.vz() * AIR_DRAG);
        }
    }

    private void roll(SandboxEntity cart, BlockState rail, int x, int y, int z) {
        cart.state().setFallDistance(0);
        Track track = Track.of(rail.property("shape"));
        double vx = cart.vx() + track.downX() * SLOPE;
        double vz = cart.vz() + track.downZ() * SLOPE;
        double length = Math.sqrt(track.alongX() * track.alongX() + track.alongZ() * track.alongZ());
        double forward = vx * track.alongX() + vz * track.alongZ() < 0 ? -1 : 1;
        double dirX = forward * track.alongX() / length;
        double dirZ = forward * track.alongZ() / length;
        double speed = Math.min(2, Math.sqrt(vx * vx + vz * vz));
        boolean powerRail = rail.name().equals("minecraft:powered_rail");
        boolean powered = rail.property("powered").equals("true");
        if (powerRail && !powered) {
            speed = speed < BRAKES_AT ? 0 : speed * GROUND_DRAG;
        }
        putOnTrack(cart, track, x, y, z);
        cart.setVelocity(dirX * speed, 0, dirZ * speed);
        mover.move(cart, capped(cart.vx()), 0, capped(cart.vz()), 0);
        followSlope(cart);
        double drag = cart.passengers().isEmpty() ? EMPTY_DRAG : RIDDEN_DRAG;
        cart.setVelocity(cart.vx() * drag, 0, cart.vz() * drag);
        if (powerRail && powered) {
            accelerate(cart, track, x, y, z);
        }
    }

    /// On the line between the two ends of the rail, as far along as it was.
    private static void putOnTrack(SandboxEntity cart, Track track, int x, int y, int z) {
        double startX = x + 0.5 + track.fromX() * 0.5;
        double startZ = z + 0.5 + track.fromZ() * 0.5;
        double spanX = track.alongX() * 0.5;
        double spanZ = track.alongZ() * 0.5;
        double along = ((cart.x() - startX) * spanX + (cart.z() - startZ) * spanZ) / (spanX * spanX + spanZ * spanZ);
        cart.setPosition(startX + spanX * along, y + ABOVE_RAIL + track.heightAt(along), startZ + spanZ * along);
    }

    private void followSlope(SandboxEntity cart) {
        int x = Mover.floor(cart.x());
        int z = Mover.floor(cart.z());
        for (int y = Mover.floor(cart.y()) + 1; y >= Mover.floor(cart.y()) - 1; y--) {
            BlockState rail = level.blockAt(x, y, z);
            if (rail.isRail()) {
                double vx = cart.vx();
                double vz = cart.vz();
                putOnTrack(cart, Track.of(rail.property("shape")), x, y, z);
                cart.setVelocity(vx, 0, vz);
                return;
            }
        }
    }

    /// A powered rail: faster along, or a start away from a solid block at its end.
    private void accelerate(SandboxEntity cart, Track track, int x, int y, int z) {
        double speed = Math.sqrt(cart.vx() * cart.vx() + cart.vz() * cart.vz());
        if (speed > MOVES_AT) {
            cart.setVelocity(cart.vx() + cart.vx() / speed * POWER, 0, cart.vz() + cart.vz() / speed * POWER);
        } else if (track.fromX() != 0 && track.fromZ() == 0) {
            cart.setVelocity(start(x - 1, y, z, x + 1, z, cart.vx()), 0, cart.vz());
        } else if (track.fromZ() != 0) {
            cart.setVelocity(cart.vx(), 0, start(x, y, z - 1, x, z + 1, cart.vz()));
        }
    }

    private double start(int beforeX, int y, int beforeZ, int afterX, int afterZ, double otherwise) {
        if (level.blockAt(beforeX, y, beforeZ).traits().conductor()) {
            return START;
        }
        return level.blockAt(afterX, y, afterZ).traits().conductor() ? -START : otherwise;
    }

    private static double capped(double speed) {
        return Math.clamp(speed, -MAX_SPEED, MAX_SPEED);
    }
}
