package dev.tickfork.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// The demo as a user runs it: the program in a process of its own, the servers in theirs.
@Timeout(value = 10, unit = TimeUnit.MINUTES)
class DemoTest {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    @TempDir
    Path home;

    private Process start(String... arguments) throws IOException {
        List<String> command = new ArrayList<>(
                List.of(Stage.java(), "-cp", System.getProperty("java.class.path"), "dev.tickfork.app.Main"));
        command.addAll(List.of(arguments));
        return new ProcessBuilder(command)
                .redirectOutput(home.resolve("out.txt").toFile())
                .redirectError(home.resolve("err.txt").toFile())
                .start();
    }

    private String err() throws IOException {
        return Files.readString(home.resolve("err.txt"));
    }

    /// Servers that run in this test's home.
    private Set<Long> servers() {
        try (Stream<ProcessHandle> all = ProcessHandle.allProcesses()) {
            return all.filter(ProcessHandle::isAlive)
                    .filter(one -> commandLine(one).contains("dev.tickfork.sandbox.Main"))
                    .filter(one -> commandLine(one).contains(home.toString()))
                    .map(ProcessHandle::pid)
                    .collect(Collectors.toCollection(TreeSet::new));
        }
    }

    /// The system cuts what the JDK tells; the whole line is in /proc.
    private static String commandLine(ProcessHandle process) {
        Path file = Path.of("/proc", Long.toString(process.pid()), "cmdline");
        try {
            return Files.readString(file, StandardCharsets.ISO_8859_1);
        } catch (IOException _) {
            return process.info().commandLine().orElse("");
        }
    }

    @Test
    void theDemoMatchesAndItsEvidenceBearsItOut() throws Exception {
        Process demo = start("demo", "--json", "--entities", "150", "--home", home.toString());
        assertEquals(0, demo.waitFor(), err());
        String out = Files.readString(home.resolve("out.txt"));
        assertEquals(1, out.strip().lines().count(), "standard output is one JSON object: " + out);
        JsonNode result = JSON.readTree(out);
        assertTrue(result.get("ok").asBoolean());
        JsonNode data = result.get("data");
        assertEquals(
                Set.of(
                        "verdict",
                        "fork",
                        "lab",
                        "types",
                        "orderMatch",
                        "countsMatch",
                        "nbt",
                        "positions",
                        "velocities",
                        "derived",
                        "firstDivergence",
                        "seconds"),
                new TreeSet<>(data.propertyNames()));
        assertEquals("match", data.get("verdict").asString());
        assertEquals(150, data.get("fork").get("entities").asInt());
        assertEquals(150, data.get("lab").get("entities").asInt());
        assertEquals(
                hashOf(Path.of(data.get("fork").get("dir").asString())),
                hashOf(Path.of(data.get("lab").get("snapshotDir").asString())));
        assertEquals(
                data.get("lab").get("orderHash").asString(),
                hashOf(Path.of(data.get("lab").get("snapshotDir").asString())));
        assertEquals(Set.of(), servers(), "nothing runs on");
        assertFalse(err().isBlank(), "progress goes to standard error");
    }

    /// Snapshot protocol v1: first 16 hex digits of SHA-256 over the UUIDs joined with a colon.
    private static String hashOf(Path dir) throws Exception {
        String uuids;
        try (Stream<String> lines = Files.lines(dir.resolve("entities.jsonl"))) {
            uuids = lines.map(line -> JSON.readTree(line).get("uuid").asString())
                    .collect(Collectors.joining(":"));
        }
        byte[] digest = MessageDigest.getInstance("SHA-256").digest(uuids.getBytes(StandardCharsets.UTF_8));
        return HexFormat.of().formatHex(digest).substring(0, 16);
    }

    @Test
    void aKilledDemoLeavesNoSourceBehind() throws Exception {
        Process demo = start("demo", "--entities", "60", "--home", home.toString());
        awaitServer(demo, 1);
        demo.destroyForcibly().waitFor();
        long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
        while (!servers().isEmpty() && System.nanoTime() < deadline) {
            Thread.onSpinWait();
        }
        assertEquals(Set.of(), servers());
    }

    private void awaitServer(Process demo, int count) throws IOException {
        while (servers().size() < count) {
            assertTrue(demo.isAlive(), err());
            Thread.onSpinWait();
        }
    }
}
