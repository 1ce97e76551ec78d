package dev.tickfork.bridge.world;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.ActionFailure;
import dev.tickfork.bridge.action.IoFailures;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentSkipListMap;

/// Copies a world folder by the rules of snapshot protocol v1. The source is only read; links are not followed;
/// nothing appears under the target's name before all of it is there. Blocks; works on a few threads of its
/// own.
///
/// It works in two halves, so that a source need be held still for the first only: [#transfer] moves the bytes
/// and looks at the source again, [#hash] reads the copy.
public final class WorldCopy {
    private final FileTransfer transfer;

    public WorldCopy() {
        this(FileTransfer.bySystem());
    }

    WorldCopy(FileTransfer transfer) {
        this.transfer = transfer;
    }

    /// A copy whose bytes are all there and not hashed yet. Immutable.
    ///
    /// @param folder  where it is
    /// @param stamps  size and time of every file, by path
    /// @param skipped what was left out, by path
    /// @param changed what was written, added or removed in the source meanwhile, by path
    public record Transferred(Path folder, List<Landed> stamps, List<SkippedPath> skipped, List<String> changed) {
        /// A file of the copy before it is hashed.
        record Landed(String path, SourceTree.Stamp stamp) {}

        public Transferred {
            stamps = List.copyOf(stamps);
            skipped = List.copyOf(skipped);
            changed = List.copyOf(changed);
        }
    }

    /// Copies `source` to the new folder `target`, hashed. The cost is one copy and one read of all bytes.
    ///
    /// @throws ActionFailure `PREFLIGHT` when one folder lies in the other, `NAME_TAKEN`, `DISK_FULL`,
    ///                       `NOT_FOUND`, `IO_ERROR`; the unfinished copy is removed, as it is after a cancel
    public CopyResult copy(Path source, Path target, CopyRules rules, ActionContext context)
            throws ActionFailure, InterruptedException {
        CopyPlace.prove(source, target);
        try (var part = PartFolder.create(target, context.actionId())) {
            Path inner = part.folder().resolve("world");
            CopyResult result = hash(transfer(source, inner, rules, context), context);
            part.landInner(inner);
            return result;
        } catch (IOException e) {
            throw IoFailures.explain(e);
        }
    }

    /// Copies all bytes of `source` into the new folder `target`, whose parent exists, and then looks at the
    /// source again. After a failure or cancel the caller removes `target`.
    public Transferred transfer(Path source, Path target, CopyRules rules, ActionContext context)
            throws ActionFailure, IOException, InterruptedException {
        CopyPlace.prove(source, target);
        SourceTree before = SourceWalk.of(source.toRealPath(), rules, context);
        Files.createDirectory(target);
        for (SourceTree.Folder folder : before.folders()) {
            Files.createDirectories(target.resolve(folder.path()));
        }
        var landed = new ConcurrentLinkedQueue<Transferred.Landed>();
        var skipped = new ConcurrentLinkedQueue<>(before.skipped());
        var changed = new ConcurrentSkipListMap<String, Boolean>();
        var meter = new CopyMeter("copy", "world.copying", before.files().size(), before.bytes(), context);
        var copier = new FileCopier(transfer, rules.retries(), meter, context);
        Crew.work(Crew.FOR_DISKS, before.files().entrySet(), context, file -> {
            String path = file.getKey();
            switch (copier.copy(before.root().resolve(path), target.resolve(path), file.getValue())) {
                case COPIED -> landed.add(new Transferred.Landed(path, file.getValue()));
                case VANISHED -> changed.put(path, true);
                case UNREADABLE -> skipped.add(new SkippedPath(path, SkippedPath.Why.UNREADABLE));
            }
        });
        keepFolderTimes(target, before.folders());
        addChanges(before, SourceWalk.of(before.root(), rules, context), changed);
        var stamps = new ArrayList<>(landed);
        stamps.sort(Comparator.comparing(Transferred.Landed::path));
        var leftOut = new ArrayList<>(skipped);
        leftOut.sort(Comparator.comparing(SkippedPath::path));
        return new Transferred(target, stamps, leftOut, List.copyOf(changed.keySet()));
    }

    /// Reads the copy and completes its result.
    public CopyResult hash(Transferred copy, ActionContext context) throws IOException, InterruptedException {
        long bytes =
                copy.stamps().stream().mapToLong(file -> file.stamp().size()).sum();
        var meter = new CopyMeter("hash", "world.hashing", copy.stamps().size(), bytes, context);
        var hashed = new ConcurrentLinkedQueue<CopiedFile>();
        Crew.work(Crew.FOR_HASHES, copy.stamps(), context, file -> {
            var hash = FileHash.of(copy.folder().resolve(file.path()), meter::bytes);
            hashed.add(new CopiedFile(
                    file.path(), hash.size(), file.stamp().mtime().toInstant(), hash.sha256()));
            meter.fileDone();
        });
        var files = new ArrayList<>(hashed);
        files.sort(Comparator.comparing(CopiedFile::path));
        long real = files.stream().mapToLong(CopiedFile::size).sum();
        return new CopyResult(files, real, copy.skipped(), copy.changed());
    }

    /// Innermost first, since making an entry in a folder changes the folder's own time.
    private static void keepFolderTimes(Path target, List<SourceTree.Folder> folders) throws IOException {
        for (SourceTree.Folder folder : folders.reversed()) {
            Files.setLastModifiedTime(target.resolve(folder.path()), folder.mtime());
        }
    }

    private static void addChanges(
            SourceTree before, SourceTree after, ConcurrentSkipListMap<String, Boolean> changed) {
        before.files().forEach((path, stamp) -> {
            if (!stamp.equals(after.files().get(path))) {
                changed.put(path, true);
            }
        });
        for (String path : after.files().keySet()) {
            if (!before.files().containsKey(path)) {
                changed.put(path, true);
            }
        }
    }
}
