package dev.tickfork.app.page.compare.facts;

import dev.tickfork.app.page.compare.ComparedPair;
import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.compare.CompareOptions;
import dev.tickfork.bridge.compare.Comparison;
import dev.tickfork.bridge.compare.EntityColumns;
import dev.tickfork.bridge.compare.OrderDiff;
import dev.tickfork.bridge.snapshot.Snapshot;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import java.util.UUID;

/// Pairs of real snapshot folders for tests.
public final class Pairs {
    public record Entity(String uuid, String type, double x, double vy, String nbt) {
        Entity x(double next) {
            return new Entity(uuid, type, next, vy, nbt);
        }

        Entity vy(double next) {
            return new Entity(uuid, type, x, next, nbt);
        }

        Entity nbt(String next) {
            return new Entity(uuid, type, x, vy, next);
        }
    }

    /// Where the tabs led to.
    static final class Jumped implements ComparedPair.Jump {
        final List<String> places = new ArrayList<>();

        @Override
        public void to(int rowA, int rowB) {
            places.add(rowA + "," + rowB);
        }

        @Override
        public void onlyType(String type) {
            places.add("type " + type);
        }
    }

    private static final String[] TYPES = {
        "sulfur_cube",
        "sulfur_cube",
        "sulfur_cube",
        "sulfur_cube",
        "minecart",
        "trader_llama",
        "wandering_trader",
        "bat"
    };

    private Pairs() {}

    public static List<Entity> demo(int size) {
        var random = new Random(11);
        var all = new ArrayList<Entity>();
        for (int i = 0; i < size; i++) {
            String type = "minecraft:" + TYPES[random.nextInt(random.nextInt(3) == 0 ? 8 : 4)];
            all.add(new Entity(
                    new UUID(random.nextLong(), i).toString(),
                    type,
                    90 + random.nextInt(100_000) / 1_000.0,
                    -0.0784,
                    "{Items:[{id:\\\"minecraft:diamond\\\",count:5}]}"));
        }
        return all;
    }

    /// Some moved, came, left and changed.
    public static List<Entity> changed(List<Entity> from) {
        var all = new ArrayList<>(from);
        all.add(14, all.remove(12));
        all.add(all.size() - 2, all.remove(219));
        for (int i = 0; i < 24; i++) {
            all.add((i * 97) % all.size(), all.remove((i * 41 + 7) % all.size()));
        }
        for (int i = 100; i < 130; i++) {
            all.set(i, all.get(i).vy(-0.0784 - i / 10_000.0));
        }
        all.set(50, all.get(50).x(all.get(50).x() + 0.0125));
        for (int i = 300; i < 312; i++) {
            all.set(i, all.get(i).nbt("{Items:[{id:\\\"minecraft:diamond\\\",count:" + i + "}],Age:" + i + "}"));
        }
        all.subList(400, 404).clear();
        all.addAll(demo(all.size() + 12).subList(all.size() + 4, all.size() + 12));
        return all;
    }

    public static Path write(Path dir, List<Entity> entities, long tick) throws Exception {
        Files.createDirectories(dir);
        var lines = new StringBuilder();
        for (int i = 0; i < entities.size(); i++) {
            Entity one = entities.get(i);
            lines.append("{\"order\":").append(i).append(",\"uuid\":\"").append(one.uuid());
            lines.append("\",\"type\":\"")
                    .append(one.type())
                    .append("\",\"entityId\":1,\"pos\":[")
                    .append(one.x());
            lines.append(",64.0,0.5],\"vel\":[0.0,").append(one.vy()).append(",0.0],\"yaw\":0.0,\"pitch\":0.0,");
            lines.append("\"nbt\":\"").append(one.nbt()).append("\",\"passengers\":[],\"vehicle\":null}\n");
        }
        Files.writeString(dir.resolve("entities.jsonl"), lines);
        String uuids = String.join(":", entities.stream().map(Entity::uuid).toList());
        byte[] digest = MessageDigest.getInstance("SHA-256").digest(uuids.getBytes(StandardCharsets.UTF_8));
        Files.writeString(
                dir.resolve("meta.json"),
                "{\"protocol\":1,\"mod\":\"mc-agent-interface\",\"minecraft\":\"26.2\",\"tick\":" + tick
                        + ",\"dimension\":\"minecraft:overworld\",\"radius\":0,\"entities\":" + entities.size()
                        + ",\"orderHash\":\"" + HexFormat.of().formatHex(digest).substring(0, 16) + "\"}");
        return dir;
    }

    /// @param fields whether the fields have been compared, too
    static ComparedPair open(Path a, Path b, CompareOptions options, boolean fields, ComparedPair.Jump jump)
            throws Exception {
        ActionContext silent = ActionContext.silent();
        Snapshot one = Snapshot.open(a, silent);
        Snapshot other = Snapshot.open(b, silent);
        Comparison found =
                Comparison.of(one.columns(EntityColumns::new), other.columns(EntityColumns::new), options, silent);
        OrderDiff order = found.order();
        return new ComparedPair(
                one, other, "live-fork-01", "lab-b / step-40", order, fields ? found : null, options, jump);
    }
}
