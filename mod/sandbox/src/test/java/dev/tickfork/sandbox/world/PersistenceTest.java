package dev.tickfork.sandbox.world;

import static dev.tickfork.sandbox.TestWorld.FLOOR;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickfork.sandbox.TestWorld;
import dev.tickfork.sandbox.entity.SandboxEntity;
import dev.tickfork.sandbox.entity.Vec;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.UUID;
import net.kyori.adventure.nbt.BinaryTagIO;
import net.kyori.adventure.nbt.CompoundBinaryTag;
import net.kyori.adventure.nbt.ListBinaryTag;
import net.kyori.adventure.nbt.StringBinaryTag;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The world folder of 26.2, with region files written by a small writer of this test.
class PersistenceTest {
    private static final int SECTOR = 4096;

    @TempDir
    Path folder;

    private Path root;
    private Path overworld;

    @BeforeEach
    void make() throws IOException {
        root = folder.resolve("w");
        TestWorld.flat(root).close();
        overworld = root.resolve("dimensions/minecraft/overworld");
    }

    /// One chunk at (0, 0) of r.0.0.mca: header, then length, type 2 (zlib) or as given, data.
    private static void region(Path file, int type, byte[] data) throws IOException {
        int sectors = (data.length + 5 + SECTOR - 1) / SECTOR;
        var bytes = ByteBuffer.allocate((2 + sectors) * SECTOR);
        bytes.putInt(0, 2 << 8 | sectors);
        bytes.position(2 * SECTOR).putInt(data.length + 1).put((byte) type).put(data);
        Files.createDirectories(file.getParent());
        Files.write(file, bytes.array());
    }

    private static byte[] zlib(CompoundBinaryTag tag) throws IOException {
        var out = new ByteArrayOutputStream();
        BinaryTagIO.writer().write(tag, out, BinaryTagIO.Compression.ZLIB);
        return out.toByteArray();
    }

    private static CompoundBinaryTag cow(UUID uuid) {
        return CompoundBinaryTag.builder()
                .putString("id", "minecraft:cow")
                .put("Pos", TestWorld.doubles(3.5, FLOOR, 3.5))
                .putIntArray("UUID", new int[] {
                    (int) (uuid.getMostSignificantBits() >> 32), (int) uuid.getMostSignificantBits(),
                    (int) (uuid.getLeastSignificantBits() >> 32), (int) uuid.getLeastSignificantBits()
                })
                .build();
    }

    private static CompoundBinaryTag chunk() {
        CompoundBinaryTag odd = CompoundBinaryTag.builder()
                .putString("Name", "mod:strange")
                .put(
                        "Properties",
                        CompoundBinaryTag.builder().putString("p", "q").build())
                .build();
        CompoundBinaryTag section = CompoundBinaryTag.builder()
                .putByte("Y", (byte) -4)
                .putString("mod:light", "kept")
                .put(
                        "block_states",
                        CompoundBinaryTag.builder()
                                .put("palette", ListBinaryTag.from(List.of(odd)))
                                .build())
                .build();
        return CompoundBinaryTag.builder()
                .putInt("DataVersion", 4903)
                .putInt("xPos", 0)
                .putInt("zPos", 0)
                .putString("Status", "minecraft:features")
                .put("mod:root", ListBinaryTag.from(List.of(StringBinaryTag.stringBinaryTag("kept"))))
                .put("sections", ListBinaryTag.from(List.of(section)))
                .build();
    }

    private SandboxWorld openForced() throws IOException {
        SandboxWorld world = SandboxWorld.open(root);
        world.overworld().setForced(0, 0, true);
        world.tick();
        return world;
    }

    /// An untouched chunk's file keeps every byte; the world without session.lock and players/ opens.
    @Test
    void anUntouchedChunkIsNeverRewritten() throws IOException {
        Path file = overworld.resolve("region/r.0.0.mca");
        region(file, 2, zlib(chunk()));
        byte[] before = Files.readAllBytes(file);
        Files.deleteIfExists(root.resolve("players/data"));
        Files.deleteIfExists(root.resolve("players"));
        try (SandboxWorld world = openForced()) {
            assertEquals(
                    "mod:strange[p=q]", world.overworld().blockAt(1, -60, 1).toString());
            assertTrue(world.save(true));
        }
        assertArrayEquals(before, Files.readAllBytes(file));
    }

    /// A change in a chunk keeps unknown blocks, unknown keys and the status of a proto-chunk.
    @Test
    void aChangedChunkIsPatched() throws IOException {
        region(overworld.resolve("region/r.0.0.mca"), 2, zlib(chunk()));
        try (SandboxWorld world = openForced()) {
            assertTrue(world.overworld()
                    .setBlock(0, -60, 0, world.blocks().parse("stone").orElseThrow()));
            assertTrue(world.save(true));
        }
        try (var storage = new RegionStorage(overworld)) {
            CompoundBinaryTag saved = storage.readChunk(0, 0).orElseThrow();
            assertEquals("minecraft:features", saved.getString("Status"));
            assertEquals(chunk().get("mod:root"), saved.get("mod:root"));
            assertEquals("kept", saved.getList("sections").getCompound(0).getString("mod:light"));
        }
        try (SandboxWorld world = openForced()) {
            assertEquals("minecraft:stone", world.overworld().blockAt(0, -60, 0).name());
            assertEquals("mod:strange", world.overworld().blockAt(1, -60, 0).name());
        }
    }

    /// What failed to load is never saved over, neither chunk nor entities.
    @Test
    void anUnreadableChunkStays() throws IOException {
        Path chunks = overworld.resolve("region/r.0.0.mca");
        Path entities = overworld.resolve("entities/r.0.0.mca");
        byte[] rubbish = "no chunk".getBytes(StandardCharsets.UTF_8);
        region(chunks, 2, rubbish);
        region(entities, 79, rubbish);
        byte[] before = Files.readAllBytes(chunks);
        try (SandboxWorld world = openForced()) {
            world.overworld().setBlock(0, 0, 0, world.blocks().parse("stone").orElseThrow());
            world.save(true);
        }
        assertArrayEquals(before, Files.readAllBytes(chunks));
        assertEquals(79, Files.readAllBytes(entities)[2 * SECTOR + 4]);
    }

    /// Entities inside a region chunk come back though `entities/` is empty; killed and saved they are gone for good.
    @Test
    void aChunkBringsBackTheEntitiesInItsOwnNbt() throws IOException {
        var uuid = new UUID(5, 6);
        region(
                overworld.resolve("region/r.0.0.mca"),
                2,
                zlib(chunk().put("entities", ListBinaryTag.from(List.of(cow(uuid))))));
        try (SandboxWorld world = openForced()) {
            assertEquals(List.of(uuid), TestWorld.uuids(world.overworld()));
            world.overworld().kill(TestWorld.inTickOrder(world.overworld()).getFirst());
            TestWorld.run(world, 25);
            assertTrue(world.save(true));
        }
        try (SandboxWorld world = openForced()) {
            assertEquals(List.of(), TestWorld.uuids(world.overworld()));
        }
    }

    /// Types that 26.2 does not have stay in the file as they were.
    @Test
    void foreignEntitiesSurvive() throws IOException {
        CompoundBinaryTag foreign =
                cow(new UUID(1, 1)).putString("id", "mod:beast").putInt("mod:rage", 3);
        region(
                overworld.resolve("entities/r.0.0.mca"),
                2,
                zlib(CompoundBinaryTag.builder()
                        .putIntArray("Position", new int[] {0, 0})
                        .putInt("DataVersion", 4903)
                        .put("Entities", ListBinaryTag.from(List.of(foreign)))
                        .build()));
        try (SandboxWorld world = openForced()) {
            assertEquals(0, world.overworld().tickList().size());
            TestWorld.summon(world.overworld(), "pig", new Vec(1, FLOOR, 1), TestWorld.empty());
            assertTrue(world.save(true));
        }
        try (var storage = new RegionStorage(overworld)) {
            ListBinaryTag saved = storage.readEntities(0, 0).orElseThrow().getList("Entities");
            assertEquals(2, saved.size());
            assertEquals(foreign, saved.getCompound(1));
        }
    }

    /// level.dat, level.dat_old, rules, clocks and storage come back; the freeze does not.
    @Test
    void settingsComeBack() throws IOException {
        try (SandboxWorld world = SandboxWorld.open(root)) {
            world.gameRules().set("random_tick_speed", 0);
            world.setDifficulty(Difficulty.HARD);
            world.setDayTime(777);
            world.storage().set("mcagent:probe", TestWorld.uuid(1));
            world.tickRates().setFrozen(true);
            assertTrue(world.save(true));
        }
        assertTrue(Files.exists(root.resolve("level.dat_old")));
        assertTrue(Files.exists(root.resolve("data/minecraft/command_storage_mcagent.dat")));
        try (SandboxWorld world = SandboxWorld.open(root)) {
            assertEquals(0, world.gameRules().get("random_tick_speed"));
            assertEquals(Difficulty.HARD, world.difficulty());
            assertEquals(777, world.dayTime());
            assertEquals(TestWorld.uuid(1), world.storage().get("mcagent:probe"));
            assertFalse(world.tickRates().frozen());
            assertEquals("test", world.levelName());
        }
    }

    /// Removing a ticket stores the entities and takes them out; the ticket again brings them back as they were.
    @Test
    void unloadAndLoadKeepsEntities() throws IOException {
        try (SandboxWorld world = openForced()) {
            SandboxLevel level = world.overworld();
            SandboxEntity cow = TestWorld.summon(level, "cow", new Vec(3.5, 100, 3.5), TestWorld.uuid(9));
            TestWorld.run(world, 5);
            CompoundBinaryTag before = cow.saveWithoutId();
            level.setForced(0, 0, false);
            world.runTasks();
            assertTrue(cow.isRemoved());
            assertEquals(0, level.tickList().size());
            world.tickRates().setFrozen(true);
            level.setForced(0, 0, true);
            TestWorld.run(world, 2);
            assertEquals(before, TestWorld.inTickOrder(level).getFirst().saveWithoutId());
        }
    }
}
