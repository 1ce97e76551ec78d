package dev.tickfork.app;

import dev.tickfork.app.ui.Desk;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A [Desk] that answers what the test said before, and remembers what was asked of it. FX thread, read
/// after waiting.
public final class FakeDesk implements Desk {
    private volatile Optional<Path> folder = Optional.empty();
    private volatile boolean confirms = true;
    private volatile String copied = "";
    private final List<String> asked = new ArrayList<>();
    private final List<Path> opened = new ArrayList<>();

    /// What choosers give from now on.
    public void choose(Path path) {
        folder = Optional.of(path);
    }

    public void confirm(boolean answer) {
        confirms = answer;
    }

    /// What was copied last.
    public String copied() {
        return copied;
    }

    public synchronized List<String> asked() {
        return List.copyOf(asked);
    }

    public synchronized List<Path> opened() {
        return List.copyOf(opened);
    }

    @Override
    public Optional<Path> chooseFolder(String title) {
        return folder;
    }

    @Override
    public Optional<Path> chooseFile(String title, String... kinds) {
        return folder;
    }

    @Override
    public Optional<Path> save(String title, String name) {
        return folder;
    }

    @Override
    public void copy(String text) {
        copied = text;
    }

    @Override
    public synchronized void openFolder(Path path) {
        opened.add(path);
    }

    @Override
    public synchronized boolean confirm(String title, String text, String action) {
        asked.add(title + "\n" + text);
        return confirms;
    }
}
