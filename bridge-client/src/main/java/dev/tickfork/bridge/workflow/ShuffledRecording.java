package dev.tickfork.bridge.workflow;

import dev.tickfork.bridge.restore.RecordedEntity;
import dev.tickfork.bridge.restore.Recording;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/// A recording in another order, on purpose: the counter-example that shows what order does. The same seed gives the
/// same order on every machine. Reads are as safe as those of what it wraps.
final class ShuffledRecording implements Recording {
    private final Recording inner;
    private final int[] order;

    ShuffledRecording(Recording inner, long seed) {
        this.inner = inner;
        this.order = new int[inner.size()];
        var random = new Random(seed);
        for (int i = 0; i < order.length; i++) {
            int j = random.nextInt(i + 1);
            order[i] = order[j];
            order[j] = i;
        }
    }

    @Override
    public Path directory() {
        return inner.directory();
    }

    @Override
    public int size() {
        return order.length;
    }

    @Override
    public String dimension() {
        return inner.dimension();
    }

    @Override
    public Optional<Path> sourceWorld() {
        return inner.sourceWorld();
    }

    @Override
    public List<Blocker> blockers() {
        return inner.blockers();
    }

    @Override
    public RecordedEntity entity(int index) throws IOException {
        RecordedEntity entity = inner.entity(order[index]);
        return new RecordedEntity(index, entity.uuid(), entity.type(), entity.at(), entity.riding(), entity.nbt());
    }
}
