package dev.tickfork.bridge.snapshot;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import java.util.StringJoiner;
import java.util.UUID;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// A large snapshot with a bit of everything, and a plain reader of the same file to hold ours against.
final class GeneratedSnapshot {
    private static final List<String> TYPES =
            List.of("minecraft:sulfur_cube", "minecraft:minecart", "minecraft:trader_llama", "mod:量子");

    private final int size;
    private final Random random;

    GeneratedSnapshot(int size, long seed) {
        this.size = size;
        this.random = new Random(seed);
    }

    Path write(Path dir, int nbtPadding) throws IOException {
        Files.createDirectories(dir);
        var uuids = new StringJoiner(":");
        try (BufferedWriter out = Files.newBufferedWriter(dir.resolve("entities.jsonl"))) {
            for (int i = 0; i < size; i++) {
                String uuid = new UUID(random.nextLong(), random.nextLong()).toString();
                uuids.add(uuid);
                out.write(line(i, uuid, nbtPadding));
                out.write('\n');
            }
        }
        Files.writeString(
                dir.resolve("meta.json"),
                "{\"protocol\":1,\"entities\":" + size + ",\"dimension\":\"minecraft:overworld\",\"orderHash\":\""
                        + hash(uuids.toString()) + "\"}");
        return dir;
    }

    private String line(int order, String uuid, int padding) {
        String pad = "x".repeat(random.nextInt(2 * padding + 1));
        return "{\"order\":" + order + ",\"uuid\":\"" + uuid + "\",\"type\":\""
                + TYPES.get(Math.min(3, random.nextInt(12) / 3)) + "\",\"entityId\":" + random.nextInt(1 << 20)
                + ",\"pos\":[" + coordinate() + "," + random.nextFloat() * 256 + "," + coordinate() + "],\"vel\":[0.0,"
                + -random.nextDouble() + ",1.0E-5],\"yaw\":" + (random.nextFloat() * 360 - 180) + ",\"pitch\":0.0,"
                + "\"nbt\":\"{\\\"Motion\\\":[0.0d,-0.0784d,0.0d],\\\"量\\\":\\\"" + pad + "\\\\\\\"\\\"}\","
                + "\"passengers\":[],\"vehicle\":null,\"restorable\":true}";
    }

    private double coordinate() {
        return (random.nextDouble() - 0.5) * 60_000;
    }

    static String hash(String text) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(Folder.utf8(text));
            return HexFormat.of().formatHex(digest).substring(0, 16);
        } catch (java.security.NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    /// Reads the file line by line with a general JSON reader and compares every column.
    void assertSame(Snapshot snapshot, Path dir) throws IOException {
        var json = JsonMapper.shared();
        assertEquals(size, snapshot.size());
        int row = 0;
        var uuids = new StringJoiner(":");
        for (String text : Files.readAllLines(dir.resolve("entities.jsonl"))) {
            JsonNode line = json.readTree(text);
            uuids.add(line.get("uuid").asString());
            assertEquals(line.get("uuid").asString(), snapshot.uuid(row));
            assertEquals(line.get("type").asString(), snapshot.type(row));
            assertEquals(line.get("pos").get(0).asDouble(), snapshot.x(row));
            assertEquals(line.get("pos").get(1).asDouble(), snapshot.y(row));
            assertEquals(line.get("pos").get(2).asDouble(), snapshot.z(row));
            assertEquals(line.get("vel").get(0).asDouble(), snapshot.vx(row));
            assertEquals(line.get("vel").get(1).asDouble(), snapshot.vy(row));
            assertEquals(line.get("vel").get(2).asDouble(), snapshot.vz(row));
            assertEquals(Float.parseFloat(line.get("yaw").toString()), snapshot.yaw(row));
            assertEquals(line.get("entityId").asInt(), snapshot.entityId(row));
            assertEquals(row + 1, snapshot.line(row));
            if (row % 37 == 0) {
                assertEquals(line.get("nbt").asString(), snapshot.nbtText(row));
                assertEquals(row, snapshot.indexOf(line.get("uuid").asString()));
            }
            row++;
        }
        assertEquals(hash(uuids.toString()), snapshot.computedHash());
    }
}
