package dev.tickfork.app.page.welcome;

import dev.tickfork.bridge.action.ActionContext;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.zip.GZIPInputStream;

/// The snapshot of the demo world that comes with TickFork: 523 entities, recorded from the sandbox.
final class Sample {
    static final String NAME = "demo-523";

    private static final List<String> FILES = List.of("entities.jsonl", "meta.json");

    private Sample() {}

    /// The sample's folder in `home`, unpacked if it is not there whole.
    static Path unpack(Path home, ActionContext context) throws IOException {
        Path folder = home.resolve("samples").resolve(NAME);
        Files.createDirectories(folder);
        for (String name : FILES) {
            context.checkCancelled();
            Path file = folder.resolve(name);
            if (!Files.exists(file)) {
                unpack(name, file);
            }
        }
        return folder;
    }

    private static void unpack(String name, Path file) throws IOException {
        Path part = file.resolveSibling(name + ".part");
        try (InputStream packed =
                Sample.class.getResourceAsStream("/dev/tickfork/app/samples/" + NAME + "/" + name + ".gz")) {
            if (packed == null) {
                throw new IOException("not in this build: " + name);
            }
            try (var in = new GZIPInputStream(packed)) {
                Files.copy(in, part, StandardCopyOption.REPLACE_EXISTING);
            }
        }
        Files.move(part, file, StandardCopyOption.REPLACE_EXISTING);
    }
}
