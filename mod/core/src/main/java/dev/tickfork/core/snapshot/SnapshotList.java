package dev.tickfork.core.snapshot;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import dev.tickfork.protocol.Fields;
import dev.tickfork.protocol.Protocol;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/// Describes the snapshots on disk, whoever wrote them. Reads each `meta.json` and no entities. Off the
/// game thread.
public final class SnapshotList {
    /// A meta of a thousand players is 150 kB; more than this is no meta.
    private static final long META_BYTES = 4L * 1024 * 1024;

    private static final Predicate<JsonPrimitive> NUMBER = JsonPrimitive::isNumber;
    private static final Predicate<JsonPrimitive> STRING = JsonPrimitive::isString;
    private static final Predicate<JsonPrimitive> BOOLEAN = JsonPrimitive::isBoolean;

    private final SnapshotFolder folder;

    public SnapshotList(SnapshotFolder folder) {
        this.folder = folder;
    }

    /// One object per folder, sorted by name: all fields where there is a snapshot, `metaError` where its
    /// meta cannot be read, only the name where there is none.
    public List<JsonObject> entries() throws IOException {
        var entries = new ArrayList<JsonObject>();
        for (String name : folder.names()) {
            entries.add(entry(name));
        }
        return entries;
    }

    private JsonObject entry(String name) {
        var entry = new JsonObject();
        entry.addProperty(Fields.ID, name);
        entry.addProperty(Fields.NAME, name);
        Path dir = folder.root().resolve(name);
        Path meta = dir.resolve(Protocol.META_FILE);
        if (!Files.exists(meta)) {
            return entry;
        }
        Optional<JsonObject> read = read(meta);
        if (read.isPresent()) {
            describe(entry, dir, read.get());
        } else {
            entry.addProperty(Fields.META_ERROR, "unreadable");
        }
        return entry;
    }

    private static void describe(JsonObject entry, Path dir, JsonObject meta) {
        entry.addProperty(Fields.DIR, dir.toString());
        copy(meta, entry, Fields.ENTITIES, NUMBER);
        copy(meta, entry, Fields.ORDER_HASH, STRING);
        copy(meta, entry, Fields.TICK, NUMBER);
        copy(meta, entry, Fields.CREATED_AT, NUMBER);
        Path entities = dir.resolve(Protocol.ENTITIES_FILE);
        try {
            entry.addProperty(Fields.BYTES, Files.size(entities));
        } catch (IOException e) {
            entry.addProperty(Fields.META_ERROR, "no " + Protocol.ENTITIES_FILE);
        }
        copy(meta, entry, Fields.DIMENSION, STRING);
        copy(meta, entry, Fields.RADIUS, NUMBER);
        copy(meta, entry, Fields.FROZEN, BOOLEAN);
        copy(meta, entry, Fields.GAME_TIME, NUMBER);
        copy(meta, entry, Fields.GENERATION, STRING);
    }

    private static void copy(JsonObject meta, JsonObject entry, String field, Predicate<JsonPrimitive> kind) {
        JsonElement value = meta.get(field);
        if (value != null && value.isJsonPrimitive() && kind.test(value.getAsJsonPrimitive())) {
            entry.add(field, value);
        }
    }

    private static Optional<JsonObject> read(Path meta) {
        try {
            if (Files.size(meta) > META_BYTES) {
                return Optional.empty();
            }
            JsonElement json = JsonParser.parseString(Files.readString(meta, StandardCharsets.UTF_8));
            return json.isJsonObject() ? Optional.of(json.getAsJsonObject()) : Optional.empty();
        } catch (IOException | JsonParseException _) {
            return Optional.empty(); // said in the entry
        }
    }
}
