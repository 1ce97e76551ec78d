package dev.tickfork.bridge.snapshot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Properties;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// The sentences of this package and of `compare`, in both languages.
class SnapshotTextsTest {
    private static final Pattern VALUE = Pattern.compile("\\{\\d}");

    @Test
    void everyCodeHasASentenceAndBothLanguagesTheSameKeysAndValues() throws Exception {
        for (IssueCode code : IssueCode.values()) {
            assertTrue(load("snapshot").containsKey("snapshot.issue." + code.id()), code.id());
        }
        for (String bundle : List.of("snapshot", "compare")) {
            Properties english = load(bundle);
            Properties chinese = load(bundle + "_zh_CN");
            assertEquals(english.keySet(), chinese.keySet());
            for (String key : english.stringPropertyNames()) {
                assertEquals(values(english.getProperty(key)), values(chinese.getProperty(key)), key);
            }
        }
    }

    private static Properties load(String name) throws IOException {
        var properties = new Properties();
        try (var in = IssueCode.class.getResourceAsStream("/dev/tickfork/bridge/texts/" + name + ".properties")) {
            properties.load(new InputStreamReader(in, StandardCharsets.UTF_8));
        }
        return properties;
    }

    private static List<String> values(String sentence) {
        return VALUE.matcher(sentence)
                .results()
                .map(MatchResult::group)
                .sorted()
                .toList();
    }
}
