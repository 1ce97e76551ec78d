package dev.tickfork.app.shell;

import dev.tickfork.app.ui.Memory;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import tools.jackson.core.JacksonException;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/// [Memory] in one file, `window.json`: written whole beside the old one and put in its place. A file that
/// cannot be read is as good as none; it is put aside, not overwritten. Safe from any thread.
final class WindowMemory implements Memory {
    private static final int FILE_LIMIT = 4_000_000;

    private final Path file;
    private final Executor writer;
    private final Consumer<IOException> failed;
    private final Map<String, String> values = new TreeMap<>();
    private final AtomicBoolean dirty = new AtomicBoolean();
    private final JsonMapper json = JsonMapper.builder().build();

    /// Reads the file; blocks shortly.
    ///
    /// @param writer runs the writes, one at a time
    /// @param failed told when the file cannot be written; the window goes on
    WindowMemory(Path file, Executor writer, Consumer<IOException> failed) {
        this.file = file;
        this.writer = writer;
        this.failed = failed;
        read();
    }

    private void read() {
        try {
            if (Files.isRegularFile(file) && Files.size(file) <= FILE_LIMIT) {
                Map<String, String> kept = json.readValue(Files.readString(file), new TypeReference<>() {});
                kept.forEach((key, value) -> {
                    if (value != null) {
                        values.put(key, value);
                    }
                });
            }
        } catch (IOException | JacksonException _) {
            putAside();
        }
    }

    private void putAside() {
        try {
            Files.move(file, file.resolveSibling("window.damaged.json"), StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            failed.accept(e);
        }
    }

    @Override
    public synchronized String get(String key, String fallback) {
        return values.getOrDefault(key, fallback);
    }

    @Override
    public void put(String key, String value) {
        synchronized (this) {
            String before = value.isEmpty() ? values.remove(key) : values.put(key, value);
            if (value.equals(before == null ? "" : before)) {
                return;
            }
        }
        if (!dirty.getAndSet(true)) {
            writer.execute(this::write);
        }
    }

    private void write() {
        dirty.set(false);
        String text;
        synchronized (this) {
            text = json.writerWithDefaultPrettyPrinter().writeValueAsString(values);
        }
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
            Path next = file.resolveSibling("window.json.part");
            Files.writeString(next, text);
            Files.move(next, file, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            failed.accept(e);
        }
    }
}
