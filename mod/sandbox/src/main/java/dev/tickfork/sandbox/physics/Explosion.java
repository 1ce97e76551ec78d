package dev.tickfork.sandbox.physics;

import dev.tickfork.sandbox.block.BlockShape;
import dev.tickfork.sandbox.entity.EntityFamily;
import dev.tickfork.sandbox.entity.Removal;
import dev.tickfork.sandbox.entity.SandboxEntity;
import java.util.ArrayList;
import java.util.List;

/// What an explosion does to entities, in tick order (`ServerExplosion.hurtEntities`). Blocks stay whole:
/// which of them break is drawn by lot in the game. Game thread only.
final class Explosion {
    /// The centre of a TNT lies this share of its height above its feet.
    private static final double CENTRE = 0.0625;
    /// Where the eyes are, as a share of the height.
    private static final double EYES = 0.85;
    /// Sight lines are probed at every so many blocks.
    private static final double PROBE = 0.1;
    /// A cart goes when its damage is over 40, and it counts ten times (`VehicleEntity.hurtServer`).
    private static final double CART_DAMAGE = 4;

    private final Surroundings level;
    private final Harm harm;

    Explosion(Surroundings level, Harm harm) {
        this.level = level;
        this.harm = harm;
    }

    void explode(SandboxEntity source, float power) {
        double cx = source.x();
        double cy = source.y() + source.height() * CENTRE;
        double cz = source.z();
        double reach = power * 2.0;
        List<SandboxEntity> near = new ArrayList<>();
        level.entitiesIn(
                new Box(cx - reach - 1, cy - reach - 1, cz - reach - 1, cx + reach + 1, cy + reach + 1, cz + reach + 1),
                source,
                near);
        for (SandboxEntity entity : near) {
            double dx = entity.x() - cx;
            double dz = entity.z() - cz;
            double away = Math.sqrt(dx * dx + (entity.y() - cy) * (entity.y() - cy) + dz * dz) / reach;
            double eyes = entity.kind().family() == EntityFamily.TNT ? 0 : entity.height() * EYES;
            double dy = entity.y() + eyes - cy;
            double length = Math.sqrt(dx * dx + dy * dy + dz * dz);
            if (away > 1 || length == 0 || entity.kind().family() == EntityFamily.STATIC) {
                continue;
            }
            double impact = (1 - away) * seen(entity, cx, cy, cz);
            double push = impact * (1 - entity.kind().resistance().knockback()) / length;
            entity.setVelocity(entity.vx() + dx * push, entity.vy() + dy * push, entity.vz() + dz * push);
            damage(entity, (impact * impact + impact) / 2 * 7 * reach + 1);
        }
    }

    private void damage(SandboxEntity entity, double amount) {
        switch (entity.kind().family()) {
            case ITEM -> {
                entity.state().setHealth(entity.state().health() - (float) amount);
                if (entity.state().health() <= 0) {
                    level.remove(entity, Removal.DISCARDED);
                }
            }
            case MINECART -> {
                if (amount > CART_DAMAGE) {
                    level.remove(entity, Removal.KILLED);
                }
            }
            case LIVING, FLYING, PLAYER -> harm.hurt(entity, (float) Math.floor(amount));
            default -> {}
        }
    }

    /// Which share of points in the entity's box the centre sees (`ServerExplosion.getSeenPercent`).
    private double seen(SandboxEntity entity, double cx, double cy, double cz) {
        Box box = Box.of(entity);
        int across = (int) Math.ceil(entity.width() * 2 + 1);
        int up = (int) Math.ceil(entity.height() * 2 + 1);
        int clear = 0;
        int all = 0;
        for (int i = 0; i <= across; i++) {
            for (int j = 0; j <= up; j++) {
                for (int k = 0; k <= across; k++) {
                    all++;
                    double x = box.minX() + (box.maxX() - box.minX()) * i / across;
                    double y = box.minY() + (box.maxY() - box.minY()) * j / up;
                    double z = box.minZ() + (box.maxZ() - box.minZ()) * k / across;
                    if (inSight(x, y, z, cx, cy, cz)) {
                        clear++;
                    }
                }
            }
        }
        return (double) clear / all;
    }

    private boolean inSight(double x, double y, double z, double cx, double cy, double cz) {
        double length = Math.sqrt((cx - x) * (cx - x) + (cy - y) * (cy - y) + (cz - z) * (cz - z));
        int probes = (int) Math.ceil(length / PROBE);
        for (int i = 1; i < probes; i++) {
            double share = (double) i / probes;
            if (solid(x + (cx - x) * share, y + (cy - y) * share, z + (cz - z) * share)) {
                return false;
            }
        }
        return true;
    }

    private boolean solid(double x, double y, double z) {
        int cellX = Mover.floor(x);
        int cellY = Mover.floor(y);
        int cellZ = Mover.floor(z);
        BlockShape shape = level.blockAt(cellX, cellY, cellZ).shape();
        for (int box = 0; box < shape.boxes(); box++) {
            if (within(x - cellX, shape, box, 0)
                    && within(y - cellY, shape, box, 1)
                    && within(z - cellZ, shape, box, 2)) {
                return true;
            }
        }
        return false;
    }

    private static boolean within(double value, BlockShape shape, int box, int axis) {
        return value > shape.edge(box, axis) && value < shape.edge(box, axis + 3);
    }
}
