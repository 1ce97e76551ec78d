package dev.tickfork.bridge.restore;

import dev.tickfork.bridge.wire.FakeMod;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.UnaryOperator;

/// A lab played over a real socket: it has a tick state, old entities that take some kills, chunks that
/// load late, and a snapshot folder that a test fills. Everything that it was told is kept.
public final class PlayedLab implements AutoCloseable {
    private static final String ALL = "\"state\",\"command\",\"wait\",\"snapshot\",\"command-result\",\"request-id\","
            + "\"tick-state\",\"save\",\"generation\",\"snapshot:dimension\"";
    private static final String OLD =
            "\"state\",\"entities\",\"command\",\"wait\",\"mark\",\"snapshot\",\"events:game\"";

    private final Path world;
    private final Path snapshots;
    private final boolean rich;
    private final FakeMod mod;
    private final List<String> commands = new CopyOnWriteArrayList<>();
    private final List<String> requests = new CopyOnWriteArrayList<>();
    private final List<String> summoned = new CopyOnWriteArrayList<>();
    private volatile boolean frozen;
    private final AtomicLong gameTime = new AtomicLong(1_000);
    private final AtomicInteger leftovers = new AtomicInteger(3);
    private volatile int roundsUntilLoaded = 2;
    private volatile int refuseSummon = Integer.MAX_VALUE;
    private volatile int hangUpAtSummon = Integer.MAX_VALUE;
    private volatile int eventAtSummon = Integer.MAX_VALUE;
    private volatile Runnable event = () -> {};
    private volatile int baselineEntities;
    private volatile String killAnswer = "No entity was found";
    private volatile UnaryOperator<List<String>> lines = UnaryOperator.identity();
    private volatile List<String> recorded = List.of();
    private volatile UnaryOperator<Path> place = UnaryOperator.identity();

    /// @param folder  the server folder; gets `world` and `mc-agent-server/snapshots`
    /// @param rich    all capabilities, or those of mod 0.5
    public PlayedLab(Path folder, boolean rich) throws IOException {
        this.rich = rich;
        world = Files.createDirectories(folder.resolve("world"));
        snapshots = Files.createDirectories(folder.resolve("mc-agent-server/snapshots"));
        String hello = "{\"type\":\"hello\",\"mod\":\"mc-agent-interface\",\"version\":\"1.0.0\",\"protocol\":1,"
                + "\"minecraft\":\"26.2\",\"port\":1,\"instance\":\"server\",\"generation\":\"g1\",\"capabilities\":["
                + (rich ? ALL : OLD) + "]}\n";
        mod = new FakeMod(hello, "\n", this::answer);
    }

    public FakeMod mod() {
        return mod;
    }

    public Path world() {
        return world;
    }

    /// Commands in the order in which they came.
    public List<String> commands() {
        return List.copyOf(commands);
    }

    /// Keywords of all requests, in order.
    public List<String> requests() {
        return List.copyOf(requests);
    }

    /// UUIDs or command texts of what was summoned.
    public List<String> summoned() {
        return List.copyOf(summoned);
    }

    public boolean frozen() {
        return frozen;
    }

    public PlayedLab startFrozen() {
        frozen = true;
        return this;
    }

    /// The k-th summon, from 0, is refused.
    public PlayedLab refuseSummon(int k) {
        refuseSummon = k;
        return this;
    }

    /// Runs `event` when the k-th summon has come and before it is answered.
    public PlayedLab atSummon(int k, Runnable event) {
        eventAtSummon = k;
        this.event = event;
        return this;
    }

    /// The connection ends instead of an answer to the k-th summon.
    public PlayedLab hangUpAtSummon(int k) {
        hangUpAtSummon = k;
        return this;
    }

    public PlayedLab baselineEntities(int count) {
        baselineEntities = count;
        return this;
    }

    public PlayedLab killAnswer(String text) {
        killAnswer = text;
        return this;
    }

    public PlayedLab neverLoads() {
        roundsUntilLoaded = Integer.MAX_VALUE;
        return this;
    }

    /// What snapshots after the first summon hold: these lines of `entities.jsonl`, changed by `change`.
    public PlayedLab records(List<String> entityLines, UnaryOperator<List<String>> change) {
        recorded = List.copyOf(entityLines);
        lines = change;
        return this;
    }

    /// Where the instance says that its snapshot is.
    public PlayedLab snapshotAt(UnaryOperator<Path> told) {
        place = told;
        return this;
    }

    private void answer(String line, FakeMod.Peer peer) throws IOException {
        String rid = "";
        String bare = line;
        if (line.startsWith("@")) {
            rid = ",\"rid\":\"" + line.substring(1, line.indexOf(' ')) + "\"";
            bare = line.substring(line.indexOf(' ') + 1);
        }
        String[] words = bare.split(" ", 2);
        String keyword = words[0].toUpperCase(Locale.ROOT);
        requests.add(keyword);
        switch (keyword) {
            case "STATE" -> peer.send(state(rid));
            case "CMD" -> command(words[1], rid, peer);
            case "WAIT" -> {
                gameTime.addAndGet(frozen ? 0 : Long.parseLong(words[1].strip()));
                peer.send("{\"type\":\"wait_ack\",\"millis\":1,\"detail\":\"ticks=0\"" + rid + "}");
            }
            case "SAVE" ->
                peer.send("{\"type\":\"save_ack\",\"millis\":1,\"detail\":\"flush\",\"complete\":true,\"flush\":true"
                        + rid + "}");
            case "SNAPSHOT" -> peer.send(snapshot(words[1].split(" "), rid));
            default -> peer.send("{\"type\":\"error\",\"millis\":1,\"message\":\"no " + keyword + "\"" + rid + "}");
        }
    }

    private String state(String rid) {
        String ticking = ",\"frozen\":" + frozen + ",\"paused\":false,\"sprinting\":false,\"stepping\":false,"
                + "\"tickRate\":20.0,\"gameTime\":" + gameTime + ",\"generation\":\"g1\"";
        return "{\"type\":\"state\",\"millis\":1,\"instance\":\"server\",\"protocol\":1,\"modVersion\":\"1.0.0\",\"tick\":"
                + gameTime + ",\"inWorld\":true,\"levelName\":\"world\",\"worldDir\":\"" + world
                + "/.\",\"players\":0,\"serverVersion\":\"26.2\",\"playerList\":[],\"levels\":[]"
                + (rich ? ticking : "") + rid + "}";
    }

    private void command(String command, String rid, FakeMod.Peer peer) throws IOException {
        commands.add(command);
        if (command.contains("summon ")) {
            summon(command, rid, peer);
        } else if (command.startsWith("kill ")) {
            boolean some = leftovers.getAndDecrement() > 0;
            peer.send(ack(some, some ? "Killed 5 entities" : killAnswer, rid));
        } else if (command.contains(" if loaded ")) {
            boolean loaded = roundsUntilLoaded <= 0 || (roundsUntilLoaded < 100 && command.endsWith(" 0 0"));
            peer.send(ack(loaded, loaded ? "Test passed" : "Test failed", rid));
        } else if (command.contains("forceload add")) {
            peer.send(ack(false, "No chunks were marked for force loading", rid));
        } else if (command.equals("tick query")) {
            peer.send(ack(true, frozen ? "The game is frozen" : "The game is running normally", rid));
        } else {
            other(command, rid, peer);
        }
    }

    private void other(String command, String rid, FakeMod.Peer peer) throws IOException {
        if (command.equals("tick freeze") || command.equals("tick unfreeze")) {
            frozen = command.equals("tick freeze");
        }
        peer.send(ack(true, command.equals("save-all flush") ? "Saved the game" : "done", rid));
    }

    private void summon(String command, String rid, FakeMod.Peer peer) throws IOException {
        int k = summoned.size();
        if (k == eventAtSummon) {
            event.run();
        }
        if (k == hangUpAtSummon) {
            peer.hangUp();
        } else if (k == refuseSummon) {
            peer.send(ack(false, "Unable to summon entity", rid));
            refuseSummon = Integer.MAX_VALUE;
        } else {
            summoned.add(command);
            peer.send(ack(true, "Summoned new thing", rid));
        }
    }

    private String ack(boolean success, String output, String rid) {
        String told = rich ? ",\"success\":" + success + ",\"result\":" + (success ? 1 : 0) : "";
        return "{\"type\":\"cmd_ack\",\"millis\":1,\"detail\":\"c\",\"output\":[\"" + output + "\"]" + told + rid + "}";
    }

    private String snapshot(String[] words, String rid) throws IOException {
        String name = words[1];
        List<String> content = new ArrayList<>();
        if (name.startsWith("restore-pre")) {
            for (int i = 0; i < baselineEntities; i++) {
                content.add(SnapshotFiles.entity(i, "minecraft:zombie", "{}"));
            }
        } else {
            content.addAll(lines.apply(recorded));
        }
        Path folder = SnapshotFiles.write(snapshots.resolve(name), content, words[2], gameTime.get());
        String meta = Files.readString(folder.resolve("meta.json"), StandardCharsets.UTF_8);
        String hash = meta.replaceAll("(?s).*\"orderHash\":\"([0-9a-f]+)\".*", "$1");
        return "{\"type\":\"snapshot_ack\",\"millis\":1,\"detail\":\"d\",\"id\":\"" + name + "\",\"dir\":\""
                + place.apply(folder)
                + "\",\"entities\":" + content.size() + ",\"orderHash\":\"" + hash + "\",\"tick\":" + gameTime
                + ",\"dimension\":\"" + words[2] + "\",\"bytes\":1,\"replaced\":false" + rid + "}";
    }

    /// All chunks are loaded from the start.
    public PlayedLab loadedAtOnce() {
        roundsUntilLoaded = 0;
        return this;
    }

    @Override
    public void close() throws IOException {
        mod.close();
    }
}
