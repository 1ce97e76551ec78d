package dev.tickfork.bridge.snapshot;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.ActionFailure;
import dev.tickfork.bridge.action.Codes;
import dev.tickfork.bridge.action.Message;
import java.io.EOFException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// Opens one snapshot folder: finds the files, reads, checks. One thread; one use.
final class SnapshotOpening {
    static final String ENTITIES = "entities.jsonl";

    private final Path given;
    private final NbtCheck check;
    private final ActionContext context;
    private final int stretch;

    SnapshotOpening(Path given, NbtCheck check, ActionContext context, int stretch) {
        this.given = given;
        this.check = check;
        this.context = context;
        this.stretch = stretch;
    }

    Snapshot open() throws ActionFailure, IOException {
        Path dir = folder();
        var file = new EntitiesFile(dir.resolve(ENTITIES));
        try {
            return read(dir, file);
        } catch (EOFException _) {
            file.close();
            throw changed(dir);
        } catch (Throwable t) { // also when cancelled or out of memory: nothing may stay open
            file.close();
            throw t;
        }
    }

    private Snapshot read(Path dir, EntitiesFile file) throws ActionFailure, IOException {
        var metaIssues = new IssueLog();
        SnapshotMeta meta = new MetaReader(metaIssues).read(dir);
        Rows rows = new EntitiesReader(file, check, context, stretch).read();
        context.progress("check", Message.of("snapshot.checking", dir.toString()));
        if (!file.unchanged()) {
            throw changed(dir);
        }
        rows.finish();
        rows.issues.addAll(metaIssues, 0);
        var index = new UuidIndex(
                rows.uuids,
                (row, first) -> rows.issues.add(
                        IssueCode.UUID_DUPLICATE,
                        rows.columns.line[row],
                        Visible.of(rows.uuids.text(row)),
                        rows.columns.line[first]));
        var rides = new Rides(rows.riders, index);
        context.checkCancelled();
        new RideChecks(rows, index, rides).run();
        new UuidTwins(rows).run();
        String hash = rows.hash();
        if (metaIssues.counts().isEmpty()) {
            new MetaChecks(meta, rows.issues).run(rows.records(), hash);
        }
        return new Snapshot(dir, meta, file, rows, index, rides, hash);
    }

    /// The folder, also where one of its files was named.
    private Path folder() throws ActionFailure {
        Path path = given.toAbsolutePath().normalize();
        if (!Files.exists(path)) {
            throw ActionFailure.of(Codes.NOT_FOUND, Message.of("snapshot.not_found", path.toString()));
        }
        Path name = path.getFileName();
        Path parent = path.getParent();
        boolean named = name != null
                && (name.toString().equals(ENTITIES) || name.toString().equals(MetaReader.FILE));
        Path dir = named && parent != null && Files.isRegularFile(path) ? parent : path;
        if (!Files.isDirectory(dir)) {
            throw ActionFailure.of(Codes.NOT_A_SNAPSHOT, Message.of("snapshot.no_folder", path.toString()));
        }
        if (!Files.isRegularFile(dir.resolve(ENTITIES))) {
            throw ActionFailure.of(Codes.NOT_A_SNAPSHOT, Message.of("snapshot.no_entities", dir.toString(), ENTITIES));
        }
        return dir;
    }

    private static ActionFailure changed(Path dir) {
        return ActionFailure.of(Codes.SNAPSHOT_INVALID, Message.of("snapshot.changed", dir.toString()))
                .asRetryable();
    }
}
