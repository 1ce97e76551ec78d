package dev.tickfork.bridge.capability;

import dev.tickfork.bridge.compare.Comparison;
import dev.tickfork.bridge.compare.OrderDiff;
import dev.tickfork.bridge.compare.Verdict;
import dev.tickfork.bridge.snapshot.Issue;
import dev.tickfork.bridge.snapshot.Snapshot;
import dev.tickfork.bridge.snapshot.TypeCount;
import dev.tickfork.bridge.texts.Texts;
import dev.tickfork.bridge.wire.SnapshotAck;
import dev.tickfork.bridge.wire.SnapshotEntry;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/// What the operations on snapshots give back; names as on the wire.
public final class SnapshotData {
    private static final Texts ENGLISH = new Texts(Locale.ROOT);

    private SnapshotData() {}

    /// @param dir where `entities.jsonl` and `meta.json` are
    public record Taken(
            String name,
            String dir,
            long entities,
            String orderHash,
            long tick,
            String dimension,
            long bytes,
            boolean replaced) {
        static Taken of(SnapshotAck ack) {
            return new Taken(
                    ack.name(),
                    ack.dir().toString(),
                    ack.entities(),
                    ack.orderHash(),
                    ack.tick(),
                    ack.dimension(),
                    ack.bytes(),
                    ack.replaced());
        }
    }

    public record Listing(List<Entry> snapshots) {}

    /// What the instance does not tell is null.
    public record Entry(
            String name,
            @Nullable String dir,
            @Nullable Long entities,
            @Nullable String orderHash,
            @Nullable Long tick,
            @Nullable Long createdAt,
            @Nullable Long bytes,
            @Nullable String dimension,
            @Nullable Double radius,
            @Nullable String metaError) {
        static Entry of(SnapshotEntry entry) {
            return new Entry(
                    entry.name(),
                    entry.dir().map(Object::toString).orElse(null),
                    orNull(entry.entities()),
                    entry.orderHash().orElse(null),
                    orNull(entry.tick()),
                    orNull(entry.createdAt()),
                    orNull(entry.bytes()),
                    entry.dimension().orElse(null),
                    orNull(entry.radius()),
                    entry.metaError().orElse(null));
        }
    }

    /// @param recorded the hash in `meta.json`, null where it has none
    public record Hash(@Nullable String recorded, String computed, boolean match) {}

    /// @param line number in `entities.jsonl` from 1, 0 where it is about the whole folder
    public record Finding(String code, String severity, long line, String message) {
        static Finding of(Issue issue) {
            return new Finding(issue.code().id(), issue.severity().id(), issue.line(), ENGLISH.render(issue.text()));
        }
    }

    /// @param valid no issue is an error
    public record Inspection(
            String directory, int records, Hash orderHash, List<TypeCount> types, List<Finding> issues, boolean valid) {
        static Inspection of(Snapshot snapshot) {
            String recorded = snapshot.recordedHash();
            String computed = snapshot.computedHash();
            return new Inspection(
                    snapshot.directory().toString(),
                    snapshot.size(),
                    new Hash(recorded, computed, computed.equals(recorded)),
                    snapshot.types(),
                    snapshot.issues().stream().map(Finding::of).toList(),
                    snapshot.valid());
        }
    }

    public record Hashes(String a, String b) {}

    public record TypeRow(String type, int a, int b) {}

    /// One differing value of one entity.
    ///
    /// @param path `pos`, `vel`, `rotation`, or an NBT path
    public record Changed(
            String uuid,
            String path,
            @Nullable String a,
            @Nullable String b) {}

    /// @param compared   entities of both sides for which it is known
    /// @param mismatches those that differ by more than the tolerance
    public record Tally(int compared, int mismatches, double largest) {
        static Tally of(Comparison.Gaps gaps) {
            return new Tally(gaps.compared(), gaps.mismatches(), gaps.largest());
        }
    }

    /// @param verdict `identical`, `different` or `empty`
    /// @param moves   the fewest that make A's order B's
    public record Difference(
            String verdict,
            Hashes orderHash,
            OrderDiff.@Nullable Divergence firstDivergence,
            List<OrderDiff.Move> moves,
            List<OrderDiff.Single> added,
            List<OrderDiff.Single> removed,
            List<TypeRow> types,
            List<Changed> changed,
            Tally positions,
            Tally velocities,
            Tally rotations,
            int nbtMismatches) {
        static Difference of(Snapshot a, Snapshot b, Comparison found) {
            return new Difference(
                    found.verdict().name().toLowerCase(Locale.ROOT),
                    new Hashes(a.computedHash(), b.computedHash()),
                    found.order().firstDivergence(),
                    List.copyOf(found.order().moves()),
                    List.copyOf(found.order().added()),
                    List.copyOf(found.order().removed()),
                    found.types().counts().stream()
                            .map(row -> new TypeRow(row.type(), row.a(), row.b()))
                            .toList(),
                    changed(a, b, found),
                    Tally.of(found.motion().positions()),
                    Tally.of(found.motion().velocities()),
                    Tally.of(found.motion().rotations()),
                    found.nbt().mismatches());
        }

        /// Numbers first, the largest gap of each kind first; then NBT by row and path.
        private static List<Changed> changed(Snapshot a, Snapshot b, Comparison found) {
            var all = new ArrayList<Changed>();
            OrderDiff order = found.order();
            for (Comparison.Gap gap : found.motion().positions().sample()) {
                all.add(at(gap, "pos", position(a, gap.row()), position(b, order.inB(gap.row()))));
            }
            for (Comparison.Gap gap : found.motion().velocities().sample()) {
                all.add(at(gap, "vel", velocity(a, gap.row()), velocity(b, order.inB(gap.row()))));
            }
            for (Comparison.Gap gap : found.motion().rotations().sample()) {
                all.add(at(gap, "rotation", rotation(a, gap.row()), rotation(b, order.inB(gap.row()))));
            }
            found.nbt().changed().stream()
                    .map(one -> new Changed(one.uuid(), one.path(), one.a(), one.b()))
                    .forEach(all::add);
            return List.copyOf(all);
        }

        private static Changed at(Comparison.Gap gap, String path, String a, String b) {
            return new Changed(gap.uuid(), path, a, b);
        }

        private static String position(Snapshot from, int row) {
            return "[" + from.x(row) + "," + from.y(row) + "," + from.z(row) + "]";
        }

        private static String velocity(Snapshot from, int row) {
            return "[" + from.vx(row) + "," + from.vy(row) + "," + from.vz(row) + "]";
        }

        private static String rotation(Snapshot from, int row) {
            return "[" + from.yaw(row) + "," + from.pitch(row) + "]";
        }

        boolean identical() {
            return verdict.equals(Verdict.IDENTICAL.name().toLowerCase(Locale.ROOT));
        }
    }

    private static @Nullable Long orNull(OptionalLong value) {
        return value.isPresent() ? value.getAsLong() : null;
    }

    private static @Nullable Double orNull(OptionalDouble value) {
        return value.isPresent() ? value.getAsDouble() : null;
    }
}
