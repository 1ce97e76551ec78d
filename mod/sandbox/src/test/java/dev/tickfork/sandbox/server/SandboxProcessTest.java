package dev.tickfork.sandbox.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Whole server processes: start, work, stop, start again.
class SandboxProcessTest {
    private Path server = Path.of("");

    @BeforeEach
    void folder(@TempDir Path temporary) throws IOException {
        server = Files.createDirectory(temporary.resolve("server"));
    }

    /// Sends one line to the instance core and gives the first reply that is no hello and no event.
    private static String ask(int port, String line) throws IOException {
        try (var socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
            socket.setSoTimeout(60_000);
            var in = new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
            in.readLine();
            socket.getOutputStream().write((line + "\n").getBytes(StandardCharsets.UTF_8));
            String reply = in.readLine();
            while (reply != null && reply.contains("\"event\":true")) {
                reply = in.readLine();
            }
            return String.valueOf(reply);
        }
    }

    private static String frozenSnapshot(SandboxProcess process, String name) throws IOException, InterruptedException {
        process.type("tick freeze", "The game is frozen");
        String ack = ask(process.instancePort(), "SNAPSHOT 0 " + name);
        assertTrue(ack.contains("snapshot_ack"), ack);
        return ack;
    }

    @Test
    void theDemoRunsStopsAndComesBackWhole() throws Exception {
        SandboxProcess.properties(server);
        try (SandboxProcess first = SandboxProcess.start(server, "--demo")) {
            first.type("execute if entity @e", "Test passed, count: 523");
            String ack = frozenSnapshot(first, "before");
            assertTrue(ack.contains("\"entities\":523"), ack);
            try (SandboxProcess second = SandboxProcess.launch(server)) {
                assertEquals(1, second.await());
                assertTrue(second.console().contains("session.lock: already locked"), second.console());
                assertTrue(Files.readString(server.resolve("logs/latest.log")).contains("]: Done ("));
            }
            assertEquals("Stopping the server", RconClient.run(first.rconPort(), SandboxProcess.PASSWORD, "stop"));
            assertEquals(0, first.await());
        }
        try (SandboxProcess again = SandboxProcess.launch(server, "nogui")) {
            again.awaitConsole(text -> text.contains("]: Done ("));
            again.type("execute if entity @e", "Test passed, count: 523");
            assertEquals(0, again.stop());
        }
        assertTrue(Files.readString(server.resolve("logs/latest.log")).contains("All dimensions are saved"));
    }

    @Test
    void nbtAndPlaceSurviveATermination() throws Exception {
        SandboxProcess.properties(
                server,
                "level-type=minecraft:flat",
                "generator-settings={\"layers\":[{\"block\":\"minecraft:air\",\"height\":1}]}");
        String place = "has the following entity data: [2.5d, 70.25d, 3.5d]";
        try (SandboxProcess first = SandboxProcess.start(server)) {
            first.type("forceload add 1 1", "Marked chunk [0, 0]");
            first.type("tick freeze", "The game is frozen");
            first.type("summon sulfur_cube 2.5 70.25 3.5 {Size:3,odd:\"量\",Tags:[\"x\"]}", "Summoned new Sulfur Cube");
            first.type("data get entity @n Pos", place);
            first.terminate();
            assertEquals(143, first.await());
        }
        try (SandboxProcess again = SandboxProcess.start(server)) {
            again.type("data get entity @e[tag=x,limit=1] odd", "has the following entity data: \"量\"");
            assertEquals(0, again.stop());
        }
    }

    @Test
    void singlePlayerHasNoSaveCommandsAndPauses() throws Exception {
        SandboxProcess.properties(server);
        try (SandboxProcess process = SandboxProcess.start(server, "--integrated")) {
            assertFalse(process.console().contains("RCON running"));
            process.type("save-all", "Unknown or incomplete command. See below for error");
            process.type("pause", "Game paused");
            String before = ask(process.instancePort(), "STATE");
            assertTrue(before.contains("\"paused\":true"), before);
            process.type("unpause", "Game unpaused");
            assertEquals(0, process.stop());
        }
    }

    @Test
    void anEmptyServerPausesAndStillAnswers() throws Exception {
        SandboxProcess.properties(server, "pause-when-empty-seconds=1");
        try (SandboxProcess process = SandboxProcess.start(server)) {
            process.awaitConsole(text -> text.contains("Server empty for 1 seconds, pausing"));
            String first = ask(process.instancePort(), "STATE");
            assertTrue(first.contains("\"paused\":true"), first);
            assertEquals(tick(first), tick(ask(process.instancePort(), "STATE")));
            process.type("list", "There are 0 of a max of 20 players online: ");
            assertEquals(0, process.stop());
        }
    }

    private static String tick(String state) {
        int at = state.indexOf("\"tick\":");
        assertTrue(at >= 0, state);
        return state.substring(at, state.indexOf(',', at));
    }
}
