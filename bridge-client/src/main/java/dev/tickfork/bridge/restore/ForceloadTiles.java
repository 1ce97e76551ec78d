package dev.tickfork.bridge.restore;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Covers an area of chunks with few rectangles of at most 256 chunks. The cover may hold some chunks
/// more than the
/// area where that saves commands, but a merged tile is never more than a quarter waste.
final class ForceloadTiles {
    /// How many tiles after one are looked at for a merge: keeps the work linear for areas of any size.
    private static final int LOOK_AHEAD = 48;

    private ForceloadTiles() {}

    /// @return tiles sorted by z, then x; every chunk of `area` is in one of them
    static List<ChunkTile> cover(ChunkArea area) {
        var exact = new ArrayList<ChunkTile>();
        for (ChunkTile block : rectangles(area)) {
            split(block, exact);
        }
        List<ChunkTile> merged = exact;
        int before;
        do {
            before = merged.size();
            merged = merge(merged, area);
        } while (merged.size() < before);
        return List.copyOf(merged);
    }

    /// Runs along x that repeat unchanged along z become one rectangle.
    private static List<ChunkTile> rectangles(ChunkArea area) {
        var done = new ArrayList<ChunkTile>();
        Map<Long, ChunkTile> open = new HashMap<>();
        int at = 0;
        while (at < area.size()) {
            int z = area.z(at);
            Map<Long, ChunkTile> here = new HashMap<>();
            while (at < area.size() && area.z(at) == z) {
                int first = area.x(at);
                int last = first;
                at++;
                while (at < area.size() && area.z(at) == z && area.x(at) == last + 1) {
                    last++;
                    at++;
                }
                long key = ((long) first << 32) | (last & 0xFFFF_FFFFL);
                ChunkTile above = open.get(key);
                boolean goesOn = above != null && above.maxZ() == z - 1;
                if (goesOn) {
                    open.remove(key);
                }
                int top = goesOn && above != null ? above.minZ() : z;
                here.put(key, new ChunkTile(first, top, last, z));
            }
            done.addAll(open.values());
            open = here;
        }
        done.addAll(open.values());
        return done;
    }

    /// Cuts a rectangle into pieces of at most 256 chunks, as square as its shape allows.
    private static void split(ChunkTile block, List<ChunkTile> into) {
        int width = block.maxX() - block.minX() + 1;
        int height = block.maxZ() - block.minZ() + 1;
        int stepX = Math.min(width, Math.max(16, ChunkTile.MOST_CHUNKS / height));
        int stepZ = Math.min(height, ChunkTile.MOST_CHUNKS / stepX);
        for (int z = block.minZ(); z <= block.maxZ(); z += stepZ) {
            for (int x = block.minX(); x <= block.maxX(); x += stepX) {
                into.add(new ChunkTile(
                        x, z, Math.min(x + stepX - 1, block.maxX()), Math.min(z + stepZ - 1, block.maxZ())));
            }
        }
    }

    private static List<ChunkTile> merge(List<ChunkTile> tiles, ChunkArea area) {
        var sorted = new ArrayList<>(tiles);
        sorted.sort(Comparator.comparingInt(ChunkTile::minZ).thenComparingInt(ChunkTile::minX));
        var used = new boolean[sorted.size()];
        var out = new ArrayList<ChunkTile>();
        for (int i = 0; i < sorted.size(); i++) {
            if (used[i]) {
                continue;
            }
            ChunkTile tile = sorted.get(i);
            int end = Math.min(sorted.size(), i + 1 + LOOK_AHEAD);
            for (int j = i + 1; j < end; j++) {
                if (!used[j] && isWorthMerging(tile.around(sorted.get(j)), area)) {
                    tile = tile.around(sorted.get(j));
                    used[j] = true;
                }
            }
            out.add(tile);
        }
        return out;
    }

    private static boolean isWorthMerging(ChunkTile tile, ChunkArea area) {
        if (tile.size() > ChunkTile.MOST_CHUNKS) {
            return false;
        }
        int wanted = 0;
        for (int z = tile.minZ(); z <= tile.maxZ(); z++) {
            for (int x = tile.minX(); x <= tile.maxX(); x++) {
                wanted += area.contains(x, z) ? 1 : 0;
            }
        }
        return wanted * 4L >= tile.size() * 3L;
    }
}
