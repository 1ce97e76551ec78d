package dev.tickfork.sandbox.world;

import dev.tickfork.sandbox.entity.SandboxEntity;
import dev.tickfork.sandbox.physics.Box;
import it.unimi.dsi.fastutil.longs.Long2ObjectOpenHashMap;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Finds entities by place: a hash of cells of 2 x 2 x 2 blocks, each entity in the cell of its feet. Game
/// thread only.
final class EntityGrid {
    private static final int CELL_BITS = 1;
    private static final int COORDINATE_BITS = 21;
    private static final long COORDINATE_MASK = (1L << COORDINATE_BITS) - 1;
    /// Query boxes over more cells than this walk all cells instead.
    private static final long MAX_CELLS = 4096;

    /// A growing array that is reused when it runs empty.
    private static final class Cell {
        SandboxEntity[] entities = new SandboxEntity[4];
        int size;
    }

    private final Long2ObjectOpenHashMap<Cell> cells = new Long2ObjectOpenHashMap<>();
    /// The greatest half width and height seen: how far a box may reach out of its cell.
    private double reach;

    private double tallest;

    void add(SandboxEntity entity) {
        grow(entity);
        entity.setCell(key(entity));
        insert(entity);
    }

    void remove(SandboxEntity entity) {
        take(entity);
    }

    void moved(SandboxEntity entity) {
        long key = key(entity);
        if (key != entity.cell()) {
            take(entity);
            entity.setCell(key);
            insert(entity);
        }
    }

    void grow(SandboxEntity entity) {
        reach = Math.max(reach, entity.width() / 2);
        tallest = Math.max(tallest, entity.height());
    }

    /// Adds all whose box meets `box`, in tick order (those that do not tick last, by network id).
    void find(Box box, @Nullable SandboxEntity except, List<SandboxEntity> found) {
        int first = found.size();
        int minX = cell(box.minX() - reach);
        int maxX = cell(box.maxX() + reach);
        int minY = cell(box.minY() - tallest);
        int maxY = cell(box.maxY());
        int minZ = cell(box.minZ() - reach);
        int maxZ = cell(box.maxZ() + reach);
        if ((maxX - minX + 1L) * (maxY - minY + 1L) * (maxZ - minZ + 1L) > MAX_CELLS) {
            cells.values().forEach(cell -> collect(cell, box, except, found));
        } else {
            for (int x = minX; x <= maxX; x++) {
                for (int z = minZ; z <= maxZ; z++) {
                    for (int y = minY; y <= maxY; y++) {
                        Cell cell = cells.get(key(x, y, z));
                        if (cell != null) {
                            collect(cell, box, except, found);
                        }
                    }
                }
            }
        }
        sort(found, first);
    }

    private static void collect(Cell cell, Box box, @Nullable SandboxEntity except, List<SandboxEntity> found) {
        for (int i = 0; i < cell.size; i++) {
            SandboxEntity entity = cell.entities[i];
            if (entity != except && box.meets(entity)) {
                found.add(entity);
            }
        }
    }

    private static void sort(List<SandboxEntity> found, int first) {
        for (int i = first + 1; i < found.size(); i++) {
            SandboxEntity entity = found.get(i);
            int j = i - 1;
            while (j >= first && before(entity, found.get(j))) {
                found.set(j + 1, found.get(j));
                j--;
            }
            found.set(j + 1, entity);
        }
    }

    private static boolean before(SandboxEntity a, SandboxEntity b) {
        return a.tickPlace() != b.tickPlace() ? a.tickPlace() < b.tickPlace() : a.id() < b.id();
    }

    private void insert(SandboxEntity entity) {
        Cell cell = cells.computeIfAbsent(entity.cell(), _ -> new Cell());
        if (cell.size == cell.entities.length) {
            cell.entities = Arrays.copyOf(cell.entities, cell.size * 2);
        }
        cell.entities[cell.size++] = entity;
    }

    private void take(SandboxEntity entity) {
        Cell cell = cells.get(entity.cell());
        for (int i = 0; i < cell.size; i++) {
            if (cell.entities[i] == entity) {
                cell.entities[i] = cell.entities[--cell.size];
                break;
            }
        }
        if (cell.size == 0) {
            cells.remove(entity.cell());
        }
    }

    private static int cell(double coordinate) {
        return (int) Math.floor(coordinate) >> CELL_BITS;
    }

    private static long key(SandboxEntity entity) {
        return key(cell(entity.x()), cell(entity.y()), cell(entity.z()));
    }

    private static long key(int x, int y, int z) {
        return ((x & COORDINATE_MASK) << (2 * COORDINATE_BITS))
                | ((z & COORDINATE_MASK) << COORDINATE_BITS)
                | (y & COORDINATE_MASK);
    }
}
