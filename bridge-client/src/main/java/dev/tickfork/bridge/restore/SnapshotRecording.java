package dev.tickfork.bridge.restore;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.ActionFailure;
import dev.tickfork.bridge.snapshot.EntityRecord;
import dev.tickfork.bridge.snapshot.Issue;
import dev.tickfork.bridge.snapshot.IssueCode;
import dev.tickfork.bridge.snapshot.Point;
import dev.tickfork.bridge.snapshot.Snapshot;
import dev.tickfork.bridge.snapshot.TypeCount;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// An open snapshot as a recording to restore. Reads are safe from any thread until the snapshot is closed.
public final class SnapshotRecording implements Recording {
    /// Faults of the NBT are found again, with the path, when the command is made; there a caller may
    /// leave them out.
    private static final Set<IssueCode> JUDGED_LATER =
            EnumSet.of(IssueCode.NBT_UNREADABLE, IssueCode.NBT_NOT_SUMMONABLE);

    private final Snapshot snapshot;

    /// @param snapshot stays the caller's to close
    public SnapshotRecording(Snapshot snapshot) {
        this.snapshot = snapshot;
    }

    /// Entities by type in a snapshot folder, commonest first.
    static Map<String, Integer> typesIn(Path dir, ActionContext context) throws ActionFailure, IOException {
        try (Snapshot snapshot = Snapshot.open(dir, context)) {
            var types = new LinkedHashMap<String, Integer>();
            for (TypeCount count : snapshot.types()) {
                types.put(count.type(), count.count());
            }
            return types;
        }
    }

    @Override
    public Path directory() {
        return snapshot.directory();
    }

    @Override
    public int size() {
        return snapshot.size();
    }

    @Override
    public String dimension() {
        return snapshot.meta().dimension().orElse("");
    }

    @Override
    public Optional<Path> sourceWorld() {
        return snapshot.meta().worldDir().flatMap(SnapshotRecording::path);
    }

    /// A recording may come from another system, whose paths need not be paths here.
    private static Optional<Path> path(String text) {
        try {
            return Optional.of(Path.of(text));
        } catch (InvalidPathException _) {
            return Optional.empty();
        }
    }

    @Override
    public List<Blocker> blockers() {
        var found = new ArrayList<Blocker>();
        for (Issue issue : snapshot.issues()) {
            if (issue.severity() == IssueCode.Severity.ERROR && !JUDGED_LATER.contains(issue.code())) {
                found.add(new Blocker(issue.code().id(), issue.line()));
            }
        }
        return found;
    }

    @Override
    public RecordedEntity entity(int index) throws IOException {
        EntityRecord entity = snapshot.entity(index);
        Point at = entity.motion().position();
        return new RecordedEntity(
                index,
                entity.uuid(),
                entity.type(),
                at == null ? new Point(Double.NaN, Double.NaN, Double.NaN) : at,
                new RecordedEntity.Riding(
                        entity.riding().restorable(),
                        entity.riding().vehicle(),
                        entity.riding().passengers()),
                entity.nbt() == null ? "" : entity.nbt());
    }
}
