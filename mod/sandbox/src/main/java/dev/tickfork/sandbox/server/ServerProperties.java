package dev.tickfork.sandbox.server;

import java.io.IOException;
import java.io.StringReader;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.SortedMap;
import java.util.TreeMap;

/// `server.properties` as the game keeps it: UTF-8, colons escaped, defaults filled in, unknown keys kept.
/// Immutable once read.
public final class ServerProperties {
    private static final Map<String, String> DEFAULTS = Map.ofEntries(
            Map.entry("broadcast-rcon-to-ops", "true"),
            Map.entry("difficulty", "easy"),
            Map.entry("enable-rcon", "false"),
            Map.entry("gamemode", "survival"),
            Map.entry("generator-settings", "{}"),
            Map.entry("level-name", "world"),
            Map.entry("level-seed", ""),
            Map.entry("level-type", "minecraft:normal"),
            Map.entry("max-players", "20"),
            Map.entry("motd", "A Minecraft Server"),
            Map.entry("online-mode", "true"),
            Map.entry("pause-when-empty-seconds", "60"),
            Map.entry("query.port", "25565"),
            Map.entry("rcon.password", ""),
            Map.entry("rcon.port", "25575"),
            Map.entry("server-ip", ""),
            Map.entry("server-port", "25565"),
            Map.entry("simulation-distance", "10"),
            Map.entry("spawn-protection", "16"),
            Map.entry("sync-chunk-writes", "true"),
            Map.entry("view-distance", "10"));

    private final SortedMap<String, String> values;

    private ServerProperties(SortedMap<String, String> values) {
        this.values = values;
    }

    /// Reads the file, fills in what is missing and writes it back whole, as the game does at every start.
    ///
    /// @throws IOException it cannot be read or written, or holds a broken escape
    public static ServerProperties open(Path file) throws IOException {
        ServerProperties properties = read(file);
        properties.write(file);
        return properties;
    }

    /// Reads the file; a missing one gives the defaults.
    public static ServerProperties read(Path file) throws IOException {
        var loaded = new Properties();
        if (Files.exists(file)) {
            try {
                loaded.load(new StringReader(decode(Files.readAllBytes(file))));
            } catch (IllegalArgumentException e) {
                throw new IOException(file + ": " + e.getMessage() + ". Correct or delete the broken \\u escape.", e);
            }
        }
        var values = new TreeMap<>(DEFAULTS);
        loaded.stringPropertyNames().forEach(key -> values.put(key, loaded.getProperty(key)));
        return new ServerProperties(values);
    }

    /// The value, empty where there is none.
    public String text(String key) {
        return values.getOrDefault(key, "");
    }

    /// The value, the key's default where it is not a whole number, as the game does.
    public int number(String key) {
        try {
            return Integer.parseInt(text(key).strip());
        } catch (NumberFormatException _) {
            return Integer.parseInt(DEFAULTS.getOrDefault(key, "0"));
        }
    }

    /// True only for `true`.
    public boolean flag(String key) {
        return Boolean.parseBoolean(text(key).strip());
    }

    private void write(Path file) throws IOException {
        var out = new StringBuilder("#Minecraft server properties\n#")
                .append(DateTimeFormatter.ofPattern("EEE MMM dd HH:mm:ss zzz yyyy", Locale.ROOT)
                        .format(ZonedDateTime.now(ZoneId.systemDefault())))
                .append('\n');
        values.forEach((key, value) -> out.append(escape(key, true))
                .append('=')
                .append(escape(value, false))
                .append('\n'));
        Path temporary = file.resolveSibling(file.getFileName() + ".tmp");
        Files.writeString(temporary, out);
        Files.move(temporary, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }

    private static String decode(byte[] bytes) {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (CharacterCodingException _) {
            // The game's own fallback: files of its older versions are Latin-1.
            return new String(bytes, StandardCharsets.ISO_8859_1);
        }
    }

    private static String escape(String text, boolean key) {
        var out = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case ' ' -> out.append(key || i == 0 ? "\\ " : " ");
                case '\t' -> out.append("\\t");
                case '\n' -> out.append("\\n");
                case '\r' -> out.append("\\r");
                case '\f' -> out.append("\\f");
                case '=', ':', '#', '!', '\\' -> out.append('\\').append(c);
                default -> out.append(c);
            }
        }
        return out.toString();
    }
}
