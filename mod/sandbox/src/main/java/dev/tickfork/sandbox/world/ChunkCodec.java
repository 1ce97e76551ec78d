package dev.tickfork.sandbox.world;

import dev.tickfork.sandbox.block.BlockState;
import dev.tickfork.sandbox.block.BlockStates;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import net.kyori.adventure.nbt.BinaryTag;
import net.kyori.adventure.nbt.CompoundBinaryTag;
import net.kyori.adventure.nbt.ListBinaryTag;
import net.kyori.adventure.nbt.StringBinaryTag;

/// Chunk NBT (`SerializableChunkData`) to blocks and back. Writing patches the NBT that was there: what we do not
/// understand stays, only changed sections get new blocks. Game thread only.
record ChunkCodec(BlockStates blocks, DimensionShape shape, Generator generator) {
    private static final int MIN_BITS = 4;
    private static final int SECTION_SIDE = 16;

    /// A chunk that no file has.
    Chunk generate(int x, int z, boolean writable) {
        var chunk = new Chunk(x, z, blocks.air(), writable);
        int y = shape.bottom();
        for (Generator.Layer layer : generator.layers()) {
            BlockState state = blocks.parse(layer.block()).orElseGet(blocks::air);
            for (int top = y + layer.height(); y < top; y++) {
                fill(chunk, y, state);
            }
        }
        return chunk;
    }

    private static void fill(Chunk chunk, int y, BlockState state) {
        for (int x = 0; x < SECTION_SIDE; x++) {
            for (int z = 0; z < SECTION_SIDE; z++) {
                chunk.put(x, y, z, state);
            }
        }
    }

    /// Reads the blocks of a chunk.
    ///
    /// @throws IOException a section makes no sense; the chunk must then not be written
    Chunk read(int x, int z, CompoundBinaryTag nbt) throws IOException {
        var chunk = new Chunk(x, z, blocks.air(), true);
        for (BinaryTag tag : nbt.getList("sections")) {
            if (tag instanceof CompoundBinaryTag section
                    && section.get("block_states") instanceof CompoundBinaryTag states) {
                chunk.sections.put((int) section.getByte("Y"), section(states));
            }
        }
        return chunk;
    }

    private Section section(CompoundBinaryTag states) throws IOException {
        var palette = new ArrayList<BlockState>();
        for (BinaryTag tag : states.getList("palette")) {
            palette.add(state(blocks, (CompoundBinaryTag) tag));
        }
        if (palette.isEmpty() || palette.size() > Section.SIZE) {
            throw new IOException("a section has a palette of " + palette.size() + " blocks");
        }
        long[] data = states.getLongArray("data");
        if (palette.size() == 1 && data.length == 0) {
            return new Section(palette.getFirst());
        }
        return new Section(palette, unpack(data, palette.size()));
    }

    /// The state that a compound with `Name` and `Properties` names.
    static BlockState state(BlockStates blocks, CompoundBinaryTag tag) {
        Map<String, String> properties = new TreeMap<>();
        for (var property : tag.getCompound("Properties")) {
            if (property.getValue() instanceof StringBinaryTag value) {
                properties.put(property.getKey(), value.value());
            }
        }
        return blocks.of(tag.getString("Name"), properties);
    }

    private static short[] unpack(long[] data, int paletteSize) throws IOException {
        int bits = bits(paletteSize);
        int perLong = Long.SIZE / bits;
        if (data.length != (Section.SIZE + perLong - 1) / perLong) {
            throw new IOException("a section has " + data.length + " longs for a palette of " + paletteSize);
        }
        long mask = (1L << bits) - 1;
        var indices = new short[Section.SIZE];
        for (int i = 0; i < Section.SIZE; i++) {
            int index = (int) ((data[i / perLong] >>> (i % perLong * bits)) & mask);
            if (index >= paletteSize) {
                throw new IOException("a section points at block " + index + " of a palette of " + paletteSize);
            }
            indices[i] = (short) index;
        }
        return indices;
    }

    private static int bits(int paletteSize) {
        return Math.max(MIN_BITS, Integer.SIZE - Integer.numberOfLeadingZeros(paletteSize - 1));
    }

    /// The chunk's NBT with its changes in it.
    ///
    /// @param original what the file has, empty for a chunk that it does not have yet
    CompoundBinaryTag patch(Chunk chunk, CompoundBinaryTag original) {
        boolean fresh = original.isEmpty();
        CompoundBinaryTag.Builder nbt = CompoundBinaryTag.builder();
        nbt.put(fresh ? frame(chunk) : original);
        TreeSet<Integer> changed = fresh ? new TreeSet<>(chunk.sections.keySet()) : chunk.changedSections;
        if (!changed.isEmpty()) {
            nbt.put("sections", sections(chunk, original, changed));
            // The game makes both again where they are missing; the old ones would be wrong now.
            nbt.remove("Heightmaps");
            nbt.putBoolean("isLightOn", false);
            nbt.put("block_entities", blockEntities(chunk, original));
        }
        if (chunk.carriedEntities) {
            nbt.remove("entities");
            nbt.remove("Entities");
        }
        return nbt.build();
    }

    private CompoundBinaryTag frame(Chunk chunk) {
        return CompoundBinaryTag.builder()
                .putInt("DataVersion", DatFile.DATA_VERSION)
                .putInt("xPos", chunk.x)
                .putInt("yPos", shape.bottom() >> 4)
                .putInt("zPos", chunk.z)
                .putString("Status", "minecraft:full")
                .putLong("LastUpdate", 0)
                .putLong("InhabitedTime", 0)
                .build();
    }

    private ListBinaryTag sections(Chunk chunk, CompoundBinaryTag original, TreeSet<Integer> changed) {
        var left = new TreeSet<>(changed);
        var sections = new ArrayList<CompoundBinaryTag>();
        for (BinaryTag tag : original.getList("sections")) {
            var section = (CompoundBinaryTag) tag;
            int y = section.getByte("Y");
            Section blocksThere = chunk.sections.get(y);
            sections.add(
                    left.remove(y) && blocksThere != null ? section.put("block_states", states(blocksThere)) : section);
        }
        for (int y : left) {
            Section added = chunk.sections.get(y);
            if (added != null) {
                sections.add(CompoundBinaryTag.builder()
                        .putByte("Y", (byte) y)
                        .put("block_states", states(added))
                        .put("biomes", biomes())
                        .build());
            }
        }
        return ListBinaryTag.from(sections);
    }

    private CompoundBinaryTag biomes() {
        String biome = generator.layers().isEmpty() ? "minecraft:the_void" : "minecraft:plains";
        return CompoundBinaryTag.builder()
                .put("palette", ListBinaryTag.from(List.of(StringBinaryTag.stringBinaryTag(biome))))
                .build();
    }

    private static CompoundBinaryTag states(Section section) {
        var palette = new ArrayList<CompoundBinaryTag>();
        for (BlockState state : section.palette()) {
            palette.add(name(state));
        }
        CompoundBinaryTag.Builder tag = CompoundBinaryTag.builder().put("palette", ListBinaryTag.from(palette));
        short[] indices = section.indices();
        if (indices.length > 0 && palette.size() > 1) {
            tag.putLongArray("data", pack(indices, palette.size()));
        }
        return tag.build();
    }

    private static CompoundBinaryTag name(BlockState state) {
        CompoundBinaryTag.Builder tag = CompoundBinaryTag.builder().putString("Name", state.name());
        if (!state.properties().isEmpty()) {
            CompoundBinaryTag.Builder properties = CompoundBinaryTag.builder();
            state.properties().forEach(properties::putString);
            tag.put("Properties", properties.build());
        }
        return tag.build();
    }

    private static long[] pack(short[] indices, int paletteSize) {
        int bits = bits(paletteSize);
        int perLong = Long.SIZE / bits;
        var data = new long[(Section.SIZE + perLong - 1) / perLong];
        for (int i = 0; i < Section.SIZE; i++) {
            data[i / perLong] |= (long) indices[i] << (i % perLong * bits);
        }
        return data;
    }

    private static ListBinaryTag blockEntities(Chunk chunk, CompoundBinaryTag original) {
        var kept = new ArrayList<BinaryTag>();
        for (BinaryTag tag : original.getList("block_entities")) {
            if (tag instanceof CompoundBinaryTag entity
                    && !chunk.changedCells.contains(
                            Chunk.cell(entity.getInt("x"), entity.getInt("y"), entity.getInt("z")))) {
                kept.add(entity);
            }
        }
        return ListBinaryTag.from(kept);
    }
}
