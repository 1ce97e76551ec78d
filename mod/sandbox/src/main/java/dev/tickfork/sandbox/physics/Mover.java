package dev.tickfork.sandbox.physics;

import dev.tickfork.sandbox.block.BlockShape;
import dev.tickfork.sandbox.block.BlockState;
import dev.tickfork.sandbox.entity.SandboxEntity;
import java.util.Arrays;

/// Moves an entity until blocks stop it (`Entity.move`): y first, then the longer of x and z; stops exactly on the
/// face.
/// Reused for every move, so it allocates nothing. Game thread only.
final class Mover {
    /// Boxes that overlap less than this on an axis do not stop a move along another (`Shapes.EPSILON`).
    private static final double EPSILON = 1e-7;
    /// `Mth.equal`: a horizontal move shortened by less is no collision.
    private static final double SHORTENED = 1e-5;
    /// No block is taller than one and a half: one more layer below has to be looked at.
    private static final int TALL_BLOCKS = 1;

    private static final int NUMBERS = 6;

    private final Surroundings level;
    private double[] blocks = new double[NUMBERS * 64];
    private int blockCount;
    private double minX;
    private double minY;
    private double minZ;
    private double maxX;
    private double maxY;
    private double maxZ;
    private double dx;
    private double dy;
    private double dz;

    Mover(Surroundings level) {
        this.level = level;
    }

    /// Moves by the entity's own velocity and takes from it what a block stopped. Tells fall distance and ground.
    ///
    /// @param wantX blocks to go, before collision
    /// @param step  how high a step it climbs, 0 for none
    void move(SandboxEntity entity, double wantX, double wantY, double wantZ, double step) {
        start(entity);
        gather(wantX, wantY, wantZ, step);
        collide(wantX, wantY, wantZ);
        boolean landed = dy != wantY && wantY < 0;
        if (step > 0 && (entity.onGround() || landed) && (blocked(wantX, dx) || blocked(wantZ, dz))) {
            climb(entity, wantX, wantZ, step);
        }
        entity.setPosition(entity.x() + dx, entity.y() + dy, entity.z() + dz);
        boolean hitY = dy != wantY;
        entity.setOnGround(hitY && wantY < 0);
        entity.setVelocity(
                blocked(wantX, dx) ? 0 : entity.vx(), hitY ? 0 : entity.vy(), blocked(wantZ, dz) ? 0 : entity.vz());
        if (!entity.onGround() && dy < 0) {
            entity.state().setFallDistance(entity.state().fallDistance() - dy);
        }
    }

    private static boolean blocked(double wanted, double got) {
        return Math.abs(wanted - got) >= SHORTENED;
    }

    private void start(SandboxEntity entity) {
        double half = entity.width() / 2;
        minX = entity.x() - half;
        minY = entity.y();
        minZ = entity.z() - half;
        maxX = entity.x() + half;
        maxY = entity.y() + entity.height();
        maxZ = entity.z() + half;
    }

    /// Tries the same way from one step up, then down again; keeps it when it leads further.
    private void climb(SandboxEntity entity, double wantX, double wantZ, double step) {
        double plainX = dx;
        double plainY = dy;
        double plainZ = dz;
        start(entity);
        double up = alongY(step);
        shiftY(up);
        horizontally(wantX, wantZ);
        double down = alongY(-up);
        if (dx * dx + dz * dz > plainX * plainX + plainZ * plainZ) {
            dy = up + down;
        } else {
            dx = plainX;
            dy = plainY;
            dz = plainZ;
        }
    }

    private void collide(double wantX, double wantY, double wantZ) {
        dy = wantY == 0 ? 0 : alongY(wantY);
        shiftY(dy);
        horizontally(wantX, wantZ);
    }

    private void shiftY(double by) {
        minY += by;
        maxY += by;
    }

    private void horizontally(double wantX, double wantZ) {
        if (Math.abs(wantX) < Math.abs(wantZ)) {
            goZ(wantZ);
            goX(wantX);
        } else {
            goX(wantX);
            goZ(wantZ);
        }
    }

    private void goX(double want) {
        dx = want == 0 ? 0 : alongX(want);
        minX += dx;
        maxX += dx;
    }

    private void goZ(double want) {
        dz = want == 0 ? 0 : alongZ(want);
        minZ += dz;
        maxZ += dz;
    }

    private double alongX(double want) {
        double go = want;
        for (int i = 0; i < blockCount; i += NUMBERS) {
            if (overlaps(minY, maxY, i + 1) && overlaps(minZ, maxZ, i + 2)) {
                go = shorten(go, minX, maxX, i);
            }
        }
        return Math.abs(go) < EPSILON ? 0 : go;
    }

    private double alongY(double want) {
        double go = want;
        for (int i = 0; i < blockCount; i += NUMBERS) {
            if (overlaps(minX, maxX, i) && overlaps(minZ, maxZ, i + 2)) {
                go = shorten(go, minY, maxY, i + 1);
            }
        }
        return Math.abs(go) < EPSILON ? 0 : go;
    }

    private double alongZ(double want) {
        double go = want;
        for (int i = 0; i < blockCount; i += NUMBERS) {
            if (overlaps(minX, maxX, i) && overlaps(minY, maxY, i + 1)) {
                go = shorten(go, minZ, maxZ, i + 2);
            }
        }
        return Math.abs(go) < EPSILON ? 0 : go;
    }

    /// @param at where the block's least edge on this axis stands in [#blocks]; the greatest is three further
    private boolean overlaps(double min, double max, int at) {
        return max - EPSILON > blocks[at] && min + EPSILON < blocks[at + 3];
    }

    private double shorten(double go, double min, double max, int at) {
        if (go > 0 && blocks[at] >= max - EPSILON) {
            return Math.min(go, blocks[at] - max);
        }
        if (go < 0 && blocks[at + 3] <= min + EPSILON) {
            return Math.max(go, blocks[at + 3] - min);
        }
        return go;
    }

    private void gather(double wantX, double wantY, double wantZ, double step) {
        blockCount = 0;
        int fromX = floor(minX + Math.min(wantX, 0) - EPSILON);
        int toX = floor(maxX + Math.max(wantX, 0) + EPSILON);
        int fromY = floor(minY + Math.min(wantY, 0) - EPSILON) - TALL_BLOCKS;
        int toY = floor(maxY + Math.max(wantY, step) + EPSILON);
        int fromZ = floor(minZ + Math.min(wantZ, 0) - EPSILON);
        int toZ = floor(maxZ + Math.max(wantZ, 0) + EPSILON);
        for (int x = fromX; x <= toX; x++) {
            for (int z = fromZ; z <= toZ; z++) {
                for (int y = fromY; y <= toY; y++) {
                    BlockState state = level.blockAt(x, y, z);
                    if (!state.shape().isEmpty()) {
                        add(state.shape(), x, y, z);
                    }
                }
            }
        }
    }

    private void add(BlockShape shape, int x, int y, int z) {
        for (int box = 0; box < shape.boxes(); box++) {
            if (blockCount + NUMBERS > blocks.length) {
                blocks = Arrays.copyOf(blocks, blocks.length * 2);
            }
            blocks[blockCount] = x + shape.edge(box, 0);
            blocks[blockCount + 1] = y + shape.edge(box, 1);
            blocks[blockCount + 2] = z + shape.edge(box, 2);
            blocks[blockCount + 3] = x + shape.edge(box, 3);
            blocks[blockCount + 4] = y + shape.edge(box, 4);
            blocks[blockCount + 5] = z + shape.edge(box, 5);
            blockCount += NUMBERS;
        }
    }

    static int floor(double value) {
        return (int) Math.floor(value);
    }
}
