package dev.tickfork.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// Holds the window's message bundles to its sources and to each other.
class BundlesTest {
    private static final Path OURS = Path.of("src/main/resources/dev/tickfork/bridge/texts");
    private static final Path BRIDGE = Path.of("../bridge-client/src/main/resources/dev/tickfork/bridge/texts");
    private static final Pattern QUOTED = Pattern.compile("\"([a-z][a-z_]*(?:\\.[a-zA-Z0-9_]+)+)\"");
    private static final Pattern ASKED = Pattern.compile("(?:\\bt|Message\\.of)\\(\\s*\"([^\"]+)\"\\s*[,)]");
    private static final Pattern PLACEHOLDER = Pattern.compile("\\{\\d+}");

    private static Properties load(Path file) throws IOException {
        var properties = new Properties();
        try (Reader reader = Files.newBufferedReader(file)) {
            properties.load(reader);
        }
        return properties;
    }

    private static List<Path> english(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> !file.toString().endsWith("_zh_CN.properties"))
                    .sorted()
                    .toList();
        }
    }

    private static Path chinese(Path english) {
        return english.resolveSibling(english.getFileName().toString().replace(".properties", "_zh_CN.properties"));
    }

    private static Set<String> keys(Path folder) throws IOException {
        var keys = new TreeSet<String>();
        for (Path file : english(folder)) {
            keys.addAll(load(file).stringPropertyNames());
        }
        return keys;
    }

    private static Set<String> found(Pattern pattern, String text) {
        var found = new TreeSet<String>();
        Matcher matcher = pattern.matcher(text);
        while (matcher.find()) {
            found.add(matcher.groupCount() > 0 ? matcher.group(1) : matcher.group());
        }
        return found;
    }

    private static String sources() throws IOException {
        var all = new StringBuilder();
        try (Stream<Path> files = Files.walk(Path.of("src/main/java"))) {
            for (Path file : files.filter(f -> f.toString().endsWith(".java")).toList()) {
                all.append(Files.readString(file));
            }
        }
        return all.toString();
    }

    @Test
    void everyKeyStandsOnceInTheBundleOfItsFirstWord() throws IOException {
        assertFalse(english(OURS).isEmpty());
        for (Path file : english(OURS)) {
            String name = file.getFileName().toString().replace(".properties", "");
            assertFalse(Files.exists(BRIDGE.resolve(file.getFileName())), name + " is a bundle of the engine already");
            for (Path one : List.of(file, chinese(file))) {
                var seen = new TreeSet<String>();
                for (String line : Files.readAllLines(one)) {
                    if (!line.isBlank() && !line.startsWith("#")) {
                        String key = line.substring(0, line.indexOf('=')).strip();
                        assertTrue(key.startsWith(name + "."), key + " in " + one);
                        assertTrue(seen.add(key), key + " twice in " + one);
                    }
                }
            }
        }
    }

    @Test
    void bothLanguagesHaveTheSameKeysAndPlaceholders() throws IOException {
        for (Path file : english(OURS)) {
            Properties en = load(file);
            Properties zh = load(chinese(file));
            assertEquals(new TreeSet<>(en.keySet()), new TreeSet<>(zh.keySet()), file.toString());
            for (String key : en.stringPropertyNames()) {
                assertEquals(
                        found(PLACEHOLDER, en.getProperty(key)),
                        found(PLACEHOLDER, zh.getProperty(key)),
                        file + " " + key);
            }
        }
    }

    @Test
    void whatTheWindowSaysExistsAndWhatExistsIsSaid() throws IOException {
        String source = sources();
        Set<String> ours = keys(OURS);
        var missing = found(ASKED, source);
        missing.removeAll(ours);
        missing.removeAll(keys(BRIDGE));
        missing.removeIf(key -> key.endsWith(".")); // the start of a built key
        assertEquals(Set.of(), missing, "used but in no bundle");

        Set<String> used = found(QUOTED, source);
        var unused = new TreeSet<>(ours);
        unused.removeIf(key -> used.contains(key) || built(key, used, source));
        assertEquals(Set.of(), unused, "in a bundle but never used");
    }

    /// Keys made of a fixed start and a name (`"window.do." + name`), or of a key and a fixed end (`key + ".about"`).
    private static boolean built(String key, Set<String> used, String source) {
        for (int dot = key.lastIndexOf('.'); dot > 0; dot = key.lastIndexOf('.', dot - 1)) {
            String end = key.substring(dot);
            boolean start = source.contains("\"" + key.substring(0, dot + 1) + "\" +");
            if (start || (used.contains(key.substring(0, dot)) && source.contains("+ \"" + end + "\""))) {
                return true;
            }
        }
        return false;
    }
}
