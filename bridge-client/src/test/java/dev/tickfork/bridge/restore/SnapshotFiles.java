package dev.tickfork.bridge.restore;

import dev.tickfork.protocol.OrderHash;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/// Writes snapshot folders as snapshot protocol v1 has them.
public final class SnapshotFiles {
    private SnapshotFiles() {}

    public static String uuid(int n) {
        return new UUID(0x466e11e1_0000_4000L, 0x8000_0000_0000_0000L | n).toString();
    }

    /// A line at x = n + 0.5 that moves downwards.
    public static String entity(int n, String type, String nbt) {
        return line(n, type, nbt, n + 0.5, "[]", "null", true);
    }

    /// @param passengers JSON list of UUIDs
    /// @param vehicle    JSON text or `null`
    public static String line(
            int n, String type, String nbt, double x, String passengers, String vehicle, boolean restorable) {
        return "{\"order\":" + n + ",\"uuid\":\"" + uuid(n) + "\",\"type\":\"" + type + "\",\"entityId\":" + (100 + n)
                + ",\"pos\":[" + x + ",64.0,0.5],\"vel\":[0.0,-0.0784,0.0],\"yaw\":180.0,\"pitch\":0.0,\"nbt\":\""
                + nbt.replace("\\", "\\\\").replace("\"", "\\\"") + "\",\"passengers\":" + passengers + ",\"vehicle\":"
                + vehicle + ",\"restorable\":" + restorable + "}";
    }

    public static Path write(Path folder, List<String> lines, String dimension, long tick) throws IOException {
        return write(folder, lines, dimension, tick, null);
    }

    public static Path write(Path folder, List<String> lines, String dimension, long tick, @Nullable Path world)
            throws IOException {
        Files.createDirectories(folder);
        var uuids = new ArrayList<String>();
        for (String line : lines) {
            uuids.add(line.replaceAll(".*?\"uuid\":\"([^\"]*)\".*", "$1"));
        }
        Files.writeString(folder.resolve("entities.jsonl"), lines.isEmpty() ? "" : String.join("\n", lines) + "\n");
        Files.writeString(
                folder.resolve("meta.json"),
                "{\"type\":\"meta\",\"protocol\":1,\"mod\":\"mc-agent-interface\",\"modVersion\":\"1.0.0\",\"minecraft\":\"26.2\","
                    + "\"instance\":\"server\",\"tick\":" + tick + ",\"dimension\":\"" + dimension
                        + "\",\"radius\":0.0,\"entities\":" + lines.size() + ",\"playersSkipped\":0,\"players\":[],"
                        + "\"orderHash\":\"" + OrderHash.of(uuids) + "\",\"createdAt\":1790145600000,\"worldDir\":"
                        + (world == null ? "null" : "\"" + world + "\"") + ",\"levelName\":\"world\"}");
        return folder;
    }
}
