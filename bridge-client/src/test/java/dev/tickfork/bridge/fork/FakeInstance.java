package dev.tickfork.bridge.fork;

import dev.tickfork.bridge.wire.Endpoint;
import dev.tickfork.protocol.OrderHash;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// A scripted server vantage on a real loopback socket: a world that can be frozen by lease or by commands,
/// and tests that see every request and can answer in its place. Answers are typed from docs/protocol.md and
/// the seeds.
final class FakeInstance implements AutoCloseable {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    private final ServerSocket socket = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    private final List<Socket> open = new CopyOnWriteArrayList<>();
    private final Path world;
    private final Path data;
    private final boolean modern;

    final List<String> requests = new CopyOnWriteArrayList<>();
    final Map<String, String> entities = new LinkedHashMap<>();
    volatile boolean frozen;
    volatile boolean autosave = true;
    volatile boolean paused;
    volatile boolean sprinting;
    volatile boolean singlePlayer;
    volatile String vantage = "server";
    volatile String minecraft = "26.2";
    volatile String generation = "gen-1";
    volatile long tick = 1_000;
    volatile @Nullable String lease;
    /// Given each request before it is carried out; what it returns is carried out instead. `!text` answers an
    /// error, `?json` answers that, an empty line drops the connection.
    volatile UnaryOperator<String> script = UnaryOperator.identity();

    /// @param modern with our additions, else as mod 0.8 is
    FakeInstance(Path world, Path data, boolean modern) throws IOException {
        this.world = world;
        this.data = data;
        this.modern = modern;
        for (int i = 0; i < 5; i++) {
            entities.put("00000000-0000-4000-8000-00000000000" + i, "{Motion:[0.0d,-0.0784d,0.0d]}");
        }
        threads.execute(this::accept);
    }

    Endpoint endpoint() {
        return Endpoint.loopback(socket.getLocalPort());
    }

    private void accept() {
        try {
            while (true) {
                Socket peer = socket.accept();
                open.add(peer);
                threads.execute(() -> serve(peer));
            }
        } catch (IOException _) {
            // closed by the test
        }
    }

    private void serve(Socket peer) {
        String ownLease = null;
        try (peer;
                var in = new BufferedReader(new InputStreamReader(peer.getInputStream(), StandardCharsets.UTF_8))) {
            OutputStream out = peer.getOutputStream();
            send(out, hello());
            String line = in.readLine();
            while (line != null) {
                requests.add(line);
                String now = script.apply(line);
                if (now.isEmpty()) {
                    break;
                }
                send(out, answer(now));
                if (now.startsWith("FREEZE ")) {
                    ownLease = lease;
                }
                line = in.readLine();
            }
        } catch (IOException _) {
            // the peer is gone
        }
        if (ownLease != null && ownLease.equals(lease)) {
            lease = null;
            frozen = false;
        }
    }

    private static void send(OutputStream out, String json) throws IOException {
        out.write((json + "\r\n").getBytes(StandardCharsets.UTF_8));
        out.flush();
    }

    private String hello() {
        var hello = JSON.createObjectNode().put("type", "hello").put("mod", "mc-agent-interface");
        hello.put("version", "0.8.0")
                .put("protocol", 1)
                .put("minecraft", minecraft)
                .put("instance", vantage);
        var all = new ArrayList<>(List.of("state", "entities", "command", "wait", "mark", "snapshot"));
        if (vantage.equals("client")) {
            all.remove("snapshot");
        }
        if (modern) {
            all.addAll(
                    List.of("tick-state", "generation", "save", "freeze-lease", "environment", "snapshot:dimension"));
            hello.put("generation", generation);
        }
        var capabilities = hello.putArray("capabilities");
        all.forEach(capabilities::add);
        return hello.toString();
    }

    private String answer(String line) throws IOException {
        if (line.startsWith("!")) {
            return JSON.createObjectNode()
                    .put("type", "error")
                    .put("message", line.substring(1))
                    .toString();
        }
        if (line.startsWith("?")) {
            return line.substring(1);
        }
        String[] words = line.split(" ", 2);
        String rest = words.length > 1 ? words[1] : "";
        ObjectNode reply = switch (words[0]) {
            case "STATE" -> state();
            case "CMD" -> command(rest.startsWith("/") ? rest.substring(1) : rest);
            case "SAVE" -> ack("save").put("complete", true).put("detail", "saved");
            case "FREEZE" -> freeze();
            case "FREEZE_RENEW" -> held("freeze_renew");
            case "UNFREEZE" -> unfreeze();
            case "SNAPSHOT" -> snapshot(rest.split(" "));
            case "ENV" -> ack("env").put("minecraft", minecraft).put("difficulty", "normal");
            default -> JSON.createObjectNode().put("type", "error").put("message", "unknown: " + line);
        };
        if (modern) {
            reply.put("generation", generation);
        }
        return reply.toString();
    }

    private ObjectNode ack(String of) {
        return JSON.createObjectNode().put("type", of + "_ack").put("millis", 1);
    }

    private ObjectNode state() {
        var state = JSON.createObjectNode()
                .put("type", "state")
                .put("instance", vantage)
                .put("inWorld", true);
        state.put("tick", tick)
                .put("levelName", "量子硫方怪")
                .put("worldDir", world + "/.")
                .put("players", 0);
        state.putArray("levels")
                .addObject()
                .put("dimension", "minecraft:overworld")
                .put("entities", entities.size());
        if (modern) {
            state.put("frozen", frozen).put("paused", paused).put("sprinting", sprinting);
            state.put("stepping", false).put("tickRate", 20.0).put("gameTime", gameTime());
        }
        return state;
    }

    /// Stands still while the world does.
    private long gameTime() {
        return 104_233;
    }

    private ObjectNode command(String command) {
        var reply = ack("cmd").put("detail", command);
        reply.putArray("output").add(said(command));
        return reply;
    }

    private String said(String command) {
        boolean dedicated = !singlePlayer;
        return switch (command) {
            case "tick query" ->
                sprinting ? "The game is sprinting" : frozen ? "The game is frozen" : "The game is running normally";
            case "tick freeze" -> {
                frozen = true;
                yield "The game is frozen";
            }
            case "tick unfreeze" -> {
                frozen = false;
                yield "The game is running normally";
            }
            case "save-off" -> dedicated ? autosave(false, "disabled", "off") : unknown();
            case "save-on" -> dedicated ? autosave(true, "enabled", "on") : unknown();
            case "save-all flush" -> dedicated ? "Saved the game" : unknown();
            default -> unknown();
        };
    }

    private static String unknown() {
        return "Unknown or incomplete command. See below for error";
    }

    private String autosave(boolean on, String turned, String already) {
        if (autosave == on) {
            return "Saving is already turned " + already;
        }
        autosave = on;
        return "Automatic saving is now " + turned;
    }

    private ObjectNode freeze() {
        var reply = ack("freeze").put("priorFrozen", frozen).put("priorAutosave", autosave);
        frozen = true;
        autosave = false;
        lease = "lease-1";
        return reply.put("lease", "lease-1").put("frozen", true).put("seconds", 30.0);
    }

    private ObjectNode held(String of) {
        var reply = ack(of).put("lease", "lease-1").put("frozen", frozen).put("autosave", autosave);
        reply.putArray("changed");
        return lease == null ? JSON.createObjectNode().put("type", "error").put("message", "no such lease") : reply;
    }

    private ObjectNode unfreeze() {
        if (lease == null) {
            return held("unfreeze");
        }
        frozen = false;
        autosave = true;
        ObjectNode reply = held("unfreeze").put("freezeLeases", 0);
        lease = null;
        return reply;
    }

    private ObjectNode snapshot(String[] words) throws IOException {
        Path dir = Files.createDirectories(data.resolve("snapshots").resolve(words[1]));
        var hash = new ArrayList<>(entities.keySet());
        var lines = new StringBuilder();
        int order = 0;
        for (Map.Entry<String, String> entity : entities.entrySet()) {
            var record = JSON.createObjectNode().put("order", order).put("uuid", entity.getKey());
            record.put("type", "minecraft:sulfur_cube").put("entityId", 2_096 + order);
            record.putArray("pos").add(103.5 + order).add(56.0).add(52.5);
            record.putArray("vel").add(0.0).add(-0.0784).add(0.0);
            record.put("yaw", 180.0).put("pitch", 0.0).put("nbt", entity.getValue());
            record.putArray("passengers");
            record.putNull("vehicle").put("restorable", true);
            lines.append(record).append('\n');
            order++;
        }
        Files.writeString(dir.resolve("entities.jsonl"), lines);
        var meta = JSON.createObjectNode().put("protocol", 1).put("mod", "mc-agent-interface");
        meta.put("modVersion", "0.8.0").put("minecraft", minecraft).put("tick", tick);
        meta.put("dimension", words[2]).put("radius", 0.0).put("entities", order);
        meta.put("orderHash", OrderHash.of(hash))
                .put("createdAt", 1_790_145_600_000L)
                .put("instance", "server");
        meta.put("worldDir", world.toString()).put("frozen", frozen).put("playersSkipped", 0);
        Files.writeString(dir.resolve("meta.json"), meta.toString());
        var reply =
                ack("snapshot").put("id", words[1]).put("dir", dir.toString()).put("entities", order);
        reply.put("orderHash", OrderHash.of(hash)).put("tick", tick).put("dimension", words[2]);
        reply.put("bytes", lines.length()).put("replaced", false);
        if (modern) {
            reply.put("gameTime", gameTime());
        }
        return reply;
    }

    @Override
    public void close() {
        try {
            socket.close();
            for (Socket peer : open) {
                peer.close();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        threads.close();
    }
}
