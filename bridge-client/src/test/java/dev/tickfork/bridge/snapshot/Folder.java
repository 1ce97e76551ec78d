package dev.tickfork.bridge.snapshot;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.ActionFailure;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// Writes small snapshot folders by hand.
final class Folder {
    static final String A = "466e11e1-0000-4000-8000-00000000000a";
    static final String B = "466e11e1-0000-4000-8000-00000000000b";
    static final String C = "466e11e1-0000-4000-8000-00000000000c";

    private final Path dir;
    private final List<String> lines = new ArrayList<>();
    private String meta = "";
    private String end = "\n";

    Folder(Path dir) {
        this.dir = dir;
    }

    /// A sound line.
    static String line(int order, String uuid) {
        return "{\"order\":" + order + ",\"uuid\":\"" + uuid + "\",\"type\":\"minecraft:sulfur_cube\","
                + "\"entityId\":2096,\"pos\":[103.5,56.0,52.5],\"vel\":[0.0,-0.0784,0.0],\"yaw\":180.0,\"pitch\":0.0,"
                + "\"nbt\":\"{\\\"Motion\\\":[0.0d,-0.0784d,0.0d]}\",\"passengers\":[],\"vehicle\":null}";
    }

    Folder lines(String... more) {
        lines.addAll(List.of(more));
        return this;
    }

    Folder meta(String json) {
        meta = json;
        return this;
    }

    /// A meta of one field set, with this count and hash.
    Folder meta(int entities, String hash) {
        return meta("{\"protocol\":1,\"entities\":" + entities + ",\"orderHash\":\"" + hash
                + "\",\"dimension\":\"minecraft:overworld\"}");
    }

    /// The last line has no line end.
    Folder cut() {
        end = "";
        return this;
    }

    Path write() throws IOException {
        Files.createDirectories(dir);
        String text = lines.isEmpty() ? "" : String.join("\n", lines) + end;
        Files.writeString(dir.resolve("entities.jsonl"), text);
        if (!meta.isEmpty()) {
            Files.writeString(dir.resolve("meta.json"), meta);
        }
        return dir;
    }

    Path writeBytes(byte[] entities) throws IOException {
        write();
        Files.write(dir.resolve("entities.jsonl"), entities);
        return dir;
    }

    Snapshot open() throws IOException, ActionFailure {
        return Snapshot.open(write(), ActionContext.silent());
    }

    /// Opens with stretches of a few bytes, so that every line crosses borders.
    static Snapshot open(Path dir, int stretch) throws IOException, ActionFailure {
        return new SnapshotOpening(dir, NbtCheck.QUICK, ActionContext.silent(), stretch).open();
    }

    static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    static List<String> codes(Snapshot snapshot) {
        return snapshot.issues().stream()
                .map(issue -> issue.code().id() + "@" + issue.line())
                .toList();
    }
}
