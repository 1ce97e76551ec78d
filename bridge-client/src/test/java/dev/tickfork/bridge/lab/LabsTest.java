package dev.tickfork.bridge.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.ActionFailure;
import dev.tickfork.bridge.action.Codes;
import dev.tickfork.bridge.wire.CancellableContext;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;

/// Labs with server processes of their own, played by [FakeServer].
class LabsTest {
    private static final Duration LONG = Duration.ofSeconds(60);
    private static final Duration SHORT = Duration.ofMillis(500);
    private final ActionContext silent = ActionContext.silent();

    @TempDir
    Path home;

    private Path save = Path.of("");

    @BeforeEach
    void aSave() throws IOException {
        save = Files.createDirectories(home.resolve("source"));
        Files.writeString(save.resolve("level.dat"), "x");
    }

    @AfterEach
    void nothingKeepsRunning() throws Exception {
        for (LabStatus status : labs("ready").list(silent)) {
            labs("ready").stop(status.lab().name(), SHORT, silent);
        }
    }

    private Labs labs(String part) {
        var command = List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                FakeServer.class.getName(),
                part);
        return new Labs(home, new SandboxRuntime(command), (from, to, _) -> {
            try {
                Files.createDirectories(to);
                Files.copy(from.resolve("level.dat"), to.resolve("level.dat"));
            } catch (IOException e) {
                throw new IllegalStateException(e);
            }
        });
    }

    private LabFolder provisioned(String part, String name) throws Exception {
        labs(part).provision(new ProvisionRequest(name, Optional.of(save), false, "256M"), silent);
        return new LabFolder(home, name);
    }

    private static String code(Executable work) {
        return assertThrows(ActionFailure.class, work).code();
    }

    @Test
    void provisionMakesAnOrdinaryServerFolderThatOnlyItsOwnerReads() throws Exception {
        LabFolder at = provisioned("ready", "lab1");
        var settings = new Properties();
        try (var reader = Files.newBufferedReader(at.properties())) {
            settings.load(reader);
        }
        assertEquals("127.0.0.1", settings.getProperty("server-ip"));
        assertEquals("false", settings.getProperty("online-mode"));
        assertEquals("0", settings.getProperty("pause-when-empty-seconds"));
        assertTrue(settings.getProperty("rcon.password").matches("[A-Za-z0-9]{24}"));
        for (Path secret : List.of(at.properties(), at.rconFile())) {
            assertEquals("rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(secret)));
        }
        assertEquals("x", Files.readString(at.world().resolve("level.dat")));
        assertEquals(LabState.STOPPED, labs("ready").status("lab1", silent).state());
    }

    @Test
    void anExistingWorldIsKeptUnlessReplacingIsAskedFor() throws Exception {
        LabFolder at = provisioned("ready", "lab1");
        Files.writeString(at.world().resolve("level.dat"), "played");
        Files.writeString(at.properties(), "difficulty=hard\nrcon.port = 1\n");
        assertEquals(Codes.NAME_TAKEN, code(() -> provisioned("ready", "lab1")));
        assertEquals("played", Files.readString(at.world().resolve("level.dat")));
        labs("ready").provision(new ProvisionRequest("lab1", Optional.of(save), true, "256M"), silent);
        assertEquals("x", Files.readString(at.world().resolve("level.dat")));
        assertTrue(Files.readString(at.properties()).startsWith("difficulty=hard\n"));
        assertFalse(Files.readString(at.properties()).contains("rcon.port = 1"));
        try (var trash = Files.list(home.resolve("trash"))) {
            Path old = trash.findFirst().orElseThrow();
            assertEquals("played", Files.readString(old.resolve("level.dat")));
        }
    }

    @Test
    void aLabWithAWorldBecomesEmptyOnlyWhenReplacingIsAskedFor() throws Exception {
        LabFolder at = provisioned("ready", "lab1");
        var labs = labs("ready");
        var kept = new ProvisionRequest("lab1", Optional.empty(), false, "256M");
        assertEquals(Codes.NAME_TAKEN, code(() -> labs.provision(kept, silent)));
        assertTrue(Files.exists(at.world().resolve("level.dat")));
        LabRecord lab = labs.provision(new ProvisionRequest("lab1", Optional.empty(), true, "256M"), silent);
        assertFalse(Files.exists(at.world().resolve("level.dat")));
        assertEquals(Optional.empty(), lab.worldSource());
    }

    @Test
    void badNamesTwinsMemoryAndWorldsAreRefusedAndNothingIsMade() throws Exception {
        provisioned("ready", "Lab1");
        assertEquals(Codes.NAME_TAKEN, code(() -> provisioned("ready", "lab1")));
        assertEquals(Codes.INVALID_REQUEST, code(() -> provisioned("ready", "../x")));
        assertEquals(Codes.INVALID_REQUEST, code(() -> provisioned("ready", "NUL")));
        var labs = labs("ready");
        for (String memory : List.of("2", "9999999G", "1M", "lots")) {
            var request = new ProvisionRequest("other", Optional.empty(), false, memory);
            assertEquals(Codes.INVALID_REQUEST, code(() -> labs.provision(request, silent)));
        }
        var empty = new ProvisionRequest("other", Optional.of(home.resolve("none")), false, "256M");
        assertEquals(Codes.NOT_FOUND, code(() -> labs.provision(empty, silent)));
        assertEquals(1, labs.list(silent).size());
        assertEquals(Codes.NOT_FOUND, code(() -> labs.start("nolab", LONG, silent)));
    }

    @Test
    void startExecLogAdoptStopRemove() throws Exception {
        LabFolder at = provisioned("ready", "lab1");
        Files.writeString(at.portFile(), "1"); // left over
        var labs = labs("ready");
        LabStatus started = labs.start("lab1", LONG, silent);
        assertEquals(LabState.READY, started.state());
        assertEquals(List.of("mod CMD list"), labs.exec("lab1", "list", silent).output());
        assertTrue(labs.log("lab1", 3).getLast().contains("Done (1.0s)!"));
        assertEquals(Codes.LAB_STATE, code(() -> labs.remove("lab1", silent)));

        Files.move(at.portFile(), at.portFile().resolveSibling("hidden"));
        ExecReply byRcon = labs.exec("lab1", "/list", silent);
        assertEquals(ExecReply.Route.RCON, byRcon.route());
        assertEquals(List.of("rcon list"), byRcon.output());
        Files.move(at.portFile().resolveSibling("hidden"), at.portFile());

        RunRecord run = LabFiles.run(at).orElseThrow();
        LabFiles.write(at, ownedBy(run, 1));
        assertEquals(LabState.ADOPTED, labs.status("lab1", silent).state());
        assertEquals(
                run.pid(), labs.start("lab1", LONG, silent).run().orElseThrow().pid(), "adopted, not started twice");

        assertEquals(LabState.STOPPED, labs.stop("lab1", LONG, silent).state());
        assertFalse(ProcessHandle.of(run.pid()).map(ProcessHandle::isAlive).orElse(false));
        assertEquals(LabState.STOPPED, labs.stop("lab1", LONG, silent).state(), "stopping twice is fine");
        Path trash = labs.remove("lab1", silent);
        assertTrue(Files.exists(trash.resolve("lab.json")));
        assertEquals(List.of(), labs.list(silent));
    }

    private static RunRecord ownedBy(RunRecord run, long owner) {
        return new RunRecord(
                run.pid(),
                run.startedAt(),
                run.command(),
                run.ready(),
                run.ports(),
                run.log(),
                run.logOffset(),
                owner,
                Instant.EPOCH,
                run.stoppedAt());
    }

    @Test
    void anEarlyEndIsAFailureWithItsCauseAndTheLastLines() throws Exception {
        provisioned("crash", "lab1");
        var failure = assertThrows(ActionFailure.class, () -> labs("crash").start("lab1", LONG, silent));
        assertEquals(Codes.LAB_FAILED, failure.code());
        assertEquals("lab.failed.port", failure.text().key());
        assertTrue(String.valueOf(failure.data().get("log")).contains("FAILED TO BIND"));
        assertEquals(LabState.CRASHED, labs("crash").status("lab1", silent).state());
    }

    @Test
    void whatPlayersSayIsNoReadinessAndATimeoutLeavesTheProcessToBeStopped() throws Exception {
        LabFolder at = provisioned("slow", "lab1");
        var failure = assertThrows(ActionFailure.class, () -> labs("slow").start("lab1", SHORT, silent));
        assertEquals(Codes.TIMEOUT, failure.code());
        assertEquals(LabState.STARTING, labs("slow").status("lab1", silent).state());
        long pid = LabFiles.run(at).orElseThrow().pid();
        assertTrue(ProcessHandle.of(pid).orElseThrow().isAlive());
        assertEquals(LabState.STOPPED, labs("slow").stop("lab1", SHORT, silent).state());
        assertFalse(ProcessHandle.of(pid).map(ProcessHandle::isAlive).orElse(false));
    }

    @Test
    void aServerThatEndsAfterSayingDoneIsNotReady() throws Exception {
        provisioned("unproved", "lab1");
        assertEquals(Codes.LAB_FAILED, code(() -> labs("unproved").start("lab1", LONG, silent)));
    }

    @Test
    void cancellingAStartEndsWhatItStartedAndASecondStartIsBusyMeanwhile() throws Exception {
        LabFolder at = provisioned("slow", "lab1");
        var context = new CancellableContext();
        var cancelled = new CompletableFuture<Boolean>();
        Thread.ofVirtual().start(() -> {
            try {
                labs("slow").start("lab1", LONG, context);
                cancelled.complete(false);
            } catch (CancellationException _) {
                cancelled.complete(true);
            } catch (ActionFailure | InterruptedException e) {
                cancelled.completeExceptionally(e);
            }
        });
        long deadline = System.nanoTime() + LONG.toNanos();
        while (context.reports().isEmpty() && System.nanoTime() < deadline) {
            Thread.onSpinWait();
        }
        assertEquals(Codes.RESOURCE_BUSY, code(() -> labs("slow").start("lab1", LONG, silent)));
        long pid = LabFiles.run(at).orElseThrow().pid();
        context.cancel();
        assertTrue(cancelled.get(60, TimeUnit.SECONDS));
        assertFalse(ProcessHandle.of(pid).map(ProcessHandle::isAlive).orElse(false));
    }

    @Test
    void aReusedProcessIdIsAStrangerAndIsLeftAlone() throws Exception {
        LabFolder at = provisioned("ready", "lab1");
        var stranger = new ProcessBuilder("sleep", "600").start();
        try {
            Instant start = stranger.info().startInstant().orElseThrow();
            var other = start.minus(Duration.ofHours(1));
            for (Instant startedAt : List.of(start, other)) {
                LabFiles.write(
                        at,
                        new RunRecord(
                                stranger.pid(),
                                startedAt,
                                List.of(),
                                true,
                                new LabPorts(1, 2, 3),
                                at.log(),
                                0,
                                1,
                                Instant.EPOCH,
                                Optional.empty()));
                assertEquals(
                        LabState.CRASHED, labs("ready").status("lab1", silent).state());
                labs("ready").stop("lab1", SHORT, silent);
                assertTrue(stranger.isAlive());
            }
        } finally {
            stranger.destroy();
        }
    }
}
