package dev.tickfork.bridge.fork;

import dev.tickfork.bridge.action.ActionFailure;
import dev.tickfork.bridge.action.Codes;
import dev.tickfork.bridge.action.Message;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Where a fork keeps what (docs/formats.md, "fork folders").
///
/// @param dir the fork
public record ForkFolder(Path dir) {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    public static final String MANIFEST = "manifest.json";
    public static final String WORLD = "world";
    /// The entities first, as the mod writes them.
    static final List<String> SNAPSHOT_FILES = List.of("entities.jsonl", "meta.json");

    /// @throws ActionFailure `NOT_FOUND`: no such folder; `NOT_A_SNAPSHOT`: it is no fork
    public static ForkFolder open(Path dir) throws ActionFailure {
        if (!Files.isDirectory(dir)) {
            throw ActionFailure.of(Codes.NOT_FOUND, Message.of("fork.missing", dir));
        }
        for (String name : SNAPSHOT_FILES) {
            if (!Files.isRegularFile(dir.resolve(name))) {
                throw ActionFailure.of(Codes.NOT_A_SNAPSHOT, Message.of("fork.nofork", dir, name));
            }
        }
        return new ForkFolder(dir);
    }

    /// The copied world; empty in a fork without regions.
    public Optional<Path> world() {
        return Optional.of(dir.resolve(WORLD)).filter(Files::isDirectory);
    }

    /// Empty in folders that other tools made.
    public Optional<Path> manifest() {
        return Optional.of(dir.resolve(MANIFEST)).filter(Files::isRegularFile);
    }

    /// The source's difficulty (`easy` ...), as its environment told it when it was forked; empty where
    /// nobody wrote it down.
    public Optional<String> sourceDifficulty() throws IOException {
        Optional<Path> manifest = manifest();
        if (manifest.isEmpty()) {
            return Optional.empty();
        }
        try (var in = Files.newInputStream(manifest.get())) {
            JsonNode told = JSON.readTree(in).path("environment").path("difficulty");
            return told.isString() ? Optional.of(told.asString()) : Optional.empty();
        } catch (JacksonException _) {
            return Optional.empty();
        }
    }
}
