package dev.tickfork.app.ui;

import dev.tickfork.protocol.OrderHash;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.UUID;

/// Writes snapshot folders with made-up entities, for pictures of the page. The same seed gives the same entities.
public final class MadeUpSnapshot {
    private final List<String[]> entities = new ArrayList<>();

    /// A heap of cubes among minecarts, with two llamas and their trader.
    public MadeUpSnapshot(int size, long seed) {
        var random = new Random(seed);
        for (int i = 0; i < size; i++) {
            String type = i == 9 || i == 341
                    ? "trader_llama"
                    : i == 10 ? "wandering_trader" : random.nextInt(10) == 0 ? "minecart" : "sulfur_cube";
            double x = 104 + random.nextGaussian() * 3;
            double z = 52 + random.nextGaussian() * 3;
            entities.add(new String[] {
                new UUID(random.nextLong(), random.nextLong()).toString(),
                "minecraft:" + type,
                String.format(Locale.ROOT, "%.4f,%.4f,%.4f", x, 56 + random.nextDouble() * 2, z),
                "{Items:[{Slot:2b,id:'minecraft:slime_ball',count:5}],Health:20f}"
            });
        }
    }

    public MadeUpSnapshot move(int from, int to) {
        entities.add(to, entities.remove(from));
        return this;
    }

    public MadeUpSnapshot add(MadeUpSnapshot other, int row) {
        entities.add(other.entities.get(row));
        return this;
    }

    public MadeUpSnapshot remove(int row) {
        entities.remove(row);
        return this;
    }

    public MadeUpSnapshot nbt(int row, String nbt) {
        String[] old = entities.get(row);
        entities.set(row, new String[] {old[0], old[1], old[2], nbt});
        return this;
    }

    public Path write(Path dir, String dimension, long tick) {
        var lines = new StringBuilder();
        for (int i = 0; i < entities.size(); i++) {
            String[] one = entities.get(i);
            lines.append("{\"order\":").append(i).append(",\"uuid\":\"").append(one[0]);
            lines.append("\",\"type\":\"")
                    .append(one[1])
                    .append("\",\"entityId\":")
                    .append(100 + i);
            lines.append(",\"pos\":[").append(one[2]).append("],\"vel\":[0.0,-0.0784,0.0],\"yaw\":123.3,\"pitch\":0.0");
            lines.append(",\"nbt\":\"")
                    .append(one[3])
                    .append("\",\"passengers\":[],\"vehicle\":null,\"restorable\":true}\n");
        }
        String meta =
                "{\"type\":\"meta\",\"protocol\":1,\"mod\":\"mc-agent-interface\",\"modVersion\":\"0.9.0\",\"minecraft\":\"26.2\","
                    + "\"instance\":\"server\",\"tick\":" + tick + ",\"dimension\":\"" + dimension
                        + "\",\"radius\":0.0,\"entities\":" + entities.size()
                        + ",\"playersSkipped\":1,\"players\":[],\"orderHash\":\""
                        + OrderHash.of(entities.stream().map(one -> one[0]).toList())
                        + "\",\"createdAt\":1790145600000,\"worldDir\":null,\"levelName\":\"量子硫方怪\"}";
        try {
            Files.createDirectories(dir);
            Files.writeString(dir.resolve("entities.jsonl"), lines);
            Files.writeString(dir.resolve("meta.json"), meta);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return dir;
    }
}
