package dev.tickfork.bridge.wire;

import java.io.IOException;
import java.util.Locale;
import java.util.stream.Stream;

/// What the existing mod says at each version, with its quirks, as far as TickFork asks it.
public final class OldMods {
    static final String CAPS_05 = "\"state\",\"entities\",\"command\",\"wait\",\"mark\",\"snapshot\",\"events:game\"";
    static final String CAPS_06 = CAPS_05 + ",\"context\",\"events:chat\"";
    static final String CAPS_08 = CAPS_06 + ",\"player\",\"player:view\"";
    static final String CAPS_09 = CAPS_08 + ",\"entities:nbt\",\"snapshot:entity-nbt\"";

    private OldMods() {}

    static Stream<String> versions() {
        return Stream.of("0.5.0", "0.6.0", "0.8.0");
    }

    static String hello(String version) {
        String instance = version.equals("0.5.0") ? "" : ",\"instance\":\"server\"";
        String capabilities = switch (version) {
            case "0.5.0" -> CAPS_05;
            case "0.6.0" -> CAPS_06;
            case "0.8.0" -> CAPS_08;
            default -> CAPS_09;
        };
        return """
            {"type":"hello","mod":"mc-agent-interface","version":"%s","protocol":1,"minecraft":"26.2","port":25581%s,\
            "capabilities":[%s]}\
            """.formatted(version, instance, capabilities);
    }

    /// Windows line ends, an event before hello, and the start-up event that is also called hello after it.
    public static FakeMod start(String version) throws IOException {
        String early = version.equals("0.5.0")
                ? "{\"type\":\"game\",\"millis\":1,\"text\":\"early\"}\r\n" // 0.5 did not mark events
                : "{\"type\":\"game\",\"millis\":1,\"event\":true,\"text\":\"early\"}\r\n";
        String late = "{\"type\":\"hello\",\"millis\":2,\"event\":true,\"text\":\"listening\"}\r\n";
        return new FakeMod(early + hello(version) + "\r\n" + late, "\r\n", OldMods::answer);
    }

    static void answer(String line, FakeMod.Peer peer) throws IOException {
        String[] words = line.trim().split(" ", 2);
        String rest = words.length > 1 ? words[1] : "";
        switch (words[0].toUpperCase(Locale.ROOT)) {
            case "PING" -> peer.send("{\"type\":\"pong\",\"t\":5}");
            case "STATE" -> peer.send(STATE);
            case "CMD" -> {
                peer.send("{\"type\":\"game\",\"millis\":3,\"event\":true,\"text\":\"said\"}");
                peer.send("{\"type\":\"cmd_ack\",\"millis\":3,\"detail\":\"" + rest + "\",\"output\":[\"said\"]}");
            }
            case "SNAPSHOT" -> peer.send(snapshot(rest.split(" ")));
            case "SNAPSHOTS" ->
                peer.send(
                        "{\"type\":\"snapshots\",\"millis\":3,\"snapshots\":[{\"id\":\"a\"},{\"id\":\"b\",\"entities\":7}]}");
            case "WAIT" -> peer.send("{\"type\":\"wait_ack\",\"millis\":3,\"detail\":\"ticks=0\"}");
            default -> peer.send("{\"type\":\"error\",\"millis\":3,\"message\":\"Unknown command: " + words[0] + "\"}");
        }
    }

    private static String snapshot(String[] arguments) {
        return """
            {"type":"snapshot_ack","millis":3,"detail":"x","id":"%s","dir":"/srv/s/%s","entities":3,\
            "orderHash":"6ff11f7db349a89c","tick":9,"dimension":"%s","bytes":10,"replaced":true}\
            """.formatted(arguments[1], arguments[1], arguments[2]);
    }

    static final String STATE = """
        {"type":"state","millis":3,"instance":"server","protocol":1,"modVersion":"0.6.0","tick":104233,"inWorld":true,\
        "levelName":"量子硫方怪","worldDir":"/srv/world/.","players":1,"serverVersion":"26.2",\
        "playerList":[{"name":"Ada","uuid":"9c3b2a10","x":1.5,"y":2.0,"z":-3.25,"dimension":"minecraft:overworld"}],\
        "levels":[{"dimension":"minecraft:overworld","entities":523}]}\
        """;
}
