package dev.tickfork.bridge.fork;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickfork.bridge.action.ActionFailure;
import dev.tickfork.bridge.action.Codes;
import dev.tickfork.bridge.journal.Journal;
import dev.tickfork.bridge.wire.ModConnection;
import dev.tickfork.bridge.world.ProbeContext;
import dev.tickfork.bridge.world.WorldFiles;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

@Timeout(120)
class ForkWorldTest {
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    @TempDir
    Path folder = Path.of("");

    private final ForkRequest request = ForkRequest.of("night-1");
    private Path home = folder;
    private Path world = folder;
    private final List<FakeInstance> started = new ArrayList<>();

    @BeforeEach
    void makeWorld() throws IOException {
        home = Files.createDirectories(folder.resolve("home"));
        world = WorldFiles.modern(folder.resolve("saves/量子硫方怪"));
    }

    @AfterEach
    void stop() {
        started.forEach(FakeInstance::close);
    }

    private FakeInstance instance(boolean modern) throws IOException {
        var fake = new FakeInstance(world, folder.resolve("agent-" + started.size()), modern);
        started.add(fake);
        return fake;
    }

    private ForkResult fork(FakeInstance fake, ForkRequest wanted, ProbeContext context) throws Exception {
        try (var connection = ModConnection.open(fake.endpoint(), PATIENCE, context)) {
            return new ForkWorld(home).run(wanted, connection, context);
        }
    }

    private ActionFailure failure(FakeInstance fake, ForkRequest wanted) {
        return assertThrows(ActionFailure.class, () -> fork(fake, wanted, new ProbeContext()));
    }

    private JsonNode manifest() throws IOException {
        Path file = home.resolve("forks/night-1/manifest.json");
        return JsonMapper.builder().build().readTree(Files.readAllBytes(file));
    }

    private void assertNothingLeft(FakeInstance fake, String when) throws IOException {
        assertFalse(fake.frozen, "frozen after: " + when);
        assertTrue(fake.autosave, "autosave off after: " + when);
        Path forks = home.resolve("forks");
        assertEquals(Set.of(), Files.exists(forks) ? WorldFiles.list(forks) : Set.of(), when);
        assertFalse(Files.exists(forks.resolve("night-1")), when);
        assertEquals(List.of(), new Journal(home).contents().entries(), when);
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aForkHoldsSnapshotManifestAndWorldAndTheSourceRunsAgain(boolean modern) throws Exception {
        var fake = instance(modern);
        ForkResult result = fork(fake, request, new ProbeContext());

        Path fork = home.resolve("forks/night-1");
        assertEquals(fork.toString(), result.forkDir());
        assertEquals(5, result.entities());
        assertTrue(result.clean(), result.reasons()::toString);
        assertEquals(world.toString(), result.worldDir());
        assertTrue(result.seconds().freezeWindow() > 0);
        assertFalse(fake.frozen);
        assertTrue(fake.autosave);
        assertEquals(
                Set.of("entities.jsonl", "manifest.json", "meta.json"),
                WorldFiles.list(fork).stream()
                        .filter(path -> !path.startsWith("world/"))
                        .collect(Collectors.toSet()));
        assertEquals("level", Files.readString(fork.resolve("world/level.dat")));
        assertFalse(Files.exists(fork.resolve("world/session.lock")));
        assertEquals(
                modern
                        ? List.of(
                                "STATE",
                                "FREEZE 30",
                                "SAVE flush",
                                "SNAPSHOT 0 night-1 minecraft:overworld",
                                "SNAPSHOT 0 night-1-again minecraft:overworld",
                                "FREEZE_RENEW lease-1 30",
                                "UNFREEZE lease-1",
                                "ENV")
                        : List.of(
                                "CMD save-off",
                                "CMD tick freeze",
                                "CMD save-all flush",
                                "SNAPSHOT 0 night-1 minecraft:overworld",
                                "SNAPSHOT 0 night-1-again minecraft:overworld",
                                "CMD save-on",
                                "CMD tick unfreeze"),
                fake.requests.stream()
                        .filter(line -> modern || !(line.equals("STATE") || line.equals("CMD tick query")))
                        .map(line -> line.replace(".0", ""))
                        .toList());
        assertEquals(List.of(), new Journal(home).contents().entries());
    }

    @Test
    void theManifestSaysWhatWasDone() throws Exception {
        fork(instance(true), request, new ProbeContext());
        JsonNode manifest = manifest();
        assertEquals("clean", manifest.path("verdict").asString());
        assertEquals("lease", manifest.path("freeze").path("by").asString());
        assertEquals("flushed", manifest.path("freeze").path("flush").asString());
        assertTrue(manifest.path("freeze").path("seconds").doubleValue() > 0);
        assertEquals("normal", manifest.path("environment").path("difficulty").asString());
        assertEquals(7, manifest.path("files").size());
        assertEquals(
                "data/minecraft/game_rules.dat",
                manifest.path("files").path(0).path("path").asString());
        assertEquals(
                64, manifest.path("files").path(0).path("sha256").asString().length());
        assertEquals(3, manifest.path("world").path("dimensions").size());
        assertEquals(
                "[{\"path\":\"players\",\"why\":\"name\"},{\"path\":\"session.lock\",\"why\":\"name\"}]",
                manifest.path("world").path("skipped").toString());
        var listed = ForkList.of(home).getFirst();
        assertEquals("night-1", listed.name());
        assertEquals("clean", listed.verdict());
        assertEquals(5, listed.entities());
        assertTrue(listed.world());
    }

    @Test
    void withoutRegionsNothingIsCopiedOrFlushed() throws Exception {
        var fake = instance(true);
        var wanted = new ForkRequest("night-1", 0, ForkRequest.OVERWORLD, false, null, true);
        ForkResult result = fork(fake, wanted, new ProbeContext());
        assertEquals(null, result.manifest());
        assertFalse(Files.exists(home.resolve("forks/night-1/world")));
        assertFalse(fake.requests.contains("SAVE flush"));
        assertTrue(manifest().path("world").isNull());
    }

    @Test
    void aWorldThatWasFrozenStaysFrozen() throws Exception {
        var fake = instance(false);
        fake.frozen = true;
        fake.autosave = false;
        fork(fake, request, new ProbeContext());
        assertTrue(fake.frozen);
        assertFalse(fake.autosave);
        assertTrue(manifest().path("freeze").path("frozenBefore").booleanValue());
    }

    @Test
    void singlePlayerUnderAnOldModIsForkedAndMarkedNotFlushed() throws Exception {
        var fake = instance(false);
        fake.singlePlayer = true;
        ForkResult result = fork(fake, request, new ProbeContext());
        assertEquals(List.of("NOT_FLUSHED"), result.reasons());
        assertFalse(result.clean());
        assertEquals("unclean", manifest().path("verdict").asString());
    }

    @Test
    void aPausedGameIsSaidAndNothingWaitsForTicks() throws Exception {
        var fake = instance(true);
        fake.paused = true;
        var context = new ProbeContext();
        fork(fake, request, context);
        assertTrue(context.codes().contains("FORK_TICKING"));
        assertTrue(fake.requests.stream().noneMatch(line -> line.startsWith("WAIT")));
        assertTrue(manifest().path("freeze").path("paused").booleanValue());
    }

    @ParameterizedTest
    @CsvSource({"flush,SAVE", "snapshot,SNAPSHOT", "again,-again", "manifest,ENV"})
    void aFailureInAnyStepPutsTheSourceBack(String step, String line) throws Exception {
        var fake = instance(true);
        fake.script = request -> request.contains(line) ? "!broken on purpose" : request;
        assertEquals(Codes.INSTANCE_ERROR, failure(fake, request).code(), step);
        assertTrue(fake.requests.contains("UNFREEZE lease-1"), step);
        assertNothingLeft(fake, step);
    }

    @ParameterizedTest
    @ValueSource(strings = {"save-off", "tick freeze", "save-all flush", "SNAPSHOT 0 night-1 ", "night-1-again"})
    void aFailureInAnyStepByCommandsPutsTheSourceBack(String line) throws Exception {
        var fake = instance(false);
        fake.script = request -> request.contains(line) ? "!broken on purpose" : request;
        assertThrows(ActionFailure.class, () -> fork(fake, request, new ProbeContext()));
        assertNothingLeft(fake, line);
    }

    @ParameterizedTest
    @CsvSource({
        "preflight,true",
        "freeze,true",
        "flush,true",
        "snapshot,true",
        "copy,true",
        "again,true",
        "thaw,true",
        "prove,true",
        "hash,true",
        "manifest,true",
        "preflight,false",
        "freeze,false",
        "flush,false",
        "snapshot,false",
        "copy,false",
        "again,false",
        "thaw,false",
        "prove,false",
        "hash,false",
        "manifest,false"
    })
    void aCancelInAnyStepPutsTheSourceBack(String phase, boolean modern) throws Exception {
        var fake = instance(modern);
        var context = new ProbeContext(report -> report.phase().equals(phase));
        assertThrows(CancellationException.class, () -> fork(fake, request, context), phase);
        boolean touched =
                fake.requests.stream().anyMatch(line -> line.startsWith("FREEZE ") || line.endsWith("tick freeze"));
        boolean thawed =
                fake.requests.stream().anyMatch(line -> line.startsWith("UNFREEZE ") || line.endsWith("tick unfreeze"));
        assertEquals(touched, thawed, phase);
        assertNothingLeft(fake, phase);
    }

    @Test
    void aWorldThatMovesIsRefusedWithTheEntityNamed() throws Exception {
        var fake = instance(true);
        fake.script = moving(() -> fake.entities.replaceAll((_, _) -> "{Motion:[0.0d,-0.1d,0.0d]}"));
        var failure = failure(fake, request);
        assertEquals(Codes.WORLD_MOVED, failure.code());
        assertEquals("00000000-0000-4000-8000-000000000000", failure.data().get("uuid"));
        assertNothingLeft(fake, "moved");
    }

    @Test
    void aWorldThatChangesItsOrderIsRefused() throws Exception {
        var fake = instance(true);
        String first = "00000000-0000-4000-8000-000000000000";
        fake.script = moving(() -> {
            String nbt = String.valueOf(fake.entities.remove(first));
            fake.entities.put(first, nbt);
        });
        var failure = failure(fake, request);
        assertEquals(Codes.WORLD_MOVED, failure.code());
        assertEquals("order", failure.data().get("what"));
    }

    /// Acts just before the second snapshot.
    private static UnaryOperator<String> moving(Runnable act) {
        return line -> {
            if (line.contains("-again")) {
                act.run();
            }
            return line;
        };
    }

    @Test
    void aReopenedWorldIsNotTheSameWorld() throws Exception {
        var fake = instance(true);
        fake.script = moving(() -> fake.generation = "gen-2");
        assertEquals(Codes.WORLD_CHANGED, failure(fake, request).code());
        assertFalse(Files.exists(home.resolve("forks/night-1")));
    }

    @Test
    void aLostLeaseSpoilsTheFork() throws Exception {
        var fake = instance(true);
        fake.script = line -> line.startsWith("FREEZE_RENEW") ? "!no such lease" : line;
        assertEquals(Codes.LEASE_LOST, failure(fake, request).code());
        assertFalse(Files.exists(home.resolve("forks/night-1")));
        assertEquals(List.of(), new Journal(home).contents().entries());
    }

    @Test
    void aThawThatFailsIsSaidBeforeAllElseAndStaysInTheJournal() throws Exception {
        var fake = instance(false);
        fake.script = line -> line.contains("tick unfreeze") ? "!no" : line;
        assertEquals(Codes.STILL_FROZEN, failure(fake, request).code());
        var entry = new Journal(home).contents().entries().getFirst();
        assertTrue(entry.world() != null
                && entry.world().unfreeze()
                && entry.world().saveOn());
        assertFalse(Files.exists(home.resolve("forks/night-1")));
    }

    @Test
    void theJournalKnowsBeforeTheWorldIsTouched() throws Exception {
        var fake = instance(false);
        var seen = new AtomicInteger();
        fake.script = line -> {
            if (line.endsWith("save-off") || line.endsWith("tick freeze")) {
                try {
                    var entry = new Journal(home).contents().entries().getFirst();
                    if (entry.world() != null && entry.folders().size() == 1) {
                        seen.incrementAndGet();
                    }
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            }
            return line;
        };
        fork(fake, request, new ProbeContext());
        assertEquals(2, seen.get());
    }

    @Test
    void aFileWrittenDuringTheCopyMakesTheForkUnclean() throws Exception {
        var fake = instance(true);
        Path region = world.resolve("dimensions/minecraft/overworld/region/r.0.0.mca");
        var once = new AtomicInteger();
        var context = new ProbeContext(report -> {
            if (report.phase().equals("copy") && once.getAndIncrement() == 0) {
                try {
                    Files.writeString(region, "more", StandardOpenOption.APPEND);
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            }
            return false;
        });
        ForkResult result = fork(fake, request, context);
        assertEquals(List.of("CHANGED"), result.reasons());
        assertTrue(context.codes().contains("CHANGED"));
        assertEquals(
                "[\"dimensions/minecraft/overworld/region/r.0.0.mca\"]",
                manifest().path("world").path("changed").toString());
    }

    @Test
    void refusalsComeBeforeAnythingIsSent() throws Exception {
        var fake = instance(true);
        Files.createDirectories(home.resolve("forks/Taken"));
        assertEquals(
                Codes.INVALID_REQUEST, failure(fake, ForkRequest.of("../x")).code());
        assertEquals(Codes.INVALID_REQUEST, failure(fake, ForkRequest.of("CON")).code());
        assertEquals(Codes.NAME_TAKEN, failure(fake, ForkRequest.of("Taken")).code());
        assertEquals(Codes.NAME_TAKEN, failure(fake, ForkRequest.of("taken")).code());
        assertEquals(List.of(), fake.requests);

        fake.vantage = "client";
        assertEquals(Codes.UNSUPPORTED, failure(fake, request).code());
        fake.vantage = "server";
        fake.minecraft = "25.9";
        assertEquals(Codes.PACK_UNAVAILABLE, failure(fake, request).code());
        assertEquals(List.of(), fake.requests);
    }

    @Test
    void refusalsThatNeedTheStateSendNothingElse() throws Exception {
        var fake = instance(true);
        fake.sprinting = true;
        assertEquals(Codes.PREFLIGHT, failure(fake, request).code());
        fake.sprinting = false;
        var nether = new ForkRequest("night-1", 0, "minecraft:the_nether", true, null, true);
        assertEquals(Codes.INVALID_REQUEST, failure(fake, nether).code());
        var radius = new ForkRequest("night-1", 64, ForkRequest.OVERWORLD, true, null, true);
        assertEquals(Codes.INVALID_REQUEST, failure(fake, radius).code());
        var elsewhere = new ForkRequest("night-1", 0, ForkRequest.OVERWORLD, true, folder.resolve("nowhere"), true);
        assertEquals(Codes.NOT_FOUND, failure(fake, elsewhere).code());
        home = world.resolve("home-inside");
        assertEquals(Codes.PREFLIGHT, failure(fake, request).code());
        assertEquals(Set.of("STATE"), Set.copyOf(fake.requests));
    }
}
