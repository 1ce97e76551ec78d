package dev.tickfork.sandbox.world;

import it.unimi.dsi.fastutil.longs.LongLinkedOpenHashSet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import net.kyori.adventure.nbt.BinaryTag;
import net.kyori.adventure.nbt.CompoundBinaryTag;
import net.kyori.adventure.nbt.IntArrayBinaryTag;
import net.kyori.adventure.nbt.ListBinaryTag;

/// `chunk_tickets.dat` of a dimension (`TicketStorage`): forced chunks are tickets of type
/// `minecraft:forced`; tickets of other types are kept as they are and load nothing here. Game thread only.
final class TicketFile {
    private static final String FORCED = "minecraft:forced";
    /// `ChunkMap.FORCED_TICKET_LEVEL`: the chunk ticks entities.
    private static final int FORCED_LEVEL = 31;

    private final Path file;
    private final List<CompoundBinaryTag> others = new ArrayList<>();

    TicketFile(Path file) {
        this.file = file;
    }

    void read(LongLinkedOpenHashSet forced) throws IOException {
        if (!Files.exists(file)) {
            return;
        }
        for (BinaryTag tag : DatFile.read(file).getCompound("data").getList("tickets")) {
            var ticket = (CompoundBinaryTag) tag;
            int[] pos = ticket.getIntArray("chunk_pos");
            if (ticket.getString("type").equals(FORCED) && pos.length == 2) {
                forced.add(ChunkPos.pack(pos[0], pos[1]));
            } else {
                others.add(ticket);
            }
        }
    }

    void write(LongLinkedOpenHashSet forced) throws IOException {
        var list = new ArrayList<>(others);
        forced.forEach(chunk -> list.add(CompoundBinaryTag.builder()
                .put("chunk_pos", IntArrayBinaryTag.intArrayBinaryTag(ChunkPos.x(chunk), ChunkPos.z(chunk)))
                .putInt("level", FORCED_LEVEL)
                .putString("type", FORCED)
                .build()));
        DatFile.writeData(
                file,
                CompoundBinaryTag.builder()
                        .put("tickets", ListBinaryTag.from(list))
                        .build());
    }
}
