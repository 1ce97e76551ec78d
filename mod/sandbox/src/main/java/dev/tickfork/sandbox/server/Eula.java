package dev.tickfork.sandbox.server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;

/// `eula.txt`, for those who want to see how a server without it ends.
final class Eula {
    private Eula() {}

    /// Whether it is agreed to; a missing file is written, not agreed.
    static boolean agreed(Path serverDirectory) throws IOException {
        Path file = serverDirectory.resolve("eula.txt");
        if (!Files.exists(file)) {
            Files.writeString(file, "#Set this to true to say that you agree to the game's EULA.\neula=false\n");
            return false;
        }
        var properties = new Properties();
        try (var in = Files.newBufferedReader(file)) {
            properties.load(in);
        }
        return Boolean.parseBoolean(properties.getProperty("eula", "false").strip());
    }
}
