package dev.tickfork.bridge.texts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickfork.bridge.action.Message;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// Holds the message bundles to the code and to each other.
class BundlesTest {
    private static final Path BUNDLES = Path.of("src/main/resources/dev/tickfork/bridge/texts");
    private static final Pattern QUOTED_KEY = Pattern.compile("\"([a-z][a-z_]*(?:\\.[a-z0-9_]+)+)\"");
    private static final Pattern MESSAGE_KEY = Pattern.compile("Message\\.of\\(\\s*\"([^\"]+)\"");
    private static final Pattern PLACEHOLDER = Pattern.compile("\\{\\d+}");

    private static Properties load(Path file) throws IOException {
        var properties = new Properties();
        try (Reader reader = Files.newBufferedReader(file)) {
            properties.load(reader);
        }
        return properties;
    }

    private static List<Path> english() throws IOException {
        try (Stream<Path> files = Files.list(BUNDLES)) {
            return files.filter(file -> !file.toString().endsWith("_zh_CN.properties"))
                    .sorted()
                    .toList();
        }
    }

    private static Path chinese(Path english) {
        String name = english.getFileName().toString();
        return english.resolveSibling(name.replace(".properties", "_zh_CN.properties"));
    }

    private static Set<String> keysIn(Pattern pattern, String source) {
        var keys = new TreeSet<String>();
        Matcher matcher = pattern.matcher(source);
        while (matcher.find()) {
            keys.add(matcher.group(1));
        }
        return keys;
    }

    private static String sources() throws IOException {
        var all = new StringBuilder();
        for (Path root : List.of(Path.of("src/main/java"), Path.of("../app/src/main/java"))) {
            try (Stream<Path> files = Files.walk(root)) {
                for (Path file :
                        files.filter(f -> f.toString().endsWith(".java")).toList()) {
                    all.append(Files.readString(file));
                }
            }
        }
        return all.toString();
    }

    @Test
    void everyKeyStandsInTheBundleOfItsFirstWord() throws IOException {
        for (Path file : english()) {
            String name = file.getFileName().toString().replace(".properties", "");
            for (Object key : load(file).keySet()) {
                assertTrue(key.toString().startsWith(name + "."), key + " in " + file);
            }
        }
    }

    @Test
    void bothLanguagesHaveTheSameKeysAndPlaceholders() throws IOException {
        for (Path file : english()) {
            Properties en = load(file);
            Properties zh = load(chinese(file));
            assertEquals(new TreeSet<>(en.keySet()), new TreeSet<>(zh.keySet()), file.toString());
            for (String key : en.stringPropertyNames()) {
                assertEquals(
                        placeholders(en.getProperty(key, "")), placeholders(zh.getProperty(key, "")), file + " " + key);
            }
        }
    }

    private static Set<String> placeholders(String text) {
        var found = new TreeSet<String>();
        Matcher matcher = PLACEHOLDER.matcher(text);
        while (matcher.find()) {
            found.add(matcher.group());
        }
        return found;
    }

    @Test
    void noKeyStandsTwiceInOneFile() throws IOException {
        for (Path file : english()) {
            for (Path one : List.of(file, chinese(file))) {
                var seen = new ArrayList<String>();
                for (String line : Files.readAllLines(one)) {
                    if (!line.isBlank() && !line.startsWith("#")) {
                        seen.add(line.substring(0, line.indexOf('=')).strip());
                    }
                }
                assertEquals(seen.size(), Set.copyOf(seen).size(), one + " has a key twice");
            }
        }
    }

    @Test
    void whatTheCodeSaysExistsAndWhatExistsIsSaid() throws IOException {
        String source = sources();
        var present = new TreeSet<String>();
        for (Path file : english()) {
            load(file).keySet().forEach(key -> present.add(key.toString()));
        }
        var missing = keysIn(MESSAGE_KEY, source);
        missing.removeAll(windowKeys()); // the application's own test holds those to its sources
        missing.removeIf(key -> present.contains(key) || key.endsWith("."));
        assertEquals(Set.of(), missing, "used but in no bundle");

        var used = keysIn(QUOTED_KEY, source);
        var unused = new TreeSet<>(present);
        unused.removeAll(used);
        unused.removeIf(key -> keyIsBuilt(key, source));
        assertEquals(Set.of(), unused, "in a bundle but never used");
    }

    private static Set<String> windowKeys() throws IOException {
        var keys = new TreeSet<String>();
        try (Stream<Path> files = Files.list(Path.of("../app/src/main/resources/dev/tickfork/bridge/texts"))) {
            for (Path file : files.toList()) {
                keys.addAll(load(file).stringPropertyNames());
            }
        }
        return keys;
    }

    /// Keys made of a fixed start and a code or name (`"capability.about." + name`).
    private static boolean keyIsBuilt(String key, String source) {
        for (int dot = key.lastIndexOf('.'); dot > 0; dot = key.lastIndexOf('.', dot - 1)) {
            if (source.contains("\"" + key.substring(0, dot + 1) + "\" +")) {
                return true;
            }
        }
        return false;
    }

    @Test
    void valuesGoWhereTheirNumbersStand() {
        var en = new Texts(Locale.GERMANY);
        assertEquals("Not found: /a {1} b", en.render(Message.of("action.io.missing", "/a {1} b", "never")));
        assertTrue(new Texts(Locale.CHINA)
                .render(Message.of("action.io.missing", "x"))
                .startsWith("找不到"));
        assertFalse(en.render(Message.of("capability.planned", 25581)).contains("25,581"));
    }
}
