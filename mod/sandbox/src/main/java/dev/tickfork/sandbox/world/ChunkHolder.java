package dev.tickfork.sandbox.world;

import dev.tickfork.sandbox.entity.SandboxEntity;
import it.unimi.dsi.fastutil.objects.ReferenceLinkedOpenHashSet;
import java.util.ArrayList;
import java.util.List;
import net.kyori.adventure.nbt.CompoundBinaryTag;
import org.jspecify.annotations.Nullable;

/// One chunk of a level: its blocks when loaded, and the entities filed under it, loaded or asleep. Game thread only.
final class ChunkHolder {
    /// Where the stored entities of this chunk are.
    enum Stored {
        /// Not read yet.
        UNREAD,
        /// Queued for the end of this tick.
        QUEUED,
        /// In memory, this holder has them all.
        READ,
        /// The file could not be read: it is never written over.
        UNREADABLE
    }

    final int x;
    final int z;
    final ReferenceLinkedOpenHashSet<SandboxEntity> entities = new ReferenceLinkedOpenHashSet<>();
    /// Stored entities of types that 26.2 does not have, kept as they were.
    final List<CompoundBinaryTag> foreign = new ArrayList<>();
    ChunkStatus status = ChunkStatus.NONE;
    Stored stored = Stored.UNREAD;
    boolean fileHasEntities;

    @Nullable
    Chunk chunk;

    ChunkHolder(int x, int z) {
        this.x = x;
        this.z = z;
    }
}
