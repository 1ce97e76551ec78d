package dev.tickfork.app.page.snapshots;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// Writes folders that look like snapshots: the list reads only names and metas.
final class SnapshotFolders {
    private SnapshotFolders() {}

    /// @param created milliseconds since 1970
    static Path complete(Path dir, long created, long entities) throws IOException {
        return meta(
                dir,
                "{\"dimension\":\"minecraft:overworld\",\"tick\":77,\"entities\":" + entities
                        + ",\"orderHash\":\"dfc0a562d5395486\",\"createdAt\":" + created + ",\"levelName\":\"量子\"}");
    }

    static Path meta(Path dir, String json) throws IOException {
        unfinished(dir);
        Files.writeString(dir.resolve("meta.json"), json);
        return dir;
    }

    static Path unfinished(Path dir) throws IOException {
        Files.createDirectories(dir);
        Files.writeString(dir.resolve("entities.jsonl"), "{}\n");
        return dir;
    }
}
