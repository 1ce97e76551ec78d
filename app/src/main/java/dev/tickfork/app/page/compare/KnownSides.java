package dev.tickfork.app.page.compare;

import dev.tickfork.bridge.action.ActionContext;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// Finds the snapshots of the home folder: forks, labs' snapshots, samples. Reads names only; blocks.
final class KnownSides {
    private static final String ENTITIES = "entities.jsonl";

    private KnownSides() {}

    /// Newest first.
    static List<Side> find(Path home, ActionContext context) throws IOException {
        var found = new ArrayList<Side>();
        for (Path fork : folders(home.resolve("forks"))) {
            add(found, fork, "forks");
        }
        for (Path sample : folders(home.resolve("samples"))) {
            add(found, sample, "samples");
        }
        for (Path lab : folders(home.resolve("labs"))) {
            context.checkCancelled();
            for (Path agent : List.of(lab.resolve("mc-agent-server"), lab.resolve("mc-agent"))) {
                for (Path snapshot : folders(agent.resolve("snapshots"))) {
                    add(found, snapshot, String.valueOf(lab.getFileName()));
                }
            }
        }
        found.sort(Comparator.comparingLong((Side side) -> modified(side.dir())).reversed());
        return List.copyOf(found);
    }

    private static void add(List<Side> found, Path dir, String detail) {
        if (Files.isRegularFile(dir.resolve(ENTITIES))) {
            found.add(new Side(dir, String.valueOf(dir.getFileName()), detail));
        }
    }

    private static long modified(Path dir) {
        try {
            return Files.getLastModifiedTime(dir.resolve(ENTITIES)).toMillis();
        } catch (IOException _) {
            return 0; // gone meanwhile: last in the list, and told when it is opened
        }
    }

    private static List<Path> folders(Path parent) throws IOException {
        if (!Files.isDirectory(parent)) {
            return List.of();
        }
        var all = new ArrayList<Path>();
        try (DirectoryStream<Path> entries = Files.newDirectoryStream(parent, Files::isDirectory)) {
            entries.forEach(all::add);
        }
        return all;
    }
}
