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

    /// A tile and how many chunks of the area it stands for: those of the exact tiles that went into it.
    private record Piece(ChunkTile tile, long wanted) {
        Piece with(Piece other) {
            return new Piece(tile.around(other.tile), wanted + other.wanted);
        }

        boolean isAllowed() {
            return tile.size() <= ChunkTile.MOST_CHUNKS && wanted * 4 >= tile.size() * 3;
        }
    }

    /// @return every chunk of `area` is in one of them; together they hold at most a third more than the area
    static List<ChunkTile> cover(ChunkArea area) {
        var exact = new ArrayList<ChunkTile>();
        for (ChunkTile block : rectangles(area)) {
            split(block, exact);
        }
        List<Piece> pieces =
                exact.stream().map(tile -> new Piece(tile, tile.size())).toList();
        int before;
        do {
            before = pieces.size();
            pieces = merge(pieces);
        } while (pieces.size() < before);
        return pieces.stream().map(Piece::tile).toList();
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

    private static List<Piece> merge(List<Piece> pieces) {
        var sorted = new ArrayList<>(pieces);
        sorted.sort(Comparator.comparingInt((Piece p) -> p.tile.minZ()).thenComparingInt(p -> p.tile.minX()));
        var used = new boolean[sorted.size()];
        var out = new ArrayList<Piece>();
        for (int i = 0; i < sorted.size(); i++) {
            if (used[i]) {
                continue;
            }
            Piece piece = sorted.get(i);
            int end = Math.min(sorted.size(), i + 1 + LOOK_AHEAD);
            for (int j = i + 1; j < end; j++) {
                Piece both = piece.with(sorted.get(j));
                if (!used[j] && both.isAllowed()) {
                    piece = both;
                    used[j] = true;
                }
            }
            out.add(piece);
        }
        return out;
    }
}
