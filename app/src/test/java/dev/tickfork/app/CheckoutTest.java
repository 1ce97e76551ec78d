package dev.tickfork.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/// What a checkout promises: its map names what is there, and its launcher says clearly what it lacks.
class CheckoutTest {
    private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
    private static final Pattern FOLDER = Pattern.compile("`([a-z][a-z/-]*)`");

    @TempDir
    Path folder;

    @Test
    void theCodeMapNamesFoldersThatExist() throws IOException {
        var missing = new ArrayList<String>();
        int named = 0;
        for (String line : Files.readAllLines(ROOT.resolve("ARCHITECTURE.md"))) {
            if (!line.startsWith("| `")) {
                continue;
            }
            var matcher = FOLDER.matcher(line.substring(0, line.indexOf('|', 2)));
            while (matcher.find()) {
                named++;
                if (!Files.isDirectory(ROOT.resolve(matcher.group(1)))) {
                    missing.add(matcher.group(1));
                }
            }
        }
        assertEquals(List.of(), missing);
        assertTrue(named >= 8, "only " + named + " folders are named");
    }

    @Test
    @EnabledOnOs({OS.LINUX, OS.MAC})
    void theLauncherSaysInOneSentenceThatAJdkIsMissing() throws Exception {
        var builder = new ProcessBuilder("sh", ROOT.resolve("tickfork").toString(), "demo");
        builder.environment().put("TICKFORK_JAVA_HOME", folder.toString());
        Process launcher = builder.start();
        String out = new String(launcher.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        String err = new String(launcher.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
        assertTrue(launcher.waitFor(60, TimeUnit.SECONDS));
        assertEquals(2, launcher.exitValue());
        assertEquals("", out);
        assertEquals("tickfork: TICKFORK_JAVA_HOME is " + folder + ", which is not a JDK 25 or newer.", err.strip());
    }
}
