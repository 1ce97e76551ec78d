package dev.tickfork.bridge.lab;

import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;

/// `server.properties` of a lab: what we need is set, every other line stays as it is.
final class ServerProperties {
    private ServerProperties() {}

    /// What makes a server a lab: reachable from this computer only, and never asleep.
    static Map<String, String> forLab(LabPorts ports, String rconPassword, String name) {
        var wanted = new LinkedHashMap<String, String>();
        wanted.put("server-ip", "127.0.0.1");
        wanted.put("server-port", Integer.toString(ports.server()));
        wanted.put("online-mode", "false");
        wanted.put("level-name", "world");
        wanted.put("pause-when-empty-seconds", "0");
        wanted.put("spawn-protection", "0");
        wanted.put("max-players", "8");
        wanted.put("sync-chunk-writes", "false");
        wanted.put("enable-query", "false");
        wanted.put("management-server-enabled", "false");
        wanted.put("enable-rcon", "true");
        wanted.put("rcon.port", Integer.toString(ports.rcon()));
        wanted.put("rcon.password", rconPassword);
        wanted.put("broadcast-rcon-to-ops", "false");
        wanted.put("motd", "TickFork lab " + name);
        return wanted;
    }

    static void set(Path file, Map<String, String> wanted) throws IOException {
        var lines = new ArrayList<String>();
        if (Files.exists(file)) {
            for (String line :
                    Files.readString(file, StandardCharsets.ISO_8859_1).lines().toList()) {
                if (!wanted.containsKey(key(line))) {
                    lines.add(line);
                }
            }
        }
        wanted.forEach((key, value) -> lines.add(key + "=" + value));
        PrivateFiles.write(file, String.join("\n", lines) + "\n");
    }

    /// The key of a line as Java's own property reader sees it; empty for comments and blanks.
    private static String key(String line) throws IOException {
        var one = new Properties();
        try {
            one.load(new StringReader(line));
        } catch (IllegalArgumentException _) {
            return ""; // a broken escape; the line is kept for whoever wrote it
        }
        List<String> names = List.copyOf(one.stringPropertyNames());
        return names.isEmpty() ? "" : names.getFirst();
    }
}
