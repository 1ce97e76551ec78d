package dev.tickfork.sandbox.world;

import dev.tickfork.sandbox.block.BlockState;
import java.util.ArrayList;
import java.util.List;

/// 16 x 16 x 16 blocks as indices into a palette; one block all through costs no array. Game thread only.
final class Section {
    static final int SIZE = 4096;

    private final List<BlockState> palette = new ArrayList<>();
    private short[] indices = new short[0];

    Section(BlockState fill) {
        palette.add(fill);
    }

    Section(List<BlockState> palette, short[] indices) {
        this.palette.addAll(palette);
        this.indices = indices;
    }

    static int index(int x, int y, int z) {
        return ((y & 15) << 8) | ((z & 15) << 4) | (x & 15);
    }

    BlockState get(int index) {
        return palette.get(indices.length == 0 ? 0 : indices[index]);
    }

    void set(int index, BlockState state) {
        int place = palette.indexOf(state);
        if (place < 0) {
            place = palette.size();
            palette.add(state);
        }
        if (indices.length == 0) {
            if (place == 0) {
                return;
            }
            indices = new short[SIZE];
        }
        indices[index] = (short) place;
    }

    List<BlockState> palette() {
        return palette;
    }

    /// Empty when every block is the palette's first.
    short[] indices() {
        return indices;
    }
}
