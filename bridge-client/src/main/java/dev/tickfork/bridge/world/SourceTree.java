package dev.tickfork.bridge.world;

import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.NavigableMap;

/// What a world folder held at one look: what a copy takes, and what it leaves out. Paths are relative, with
/// `/`.
record SourceTree(Path root, NavigableMap<String, Stamp> files, List<Folder> folders, List<SkippedPath> skipped) {
    /// Size and time of a file: what tells whether somebody wrote it.
    record Stamp(long size, FileTime mtime) {}

    /// A folder with its time.
    record Folder(String path, FileTime mtime) {}

    long bytes() {
        return files.values().stream().mapToLong(Stamp::size).sum();
    }
}
