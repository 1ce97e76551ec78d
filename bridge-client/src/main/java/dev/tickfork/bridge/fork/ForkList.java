package dev.tickfork.bridge.fork;

import dev.tickfork.bridge.world.PartFolder;
import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// The forks of a home. Reads the small files of each, never its world.
public final class ForkList {
    private ForkList() {}

    /// By name. Folders that other tools made count too; unfinished ones do not.
    public static List<ForkEntry> of(Path home) throws IOException {
        Path forks = home.resolve("forks");
        if (!Files.isDirectory(forks)) {
            return List.of();
        }
        var entries = new ArrayList<ForkEntry>();
        try (var folders = Files.newDirectoryStream(forks, ForkList::isCandidate)) {
            for (Path folder : folders) {
                entries.add(ForkEntry.read(folder));
            }
        } catch (DirectoryIteratorException e) {
            throw e.getCause();
        }
        entries.sort(Comparator.comparing(ForkEntry::name));
        return List.copyOf(entries);
    }

    private static boolean isCandidate(Path folder) {
        return Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS)
                && !PartFolder.isOurs(folder)
                && Files.exists(folder.resolve("entities.jsonl"));
    }
}
