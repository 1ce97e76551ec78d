package dev.tickfork.bridge.world;

import dev.tickfork.bridge.action.ActionContext;
import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// Looks at a world folder without following links and without opening anything. One use, one thread.
final class SourceWalk extends SimpleFileVisitor<Path> {
    private final Path root;
    private final CopyRules rules;
    private final ActionContext context;
    private final TreeMap<String, SourceTree.Stamp> files = new TreeMap<>();
    private final List<SourceTree.Folder> folders = new ArrayList<>();
    private final List<SkippedPath> skipped = new ArrayList<>();

    private SourceWalk(Path root, CopyRules rules, ActionContext context) {
        this.root = root;
        this.rules = rules;
        this.context = context;
    }

    /// @param root the source's real path
    static SourceTree of(Path root, CopyRules rules, ActionContext context) throws IOException {
        var walk = new SourceWalk(root, rules, context);
        Files.walkFileTree(root, walk);
        walk.skipped.sort(Comparator.comparing(SkippedPath::path));
        return new SourceTree(root, walk.files, List.copyOf(walk.folders), List.copyOf(walk.skipped));
    }

    @Override
    public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
        context.checkCancelled();
        if (folder.equals(root)) {
            return FileVisitResult.CONTINUE;
        }
        if (attributes.isOther()) { // a Windows junction looks like a folder and is a link
            skip(folder, SkippedPath.Why.LINK);
            return FileVisitResult.SKIP_SUBTREE;
        }
        if (rules.skips(name(folder))) {
            skip(folder, whyNamed(folder));
            return FileVisitResult.SKIP_SUBTREE;
        }
        folders.add(new SourceTree.Folder(relative(folder), attributes.lastModifiedTime()));
        return FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
        if (attributes.isSymbolicLink()) {
            skip(file, SkippedPath.Why.LINK);
        } else if (rules.skips(name(file))) {
            skip(file, whyNamed(file));
        } else if (attributes.isRegularFile()) {
            files.put(relative(file), new SourceTree.Stamp(attributes.size(), attributes.lastModifiedTime()));
        } else {
            skip(file, SkippedPath.Why.SPECIAL);
        }
        return FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult visitFileFailed(Path file, IOException failure) throws IOException {
        if (file.equals(root)) {
            throw failure;
        }
        if (rules.skips(name(file))) {
            skip(file, whyNamed(file));
        } else {
            skip(file, SkippedPath.Why.UNREADABLE);
        }
        return FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult postVisitDirectory(Path folder, @Nullable IOException failure) {
        if (failure != null) { // the listing broke off: what was not listed is not in the copy
            skip(folder, SkippedPath.Why.UNREADABLE);
        }
        return FileVisitResult.CONTINUE;
    }

    private SkippedPath.Why whyNamed(Path path) {
        Path inside = root.relativize(path);
        boolean inData = inside.getNameCount() > 1
                && rules.dataFolders().contains(inside.getName(0).toString());
        return inData ? SkippedPath.Why.NAME_INSIDE : SkippedPath.Why.NAME;
    }

    private void skip(Path path, SkippedPath.Why why) {
        skipped.add(new SkippedPath(relative(path), why));
    }

    private String relative(Path path) {
        return root.relativize(path).toString().replace(path.getFileSystem().getSeparator(), "/");
    }

    private static String name(Path path) {
        return String.valueOf(path.getFileName());
    }
}
