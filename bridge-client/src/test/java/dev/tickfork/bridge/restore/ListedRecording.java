package dev.tickfork.bridge.restore;

import dev.tickfork.bridge.snapshot.Point;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/// A recording that a test makes up in memory.
final class ListedRecording implements Recording {
    private final List<RecordedEntity> entities = new ArrayList<>();
    private final List<Blocker> blockers = new ArrayList<>();
    private String dimension = "minecraft:overworld";
    private Path directory = Path.of("forks", "made-up");
    private @Nullable Path source;

    static String uuid(int n) {
        return new UUID(0, n).toString();
    }

    ListedRecording add(String type, double x, double y, double z, String nbt) {
        return add(type, new Point(x, y, z), null, List.of(), nbt);
    }

    ListedRecording add(String type, Point at, @Nullable String vehicle, List<String> passengers, String nbt) {
        int index = entities.size();
        var riding = new RecordedEntity.Riding(vehicle == null, vehicle, passengers);
        entities.add(new RecordedEntity(index, uuid(index), type, at, riding, nbt));
        return this;
    }

    ListedRecording blocked(String code) {
        blockers.add(new Blocker(code, 1));
        return this;
    }

    ListedRecording in(String id) {
        dimension = id;
        return this;
    }

    ListedRecording at(Path folder, @Nullable Path sourceWorld) {
        directory = folder;
        source = sourceWorld;
        return this;
    }

    @Override
    public Path directory() {
        return directory;
    }

    @Override
    public int size() {
        return entities.size();
    }

    @Override
    public String dimension() {
        return dimension;
    }

    @Override
    public Optional<Path> sourceWorld() {
        return Optional.ofNullable(source);
    }

    @Override
    public List<Blocker> blockers() {
        return blockers;
    }

    @Override
    public RecordedEntity entity(int index) {
        return entities.get(index);
    }
}
