package dev.tickfork.app.page.snapshots;

import dev.tickfork.bridge.action.ActionContext;
import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Finds the snapshots of the home folder and of other folders, by their files' names and their metas.
/// Blocks; reads no entities.
final class FindSnapshots {
    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final String ENTITIES = "entities.jsonl";
    private static final String META = "meta.json";

    /// A meta with a thousand players is far smaller; more is no meta.
    private static final long MOST_META = 4 << 20;

    private FindSnapshots() {}

    /// Newest first.
    ///
    /// @param more folders that hold snapshots, or are one
    static List<Listed> in(Path home, List<Path> more, ActionContext context) throws IOException {
        var found = new ArrayList<Listed>();
        for (Path fork : folders(home.resolve("forks"))) {
            add(found, fork, "forks", Optional.empty());
        }
        for (Path sample : folders(home.resolve("samples"))) {
            add(found, sample, "samples", Optional.empty());
        }
        agents(found, home, folders(home.resolve("labs")), context);
        agents(found, home, folders(home.resolve("demo")), context);
        for (Path folder : more) {
            add(found, folder, String.valueOf(folder.getParent()), Optional.empty());
            for (Path inner : folders(folder)) {
                context.checkCancelled();
                add(found, inner, String.valueOf(folder.getFileName()), Optional.empty());
            }
        }
        found.sort(Comparator.comparing((Listed one) -> one.facts().created().orElse(Instant.EPOCH))
                .reversed());
        var seen = new HashSet<Path>(); // a chosen folder may lie in the home folder or in another chosen one
        return found.stream()
                .filter(one -> seen.add(one.dir().toAbsolutePath().normalize()))
                .toList();
    }

    /// Snapshots that servers wrote into their own folders.
    private static void agents(List<Listed> found, Path home, List<Path> servers, ActionContext context)
            throws IOException {
        for (Path server : servers) {
            context.checkCancelled();
            String name = String.valueOf(server.getFileName());
            for (String agent : List.of("mc-agent-server", "mc-agent")) {
                for (Path dir : folders(server.resolve(agent).resolve("snapshots"))) {
                    Path fork = home.resolve("forks").resolve(name);
                    add(found, dir, name, Files.isDirectory(fork) ? Optional.of(fork) : Optional.empty());
                }
            }
        }
    }

    private static void add(List<Listed> found, Path dir, String source, Optional<Path> parent) throws IOException {
        Path entities = dir.resolve(ENTITIES);
        if (!Files.isRegularFile(entities)) {
            return;
        }
        long bytes;
        try {
            bytes = Files.size(entities);
        } catch (NoSuchFileException _) {
            return; // removed while we looked
        }
        String name = String.valueOf(dir.getFileName());
        SnapshotLabel label = LabelFile.read(dir);
        Path meta = dir.resolve(META);
        if (!Files.isRegularFile(meta)) {
            found.add(new Listed(dir, name, source, Listed.State.UNFINISHED, Listed.Facts.NONE, bytes, parent, label));
            return;
        }
        Optional<Listed.Facts> facts = facts(meta);
        Listed.State state = facts.isEmpty()
                ? Listed.State.BROKEN
                : facts.get().entities().orElse(1) == 0 ? Listed.State.EMPTY : Listed.State.COMPLETE;
        found.add(new Listed(dir, name, source, state, facts.orElse(Listed.Facts.NONE), bytes, parent, label));
    }

    private static Optional<Listed.Facts> facts(Path meta) {
        try (var in = Files.newInputStream(meta)) {
            if (Files.size(meta) > MOST_META) {
                return Optional.empty();
            }
            JsonNode root = JSON.readTree(in);
            if (!root.isObject()) {
                return Optional.empty();
            }
            return Optional.of(new Listed.Facts(
                    text(root, "dimension"),
                    whole(root, "tick"),
                    whole(root, "entities"),
                    text(root, "orderHash"),
                    created(root),
                    text(root, "levelName")));
        } catch (JacksonException | IOException _) {
            return Optional.empty(); // one meta that cannot be read must not hide the other snapshots
        }
    }

    private static Optional<String> text(JsonNode root, String key) {
        JsonNode value = root.path(key);
        return value.isString() ? Optional.of(value.asString()) : Optional.empty();
    }

    private static OptionalLong whole(JsonNode root, String key) {
        JsonNode value = root.path(key);
        return value.isIntegralNumber() && value.canConvertToLong()
                ? OptionalLong.of(value.asLong())
                : OptionalLong.empty();
    }

    private static Optional<Instant> created(JsonNode root) {
        OptionalLong millis = whole(root, "createdAt");
        try {
            return millis.isPresent() ? Optional.of(Instant.ofEpochMilli(millis.getAsLong())) : Optional.empty();
        } catch (DateTimeException _) {
            return Optional.empty();
        }
    }

    /// Nothing where the folder cannot be read or goes away: the others are still listed.
    private static List<Path> folders(Path parent) {
        if (!Files.isDirectory(parent)) {
            return List.of();
        }
        var all = new ArrayList<Path>();
        try (DirectoryStream<Path> entries = Files.newDirectoryStream(parent, Files::isDirectory)) {
            entries.forEach(all::add);
        } catch (IOException | DirectoryIteratorException _) {
            return all;
        }
        return all;
    }
}
