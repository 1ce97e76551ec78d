package dev.tickfork.bridge.snapshot;

import static dev.tickfork.bridge.snapshot.Folder.A;
import static dev.tickfork.bridge.snapshot.Folder.B;
import static dev.tickfork.bridge.snapshot.Folder.C;
import static dev.tickfork.bridge.snapshot.Folder.line;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.ActionFailure;
import dev.tickfork.bridge.action.Codes;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SnapshotReadTest {
    @TempDir
    Path temp;

    private Folder folder() {
        return new Folder(temp.resolve("snap"));
    }

    @Test
    void everyFieldOfALine() throws Exception {
        String vehicle = "{\"order\":0,\"uuid\":\"" + A + "\",\"type\":\"minecraft:minecart\",\"entityId\":7,"
                + "\"pos\":[-103.5,56.0,5.25E-4],\"vel\":[0.0,-0.0784,-0.0],\"yaw\":-179.5,\"pitch\":12.25,"
                + "\"nbt\":\"{\\\"a\\\":\\\"\\u91cf\\\\n\\\"}\",\"passengers\":[\"" + B + "\"],\"vehicle\":null,"
                + "\"restorable\":true}";
        String rider = "  {\"later\":{\"x\":[{\"y\":null}]}, \"vehicle\" : \"" + A + "\",\"restorable\":false,"
                + "\"nbt\":\"{}\",\"type\":\"minecraft:pig\",\"pos\":[1,2,3],\"uuid\":\"" + B + "\",\"order\":1 }\r";
        try (Snapshot snapshot = folder().lines(vehicle, rider).open()) {
            assertEquals(2, snapshot.size());
            var first = snapshot.entity(0);
            assertEquals(new EntityRecord.Identity(A, "minecraft:minecart", 7), first.identity());
            assertEquals(
                    new EntityRecord.Motion(
                            new Point(-103.5, 56.0, 5.25E-4), new Point(0.0, -0.0784, -0.0), -179.5f, 12.25f),
                    first.motion());
            assertEquals(new EntityRecord.Riding(null, List.of(B), true), first.riding());
            assertEquals("{\"a\":\"量\\n\"}", first.nbt());
            assertEquals(1, first.line());
            var second = snapshot.entity(1);
            assertEquals(new EntityRecord.Identity(B, "minecraft:pig", -1), second.identity());
            assertEquals(new EntityRecord.Riding(A, List.of(), false), second.riding());
            assertEquals(new Point(1, 2, 3), second.motion().position());
            assertNull(second.motion().velocity());
            assertTrue(Float.isNaN(second.motion().yaw()));
            assertEquals(0, snapshot.vehicleRow(1));
            assertEquals(-1, snapshot.vehicleRow(0));
            assertEquals(List.of(1), snapshot.passengers(0));
            assertEquals(1, snapshot.indexOf(B));
            assertEquals(-1, snapshot.indexOf(C));
        }
    }

    @Test
    void aLineMayBeSplitOnlyByLf() throws Exception {
        String odd = line(0, A)
                .replace("Motion", "a\u0085b\u2028c\u000b".replace("\u000b", ""))
                .replace("_cube", "_c\u2029");
        try (Snapshot snapshot = folder().lines(odd, line(1, B)).open()) {
            assertEquals(2, snapshot.size());
            assertEquals("minecraft:sulfur_c\u2029", snapshot.type(0));
        }
    }

    @Test
    void sameTypeSameObject() throws Exception {
        try (Snapshot snapshot = folder().lines(line(0, A), line(1, B)).open()) {
            assertSame(snapshot.type(0), snapshot.type(1));
            assertEquals(List.of(new TypeCount("minecraft:sulfur_cube", 2)), snapshot.types());
        }
    }

    @Test
    void theCommonestTypeComesFirstThenById() throws Exception {
        try (Snapshot snapshot = folder().lines(
                        line(0, A).replace("sulfur_cube", "pig"), line(1, B).replace("sulfur_cube", "cow"))
                .lines(line(2, C), line(3, UUID.randomUUID().toString()))
                .open()) {
            assertEquals(
                    List.of("minecraft:sulfur_cube", "minecraft:cow", "minecraft:pig"),
                    snapshot.types().stream().map(TypeCount::type).toList());
        }
    }

    /// Every border between stretches falls somewhere in these lines, whatever the size of a stretch.
    @Test
    void bordersAtEveryPlace() throws Exception {
        Path dir = folder().lines(line(0, A).replace("Motion", "量子"), "", line(1, B) + "\r", "x", line(3, C))
                .write();
        for (int stretch = 1; stretch < 1200; stretch += stretch < 40 ? 1 : 37) {
            try (Snapshot snapshot = Folder.open(dir, stretch)) {
                assertEquals(List.of(A, B, C), uuids(snapshot), "stretch " + stretch);
                assertEquals(List.of("meta_missing@0", "bad_json@4"), Folder.codes(snapshot), "stretch " + stretch);
                assertEquals("{\"量子\":[0.0d,-0.0784d,0.0d]}", snapshot.nbtText(0));
                assertEquals(List.of(1L, 3L, 5L), List.of(snapshot.line(0), snapshot.line(1), snapshot.line(2)));
            }
        }
    }

    private static List<String> uuids(Snapshot snapshot) {
        var uuids = new ArrayList<String>();
        for (int row = 0; row < snapshot.size(); row++) {
            uuids.add(snapshot.uuid(row));
        }
        return uuids;
    }

    @ParameterizedTest
    @ValueSource(ints = {4 << 10, EntitiesReader.STRETCH})
    void aHundredThousandLinesAsASlowReaderSeesThem(int stretch) throws Exception {
        var generated = new GeneratedSnapshot(100_000, 11);
        Path dir = generated.write(temp.resolve("big"), 200);
        try (Snapshot snapshot = Folder.open(dir, stretch)) {
            assertEquals(List.of(), snapshot.issues());
            generated.assertSame(snapshot, dir);
        }
    }

    @Test
    void aLineLongerThanManyStretches() throws Exception {
        String array = "[I;" + "1,".repeat(1_000_000) + "1]";
        String big = line(0, A).replace("[0.0d,-0.0784d,0.0d]", array);
        try (Snapshot snapshot = folder().lines(big, line(1, B)).open()) {
            assertEquals(List.of(A, B), uuids(snapshot));
            assertEquals("{\"Motion\":" + array + "}", snapshot.nbtText(0));
        }
    }

    @Test
    void whatIsNoSnapshotIsNamed() throws Exception {
        assertFails(Codes.NOT_FOUND, temp.resolve("nowhere"));
        assertFails(Codes.NOT_A_SNAPSHOT, Files.createDirectory(temp.resolve("empty")));
        assertFails(Codes.NOT_A_SNAPSHOT, Files.createFile(temp.resolve("some.txt")));
        Files.createDirectory(temp.resolve("empty").resolve("entities.jsonl"));
        assertFails(Codes.NOT_A_SNAPSHOT, temp.resolve("empty"));
    }

    private static void assertFails(String code, Path path) {
        var failure = assertThrows(ActionFailure.class, () -> Snapshot.open(path, ActionContext.silent()));
        assertEquals(code, failure.code());
        assertTrue(failure.text()
                .args()
                .getFirst()
                .toString()
                .contains(path.getFileName().toString()));
    }

    @Test
    void aFileOfTheFolderWillDo() throws Exception {
        Path dir = folder().lines(line(0, A)).write();
        try (Snapshot snapshot = Snapshot.open(dir.resolve("entities.jsonl"), ActionContext.silent())) {
            assertEquals(dir, snapshot.directory());
        }
    }

    @Test
    void cancellingStopsInTheMiddle() throws Exception {
        Path dir = new GeneratedSnapshot(20_000, 3).write(temp.resolve("big"), 100);
        var context = new AtReport(3, () -> {
            throw new CancellationException();
        });
        assertThrows(CancellationException.class, () -> open(dir, context));
        assertEquals(3, context.reports(), "nothing is reported after the cancel");
    }

    private static Snapshot open(Path dir, ActionContext context) throws IOException, ActionFailure {
        return new SnapshotOpening(dir, NbtCheck.QUICK, context, 1 << 14).open();
    }

    @Test
    void aFileThatIsCutShortWhileItIsReadMayBeTriedAgain() throws Exception {
        Path dir = new GeneratedSnapshot(20_000, 4).write(temp.resolve("big"), 100);
        assertChanged(dir, file -> {
            try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
                channel.truncate(1 << 16);
            }
        });
    }

    @Test
    void aFileThatIsReplacedWhileItIsReadMayBeTriedAgain() throws Exception {
        Path dir = new GeneratedSnapshot(20_000, 5).write(temp.resolve("big"), 100);
        assertChanged(dir, file -> {
            Path other = Files.writeString(temp.resolve("other"), line(0, A) + "\n");
            Files.move(other, file, StandardCopyOption.REPLACE_EXISTING);
        });
    }

    private interface Change {
        void apply(Path file) throws IOException;
    }

    private static void assertChanged(Path dir, Change change) {
        var context = new AtReport(2, () -> {
            try {
                change.apply(dir.resolve("entities.jsonl"));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
        var failure = assertThrows(ActionFailure.class, () -> open(dir, context));
        assertEquals(Codes.SNAPSHOT_INVALID, failure.code());
        assertTrue(failure.retryable());
    }

    /// A file of more than 2 GiB, most of it a hole.
    @Test
    void offsetsBeyondTwoGibibytes() throws Exception {
        Path dir = folder().lines(line(0, A)).write();
        byte[] end = Folder.utf8("\n" + line(2, B) + "\n");
        Path file = dir.resolve("entities.jsonl");
        Files.delete(file);
        try (FileChannel channel = FileChannel.open(
                file, StandardOpenOption.CREATE_NEW, StandardOpenOption.SPARSE, StandardOpenOption.WRITE)) {
            channel.write(ByteBuffer.wrap(Folder.utf8(line(0, A) + "\n")));
            channel.write(ByteBuffer.wrap(end), (1L << 31) + 12_345);
        }
        try (Snapshot snapshot = Snapshot.open(dir, ActionContext.silent())) {
            assertEquals(List.of("meta_missing@0", "line_too_long@2"), Folder.codes(snapshot));
            assertEquals(List.of(A, B), uuids(snapshot));
            assertEquals(3, snapshot.line(1));
            assertEquals("{\"Motion\":[0.0d,-0.0784d,0.0d]}", snapshot.nbtText(1));
        }
    }

    @Test
    void nbtThatChangedOnDiskIsNeverShownAsRecorded() throws Exception {
        Path dir = folder().lines(line(0, A)).write();
        try (Snapshot snapshot = Snapshot.open(dir, ActionContext.silent())) {
            Files.writeString(dir.resolve("entities.jsonl"), line(0, A).replace("0.0784d", "0.0785d") + "\n");
            assertThrows(IOException.class, () -> snapshot.nbtText(0));
            Files.writeString(dir.resolve("entities.jsonl"), "");
            assertThrows(IOException.class, () -> snapshot.nbtText(0));
        }
    }

    @Test
    void anInterruptedReaderDoesNotCloseTheFileForOthers() throws Exception {
        try (Snapshot snapshot = folder().lines(line(0, A)).open()) {
            Thread.currentThread().interrupt();
            assertThrows(IOException.class, () -> snapshot.nbtText(0));
            assertTrue(Thread.interrupted());
            assertEquals("{\"Motion\":[0.0d,-0.0784d,0.0d]}", snapshot.nbtText(0));
        }
    }

    @Test
    void closedMeansNoNbtButColumns() throws Exception {
        Snapshot snapshot = folder().lines(line(0, A)).open();
        snapshot.close();
        assertEquals(A, snapshot.uuid(0));
        assertThrows(IOException.class, () -> snapshot.nbtText(0));
    }

    @Test
    void metaIsTypedAndRaw() throws Exception {
        try (Snapshot snapshot = folder().lines(line(0, A))
                .meta("{\"type\":\"meta\",\"protocol\":1,\"mod\":\"mc-agent-interface\",\"modVersion\":\"0.6.0\","
                        + "\"minecraft\":\"26.2\",\"instance\":\"server\",\"tick\":104233,\"radius\":64.0,"
                        + "\"dimension\":\"minecraft:overworld\",\"entities\":1.0,\"playersSkipped\":1,"
                        + "\"players\":[{\"name\":\"p\",\"uuid\":\"u\",\"x\":1.5,\"y\":2,\"z\":3}],"
                        + "\"orderHash\":\"a03dcc2fdab7f875\",\"createdAt\":1790145600000,\"frozen\":true,"
                        + "\"worldDir\":null,\"levelName\":\"量子硫方怪\",\"extra\":[1]}")
                .open()) {
            SnapshotMeta meta = snapshot.meta();
            assertEquals(List.of(), snapshot.issues());
            assertEquals(104233, meta.tick().orElseThrow());
            assertEquals(1, meta.entities().orElseThrow());
            assertEquals(64.0, meta.radius().orElseThrow());
            assertEquals(true, meta.frozen().orElseThrow());
            assertTrue(meta.worldDir().isEmpty());
            assertTrue(meta.generation().isEmpty());
            assertEquals("量子硫方怪", meta.levelName().orElseThrow());
            assertEquals(List.of(new SnapshotMeta.Player("p", "u", new Point(1.5, 2, 3))), meta.players());
            assertEquals(List.of(1), meta.raw().get("extra"));
            assertEquals("minecraft:overworld", snapshot.dimension());
        }
    }
}
