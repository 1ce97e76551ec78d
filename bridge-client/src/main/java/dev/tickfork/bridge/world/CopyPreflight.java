package dev.tickfork.bridge.world;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.ActionFailure;
import dev.tickfork.bridge.action.Codes;
import dev.tickfork.bridge.action.Message;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// Looks at a source and a target before a copy, so that what would fail late is said early. Writes nothing
/// but, for a moment, one empty file to learn whether the target tells upper from lower case.
///
/// @param source    the world folder
/// @param target    where the copy will be
/// @param rules     the rules of the copy
/// @param limits    of the system that will open the copy
public record CopyPreflight(Path source, Path target, CopyRules rules, PathLimits limits) {
    /// File systems need room for their own tables, and a game that runs beside us must not find the disk full.
    private static final long SPARE_BYTES = 64L << 20;
    private static final int NAMED = 3;

    /// All findings, in a fixed order. Costs one walk through the source.
    public List<Check> check(ActionContext context) throws IOException {
        try {
            CopyPlace.prove(source, target);
        } catch (ActionFailure e) {
            return List.of(new Check.Blocked("COPY_PLACE", e.code(), e.text()));
        }
        SourceTree tree = SourceWalk.of(source.toRealPath(), rules, context);
        Path folder = existingParent();
        var checks = new ArrayList<Check>();
        checks.add(size(tree));
        checks.add(space(tree.bytes(), Files.getFileStore(folder).getUsableSpace()));
        checks.add(lengths(tree));
        checks.add(caseTwins(tree, tellsCase(folder)));
        note(checks, tree, SkippedPath.Why.LINK, "COPY_LINKS", "world.check.links");
        note(checks, tree, SkippedPath.Why.SPECIAL, "COPY_SPECIAL", "world.check.special");
        note(checks, tree, SkippedPath.Why.NAME_INSIDE, "COPY_NAME_INSIDE", "world.check.inside");
        note(checks, tree, SkippedPath.Why.UNREADABLE, "COPY_UNREADABLE", "world.check.unreadable");
        return List.copyOf(checks);
    }

    private static Check size(SourceTree tree) {
        var text = Message.of("world.check.size", tree.files().size(), ByteCount.of(tree.bytes()));
        return new Check.Passed("COPY_SIZE", text);
    }

    Check space(long needed, long usable) {
        if (usable - SPARE_BYTES < needed) {
            var text = Message.of("world.check.full", target, ByteCount.of(needed), ByteCount.of(usable));
            return new Check.Blocked("COPY_SPACE", Codes.DISK_FULL, text);
        }
        return new Check.Passed("COPY_SPACE", Message.of("world.check.space", ByteCount.of(usable)));
    }

    private Check lengths(SourceTree tree) {
        String root = target.toAbsolutePath().normalize().toString();
        String longest = "";
        for (String path : tree.files().keySet()) {
            if (limits.length(path) > limits.length(longest)) {
                longest = path;
            }
        }
        // The copy is first made in a folder whose name is longer than the final one; see PartFolder.
        int length = limits.length(root) + PartFolder.LONGEST_SUFFIX + 1 + limits.length(longest);
        if (length > limits.longest()) {
            return Check.blocked("COPY_PATH_LENGTH", Message.of("world.check.long", longest, length, limits.longest()));
        }
        return new Check.Passed("COPY_PATH_LENGTH", Message.of("world.check.lengths", length, limits.longest()));
    }

    static Check caseTwins(SourceTree tree, boolean targetTellsCase) {
        var seen = new HashMap<String, String>();
        var all = new ArrayList<>(tree.files().keySet());
        tree.folders().forEach(folder -> all.add(folder.path()));
        for (String path : all) {
            String twin = seen.put(path.toLowerCase(Locale.ROOT), path);
            if (twin != null) {
                var text = Message.of("world.check.twins", twin, path);
                return targetTellsCase
                        ? new Check.Warned("COPY_CASE_TWINS", text)
                        : Check.blocked("COPY_CASE_TWINS", text);
            }
        }
        return new Check.Passed("COPY_CASE_TWINS", Message.of("world.check.notwins"));
    }

    private static void note(List<Check> checks, SourceTree tree, SkippedPath.Why why, String code, String key) {
        List<String> paths = tree.skipped().stream()
                .filter(skipped -> skipped.why() == why)
                .map(SkippedPath::path)
                .toList();
        if (!paths.isEmpty()) {
            String named = String.join(", ", paths.subList(0, Math.min(NAMED, paths.size())));
            checks.add(new Check.Warned(code, Message.of(key, paths.size(), named)));
        }
    }

    private Path existingParent() {
        Path folder = target.toAbsolutePath().normalize();
        @Nullable Path parent = folder.getParent();
        while (parent != null && !Files.isDirectory(folder)) {
            folder = parent;
            parent = folder.getParent();
        }
        return folder;
    }

    private static boolean tellsCase(Path folder) throws IOException {
        if (!Files.isWritable(folder)) {
            return true; // the copy will fail for that reason, and says so
        }
        Path probe = Files.createTempFile(folder, ".tickfork-Case-", ".probe");
        try {
            String other = String.valueOf(probe.getFileName()).toUpperCase(Locale.ROOT);
            return !Files.exists(probe.resolveSibling(other));
        } finally {
            Files.delete(probe);
        }
    }
}
