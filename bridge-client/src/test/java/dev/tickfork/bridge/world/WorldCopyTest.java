package dev.tickfork.bridge.world;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickfork.bridge.action.ActionFailure;
import dev.tickfork.bridge.action.Codes;
import dev.tickfork.bridge.action.Progress;
import dev.tickfork.bridge.pack.Packs;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(60)
class WorldCopyTest {
    @TempDir
    Path folder = Path.of("");

    private final CopyRules rules = new CopyRules(
            CopyRules.of(Packs.forVersion("26.2").orElseThrow()).skippedNames(),
            Set.of("datapacks", "dimensions"),
            List.of(Duration.ofMillis(1), Duration.ofMillis(1)));
    private final ProbeContext context = new ProbeContext();
    private Path world = folder;
    private Path target = folder;

    @BeforeEach
    void makeWorld() throws IOException {
        world = WorldFiles.modern(folder.resolve("量子硫方怪"));
        target = folder.resolve("forks/copy");
    }

    private CopyResult copy() throws Exception {
        return new WorldCopy().copy(world, target, rules, context);
    }

    private static Map<String, SkippedPath.Why> reasons(CopyResult result) {
        return result.skipped().stream().collect(Collectors.toMap(SkippedPath::path, SkippedPath::why));
    }

    @Test
    void copiesEverythingButTheNamesOfTheSkipRule() throws Exception {
        WorldFiles.write(world, "custom/Logs/latest.log", "skipped whatever its case");
        WorldFiles.write(world, "custom/keep.txt", "kept");
        CopyResult result = copy();

        var expected = WorldFiles.list(world);
        expected.removeIf(path -> path.startsWith("players/") || path.startsWith("custom/Logs/"));
        expected.remove("session.lock");
        assertEquals(expected, WorldFiles.list(target));
        assertEquals(
                List.copyOf(expected),
                result.files().stream().map(CopiedFile::path).toList());
        assertEquals(
                Map.of(
                        "session.lock", SkippedPath.Why.NAME,
                        "players", SkippedPath.Why.NAME,
                        "custom/Logs", SkippedPath.Why.NAME),
                reasons(result));
        assertTrue(result.clean());
    }

    @Test
    void everyFileHasItsSizeTimeAndHash() throws Exception {
        CopyResult result = copy();
        var level = result.files().stream()
                .filter(file -> file.path().equals("level.dat"))
                .findFirst()
                .orElseThrow();
        assertEquals(5, level.size());
        assertEquals(Instant.parse("2026-01-02T03:04:05.678Z"), level.mtime());
        assertEquals(FileHash.of(world.resolve("level.dat"), _ -> {}).sha256(), level.sha256());
        assertEquals(
                level.mtime(),
                Files.getLastModifiedTime(target.resolve("level.dat")).toInstant());
        assertEquals(result.files().stream().mapToLong(CopiedFile::size).sum(), result.bytes());
    }

    @Test
    void aHashIsThatOfTheStandard() throws Exception {
        // FIPS 180-2, appendix B.1: the message "abc".
        Path file = WorldFiles.write(folder, "abc", "abc");
        assertEquals(
                "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
                FileHash.of(file, _ -> {}).sha256());
    }

    @Test
    void aSkippedNameInsideDatapacksOrDimensionsIsSaidAsSuch() throws Exception {
        WorldFiles.write(world, "datapacks/pack/data/x/advancements/a.json", "{}");
        WorldFiles.write(world, "dimensions/minecraft/stats/region/r.0.0.mca", "a dimension of that name");
        var why = reasons(copy());
        assertEquals(SkippedPath.Why.NAME_INSIDE, why.get("datapacks/pack/data/x/advancements"));
        assertEquals(SkippedPath.Why.NAME_INSIDE, why.get("dimensions/minecraft/stats"));
    }

    @Test
    void linksAndPipesAreListedAndNeitherFollowedNorOpened() throws Exception {
        Path outside = WorldFiles.write(folder, "outside/secret.txt", "not of this world");
        Files.createSymbolicLink(world.resolve("file-link"), outside);
        Files.createSymbolicLink(world.resolve("folder-link"), folder.resolve("outside"));
        Files.createSymbolicLink(world.resolve("dangling"), folder.resolve("nowhere"));
        Process mkfifo = new ProcessBuilder("mkfifo", world.resolve("pipe").toString()).start();
        assertTrue(mkfifo.waitFor(30, TimeUnit.SECONDS));
        assertEquals(0, mkfifo.exitValue());
        var result = copy();
        var why = reasons(result);
        assertEquals(SkippedPath.Why.LINK, why.get("file-link"));
        assertEquals(SkippedPath.Why.LINK, why.get("folder-link"));
        assertEquals(SkippedPath.Why.LINK, why.get("dangling"));
        assertEquals(SkippedPath.Why.SPECIAL, why.get("pipe"));
        assertTrue(
                WorldFiles.list(target).stream().noneMatch(path -> path.contains("link") || path.contains("secret")));
        assertTrue(result.clean(), "what is left out by rule does not make a copy doubtful");
    }

    @Test
    void emptySparseAndEmptyFoldersArriveAsTheyAre() throws Exception {
        Path sparse = world.resolve("dimensions/minecraft/overworld/region/r.9.9.mca");
        try (var channel = FileChannel.open(sparse, StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
            channel.write(ByteBuffer.wrap(new byte[] {7}), 40 << 20);
        }
        Files.createDirectories(world.resolve("generated/empty"));
        copy();
        assertEquals(-1, Files.mismatch(sparse, target.resolve("dimensions/minecraft/overworld/region/r.9.9.mca")));
        assertEquals(0, Files.size(target.resolve("dimensions/minecraft/overworld/poi/r.0.0.mca")));
        assertTrue(Files.isDirectory(target.resolve("generated/empty")));
    }

    @Test
    void targetsInsideTheSourceOrAroundItAreRefusedBeforeTheFirstByte() throws Exception {
        Files.createSymbolicLink(folder.resolve("alias"), world);
        for (Path bad : List.of(
                world,
                world.resolve("copy"),
                world.resolve("deep/er/copy"),
                folder.resolve("alias/copy"),
                folder.resolve("forks/../量子硫方怪/copy"),
                folder)) {
            var before = WorldFiles.list(folder);
            var failure = assertThrows(
                    ActionFailure.class, () -> new WorldCopy().copy(world, bad, rules, context), bad::toString);
            assertEquals(Codes.PREFLIGHT, failure.code(), bad::toString);
            assertEquals(before, WorldFiles.list(folder));
            assertFalse(Files.exists(world.resolve("deep")), "no folder either");
        }
    }

    @Test
    void aTakenNameAndAMissingSourceAreRefused() throws Exception {
        Files.createDirectories(target);
        assertEquals(
                Codes.NAME_TAKEN, assertThrows(ActionFailure.class, this::copy).code());
        world = folder.resolve("nowhere");
        assertEquals(
                Codes.NOT_FOUND, assertThrows(ActionFailure.class, this::copy).code());
    }

    /// Changes the source when the first file is copied.
    private WorldCopy meddling(Runnable meddle) {
        var once = new AtomicInteger();
        return new WorldCopy((from, to, size, progress) -> {
            long moved = FileTransfer.bySystem().copy(from, to, size, progress);
            if (once.getAndIncrement() == 0) {
                meddle.run();
            }
            return moved;
        });
    }

    @Test
    void filesWrittenAddedAndRemovedWhileCopyingAreNamed() throws Exception {
        Path region = world.resolve("dimensions/minecraft/overworld/region/r.0.0.mca");
        var copier = meddling(() -> unchecked(() -> {
            Files.writeString(region, "more", StandardOpenOption.APPEND);
            Files.writeString(world.resolve("new.dat"), "new");
            Files.delete(world.resolve("dimensions/pack/moons/io/region/r.0.0.mca"));
        }));
        CopyResult result = copier.copy(world, target, rules, context);
        assertEquals(
                List.of(
                        "dimensions/minecraft/overworld/region/r.0.0.mca",
                        "dimensions/pack/moons/io/region/r.0.0.mca",
                        "new.dat"),
                result.changed());
        assertFalse(result.clean());
    }

    @Test
    void aFileWrittenWithoutChangingItsSizeIsNoticedByItsTime() throws Exception {
        var copier = meddling(() -> unchecked(() -> Files.writeString(world.resolve("level.dat"), "LEVEL")));
        assertEquals(
                List.of("level.dat"), copier.copy(world, target, rules, context).changed());
    }

    @Test
    void aFileThatCannotBeReadIsTriedAgainAndThenMakesTheCopyIncomplete() throws Exception {
        var tries = new HashMap<String, Integer>();
        var copier = new WorldCopy((from, to, size, progress) -> {
            String name = String.valueOf(from.getFileName());
            int now;
            synchronized (tries) {
                now = tries.merge(name, 1, Integer::sum);
            }
            if (name.equals("level.dat") || (name.equals("game_rules.dat") && now < 3)) {
                Files.writeString(to, "half");
                throw new FileSystemException(from.toString(), null, "locked by another process");
            }
            return FileTransfer.bySystem().copy(from, to, size, progress);
        });
        CopyResult result = copier.copy(world, target, rules, context);
        assertEquals(List.of("level.dat"), result.unreadable());
        assertFalse(result.clean());
        assertFalse(Files.exists(target.resolve("level.dat")), "no half file");
        assertEquals("rules", Files.readString(target.resolve("data/minecraft/game_rules.dat")));
        assertEquals(3, tries.get("level.dat"));
    }

    @Test
    void aFullDiskRemovesThePartialCopyAndLeavesTheSource() throws Exception {
        var before = WorldFiles.list(world);
        var copied = new AtomicInteger();
        var copier = new WorldCopy((from, to, size, progress) -> {
            if (copied.incrementAndGet() == 4) {
                Files.writeString(to, "half");
                throw new IOException("No space left on device");
            }
            return FileTransfer.bySystem().copy(from, to, size, progress);
        });
        var failure = assertThrows(ActionFailure.class, () -> copier.copy(world, target, rules, context));
        assertEquals(Codes.DISK_FULL, failure.code());
        assertTrue(String.valueOf(failure.text().args().getFirst()).contains("copy.part-"), "names the place");
        assertEquals(Set.of(), WorldFiles.list(folder.resolve("forks")));
        assertEquals(before, WorldFiles.list(world));
    }

    @Test
    void cancellingAnywhereRemovesThePartialCopy() {
        for (String phase : List.of("copy", "hash")) {
            var cancelling = new ProbeContext(report -> report.phase().equals(phase));
            assertThrows(
                    CancellationException.class, () -> new WorldCopy().copy(world, target, rules, cancelling), phase);
            unchecked(() -> assertEquals(Set.of(), WorldFiles.list(folder.resolve("forks")), phase));
        }
    }

    @Test
    void progressCountsRealBytesAndFilesToTheEnd() throws Exception {
        CopyResult result = copy();
        for (String phase : List.of("copy", "hash")) {
            var bytes = new ArrayList<Long>();
            var files = new ArrayList<Integer>();
            for (Progress report : context.reports()) {
                if (report.phase().equals(phase)
                        && report.data().get("bytes") instanceof Long done
                        && report.data().get("files") instanceof Integer count) {
                    bytes.add(done);
                    files.add(count);
                    assertEquals(result.bytes(), report.data().get("totalBytes"), phase);
                }
            }
            assertEquals(result.bytes(), Collections.max(bytes), phase);
            assertEquals(result.files().size(), Collections.max(files), phase);
        }
    }

    private interface Act {
        void run() throws IOException;
    }

    private static void unchecked(Act act) {
        try {
            act.run();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
