package dev.tickfork.bridge.journal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// Entries as JSON files (docs/formats.md, "journal").
final class JournalJson {
    private static final JsonMapper JSON = JsonMapper.builder().build();
    /// An entry is under 4 KB; a file far above that is none.
    private static final long LARGEST = 1 << 20;

    private JournalJson() {}

    static byte[] write(JournalEntry entry) {
        ObjectNode root = JSON.createObjectNode();
        root.put("id", entry.id());
        root.put("action", entry.action());
        root.putObject("owner")
                .put("pid", entry.owner().pid())
                .put("started", entry.owner().started());
        root.put("createdAt", entry.createdAt());
        HeldWorld world = entry.world();
        if (world == null) {
            root.putNull("world");
        } else {
            root.putObject("world")
                    .put("host", world.host())
                    .put("port", world.port())
                    .put("generation", world.generation())
                    .put("worldDir", world.worldDir())
                    .put("tick", world.tick())
                    .put("unfreeze", world.unfreeze())
                    .put("saveOn", world.saveOn())
                    .put("lease", world.lease());
        }
        var folders = root.putArray("folders");
        entry.folders().forEach(folder -> folders.add(folder.toString()));
        return JSON.writeValueAsBytes(root);
    }

    /// @return empty if the file is no entry
    static Optional<JournalEntry> read(Path file) throws IOException {
        if (Files.size(file) > LARGEST) {
            return Optional.empty();
        }
        try {
            return Optional.of(entry(JSON.readTree(Files.readAllBytes(file))));
        } catch (JacksonException | InvalidPathException _) {
            return Optional.empty();
        }
    }

    private static JournalEntry entry(JsonNode root) {
        JsonNode owner = root.required("owner");
        var folders = new ArrayList<Path>();
        for (JsonNode folder : root.required("folders")) {
            folders.add(Path.of(folder.asString()));
        }
        return new JournalEntry(
                root.required("id").stringValue(),
                root.required("action").stringValue(),
                new Owner(
                        owner.required("pid").longValue(),
                        owner.required("started").longValue()),
                root.required("createdAt").longValue(),
                world(root.required("world")),
                folders);
    }

    private static @Nullable HeldWorld world(JsonNode world) {
        if (world.isNull()) {
            return null;
        }
        return new HeldWorld(
                world.required("host").stringValue(),
                world.required("port").intValue(),
                text(world.required("generation")),
                text(world.required("worldDir")),
                world.required("tick").longValue(),
                world.required("unfreeze").booleanValue(),
                world.required("saveOn").booleanValue(),
                text(world.required("lease")));
    }

    private static @Nullable String text(JsonNode value) {
        return value.isNull() ? null : value.stringValue();
    }
}
