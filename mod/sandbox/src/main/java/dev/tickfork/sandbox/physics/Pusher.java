package dev.tickfork.sandbox.physics;

import dev.tickfork.sandbox.entity.EntityFamily;
import dev.tickfork.sandbox.entity.SandboxEntity;
import java.util.ArrayList;
import java.util.List;

/// Entities push each other apart (`LivingEntity.pushEntities`, `Entity.push`), each in its own tick and
/// its neighbours in tick order: that is why the order matters. Game thread only.
final class Pusher {
    /// Blocks per tick that a push adds at most.
    private static final double STRENGTH = 0.05f;
    /// Nearer than this on both axes they do not push.
    private static final double TOO_NEAR = 0.01f;
    /// `LivingEntity.pushEntities`: damage of being crammed.
    private static final float CRAMMING_DAMAGE = 6;
    /// `AbstractMinecart.tick` looks this far around a cart.
    private static final double CART_REACH = 0.2f;

    private final Surroundings level;
    private final Harm harm;
    private final List<SandboxEntity> near = new ArrayList<>();

    Pusher(Surroundings level, Harm harm) {
        this.level = level;
        this.harm = harm;
    }

    void pushAround(SandboxEntity entity) {
        near.clear();
        level.entitiesIn(Box.of(entity), entity, near);
        near.removeIf(other -> !isPushable(other));
        if (near.isEmpty()) {
            return;
        }
        cram(entity);
        for (int i = 0; i < near.size(); i++) {
            push(near.get(i), entity);
        }
    }

    void pushAroundCart(SandboxEntity cart) {
        near.clear();
        level.entitiesIn(Box.of(cart).grown(CART_REACH, 0, CART_REACH), cart, near);
        for (int i = 0; i < near.size(); i++) {
            SandboxEntity other = near.get(i);
            if (other.vehicle() != cart && isPushable(other)) {
                push(other, cart);
            }
        }
    }

    /// The game rolls a die of four here; its dice are not saved, so that we take every tick in which it can be hurt.
    private void cram(SandboxEntity entity) {
        int limit = level.gameRule("max_entity_cramming");
        if (limit <= 0 || near.size() <= limit - 1) {
            return;
        }
        long standing = near.stream().filter(other -> other.vehicle() == null).count();
        if (standing > limit - 1) {
            harm.hurt(entity, CRAMMING_DAMAGE);
        }
    }

    static boolean isPushable(SandboxEntity entity) {
        EntityFamily family = entity.kind().family();
        return switch (family) {
            case LIVING, FLYING, PLAYER ->
                entity.isAlive()
                        && !entity.type().equals("minecraft:armor_stand")
                        && !entity.type().equals("minecraft:bat");
            case MINECART -> true;
            case FALLING -> entity.type().endsWith("boat") || entity.type().endsWith("raft");
            default -> false;
        };
    }

    private static void push(SandboxEntity one, SandboxEntity other) {
        if (one.rootVehicle() == other.rootVehicle()) {
            return;
        }
        double dx = other.x() - one.x();
        double dz = other.z() - one.z();
        double most = Math.max(Math.abs(dx), Math.abs(dz));
        if (most < TOO_NEAR) {
            return;
        }
        double root = Math.sqrt(most);
        double share = Math.min(1 / root, 1) * STRENGTH;
        double pushX = dx / root * share;
        double pushZ = dz / root * share;
        if (one.passengers().isEmpty() && isPushable(one)) {
            one.setVelocity(one.vx() - pushX, one.vy(), one.vz() - pushZ);
        }
        if (other.passengers().isEmpty() && isPushable(other)) {
            other.setVelocity(other.vx() + pushX, other.vy(), other.vz() + pushZ);
        }
    }
}
