package dev.tickfork.bench;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Random;
import java.util.UUID;

/// Writes snapshots of any size with lines of about 1.2 KB, as a world of sulfur cubes gives them.
final class SampleSnapshot {
    private SampleSnapshot() {}

    /// The folder of a snapshot of this many entities below the temporary folder; written once and kept for later
    /// runs, since a million entities are 1.2 GB.
    static Path folder(int entities) throws IOException {
        Path dir = Path.of(System.getProperty("java.io.tmpdir"), "tickfork-bench", "snapshot-" + entities);
        Path meta = dir.resolve("meta.json");
        if (!Files.exists(meta)) {
            Files.createDirectories(dir);
            var random = new Random(entities);
            try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(dir.resolve("entities.jsonl")))) {
                for (int i = 0; i < entities; i++) {
                    out.write(line(i, random).getBytes(StandardCharsets.UTF_8));
                }
            }
            Files.writeString(meta, "{\"protocol\":1,\"entities\":" + entities + "}");
        }
        return dir;
    }

    private static String line(int order, Random random) {
        double x = random.nextDouble() * 4000 - 2000;
        double y = random.nextDouble() * 300 - 60;
        double z = random.nextDouble() * 4000 - 2000;
        double vy = -random.nextDouble();
        float yaw = random.nextFloat() * 360 - 180;
        var uuid = new UUID(random.nextLong(), random.nextLong());
        String type = order % 10 < 9 ? "minecraft:sulfur_cube" : "minecraft:minecart";
        return String.format(
                Locale.ROOT,
                "{\"order\":%d,\"uuid\":\"%s\",\"type\":\"%s\",\"entityId\":%d,\"pos\":[%s,%s,%s],\"vel\":[0.0,%s,0.0],"
                        + "\"yaw\":%s,\"pitch\":0.0,\"nbt\":\"%s\",\"passengers\":[],\"vehicle\":null,"
                        + "\"restorable\":true}%n",
                order,
                uuid,
                type,
                2096 + order,
                x,
                y,
                z,
                vy,
                yaw,
                nbt(x, y, z, vy, yaw, uuid));
    }

    private static String nbt(double x, double y, double z, double vy, float yaw, UUID uuid) {
        String attributes = attribute("minecraft:max_health", 16.0)
                + "," + attribute("minecraft:movement_speed", 0.2)
                + "," + attribute("minecraft:attack_damage", 4.0)
                + "," + attribute("minecraft:scale", 1.0);
        return ("{'Motion':[0.0d," + vy + "d,0.0d],'Pos':[" + x + "d," + y + "d," + z + "d],'Rotation':[" + yaw
                        + "f,0.0f],'UUID':[I;" + (int) (uuid.getMostSignificantBits() >> 32) + ","
                        + (int) uuid.getMostSignificantBits() + "," + (int) (uuid.getLeastSignificantBits() >> 32) + ","
                        + (int) uuid.getLeastSignificantBits() + "],'attributes':[" + attributes
                        + "],'equipment':{'body':{'id':'minecraft:copper_block','count':1,'components':"
                        + "{'minecraft:custom_name':'held'}}},'Air':300s,'FallDistance':0.0d,'Fire':-1s,"
                        + "'Health':16.0f,'HurtTime':0s,'Invulnerable':0b,'OnGround':1b,'PortalCooldown':0,"
                        + "'Size':1,'AbsorptionAmount':0.0f,'CanPickUpLoot':0b,'DeathTime':0s,'FallFlying':0b,"
                        + "'HurtByTimestamp':0,'LeftHanded':0b,'PersistenceRequired':1b,'wasOnGround':1b,"
                        + "'drop_chances':{'body':2.0f},'Brain':{'memories':{}}}")
                .replace("'", "\\\"");
    }

    private static String attribute(String id, double base) {
        return "{'id':'" + id + "','base':" + base + "d}";
    }
}
