package dev.tickfork.bridge.journal;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.world.Landing;
import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// The obligations of all workbench processes of one home: `journal/<id>.json`, one file each, written before
/// the act and removed after it is undone. Safe from any thread and across processes.
public final class Journal {
    private static final String SUFFIX = ".json";

    private final Path home;
    private final Path folder;

    /// @param home the data folder (`~/TickFork`)
    public Journal(Path home) {
        this.home = home;
        this.folder = home.resolve("journal");
    }

    /// Writes an entry for this process, lasting through a power cut, before it returns.
    ///
    /// @param id      a safe token; usually the action's id
    /// @param folders unfinished folders that are about to be made
    public Obligation open(String id, String action, List<Path> folders) throws IOException {
        Files.createDirectories(folder);
        String free = id;
        for (int n = 2; Files.exists(file(free)); n++) {
            free = id + "-" + n;
        }
        var absolute =
                folders.stream().map(path -> path.toAbsolutePath().normalize()).toList();
        var entry = new JournalEntry(free, action, Owner.thisProcess(), System.currentTimeMillis(), null, absolute);
        write(entry);
        return new Obligation(this, entry);
    }

    /// All entries that can be read, and the files that cannot.
    public Contents contents() throws IOException {
        var entries = new ArrayList<JournalEntry>();
        var unreadable = new ArrayList<Path>();
        if (Files.isDirectory(folder)) {
            try (var files = Files.newDirectoryStream(folder, "*" + SUFFIX)) {
                for (Path file : files) {
                    JournalJson.read(file).ifPresentOrElse(entries::add, () -> unreadable.add(file));
                }
            } catch (DirectoryIteratorException e) {
                throw e.getCause();
            }
        }
        return new Contents(List.copyOf(entries), List.copyOf(unreadable));
    }

    /// What a journal holds.
    public record Contents(List<JournalEntry> entries, List<Path> unreadable) {}

    /// Undoes what dead processes left behind; see [JournalRecovery]. Blocks for as long as instances take to
    /// answer.
    public List<Recovered> recover(HeldWorlds worlds, ActionContext context) throws IOException, InterruptedException {
        return new JournalRecovery(this, home, worlds).run(context);
    }

    void write(JournalEntry entry) throws IOException {
        Landing.write(file(entry.id()), JournalJson.write(entry));
    }

    void remove(JournalEntry entry) throws IOException {
        Files.deleteIfExists(file(entry.id()));
    }

    Path folder() {
        return folder;
    }

    /// Held by the one process that recovers.
    Path lockFile() {
        return folder.resolve("recover.lock");
    }

    private Path file(String id) {
        return folder.resolve(id + SUFFIX);
    }
}
