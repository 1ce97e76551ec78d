package dev.tickfork.bridge.compare;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.ActionFailure;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Everything in which two recordings differ. Immutable.
///
/// @param order   the order and which entities both sides have
/// @param types   counts by type and entities that changed their type
/// @param motion  positions, velocities, rotations
/// @param nbt     NBT trees, and what an entity rides
public record Comparison(OrderDiff order, Types types, Motion motion, Trees nbt, Verdict verdict) {
    /// Compares all rows that both sides have. NBT is read and parsed only where fingerprints differ, on
    /// all cores.
    ///
    /// @throws ActionFailure `INVALID_REQUEST`: an ignored path is no NBT path
    /// @throws java.util.concurrent.CancellationException the context was cancelled
    /// @throws java.io.UncheckedIOException an NBT text could not be read
    public static Comparison of(EntitySequence a, EntitySequence b, CompareOptions options, ActionContext context)
            throws ActionFailure {
        return new ComparisonRun(a, b, options, context).run();
    }

    /// Counts of one type.
    public record TypeDelta(String type, int a, int b) {
        public int delta() {
            return b - a;
        }
    }

    /// @param counts     all types of both sides, the commonest in A first, then by id
    /// @param mismatches entities that are of another type in B
    /// @param sample     some of them, by row in A
    public record Types(List<TypeDelta> counts, int mismatches, List<Change> sample) {
        public Types {
            counts = List.copyOf(counts);
            sample = List.copyOf(sample);
        }

        /// Whether each type has as many entities on both sides.
        public boolean countsMatch() {
            return counts.stream().allMatch(row -> row.delta() == 0);
        }
    }

    /// @param derived positions of riders, which follow from their vehicles': told, never a mismatch
    public record Motion(Gaps positions, Gaps velocities, Gaps rotations, Gaps derived) {}

    /// Differences of one kind of number.
    ///
    /// @param compared   entities for which both sides have it, or one side alone
    /// @param mismatches those over the tolerance, or with it on one side only
    /// @param tolerance  largest gap allowed
    /// @param largest    largest gap seen among all, allowed or not; 0 for none, NaN where one side lacks it
    /// @param sample     mismatches, the largest gap first
    public record Gaps(int compared, int mismatches, double tolerance, double largest, List<Gap> sample) {
        public Gaps {
            sample = List.copyOf(sample);
        }
    }

    /// One entity's difference.
    ///
    /// @param row   row in A
    /// @param size  length of the difference; for rotations the larger turn; NaN where one side lacks it
    /// @param delta B minus A by axis; for rotations yaw, pitch and 0; NaN where one side lacks it
    public record Gap(String uuid, String type, int row, double size, Vector delta) {}

    /// Three numbers of a difference.
    public record Vector(double x, double y, double z) {}

    /// @param compared   entities with NBT on either side
    /// @param mismatches those whose trees differ outside of what is ignored and allowed
    /// @param unreadable those of them whose text is no NBT on at least one side
    /// @param vehicles   entities that ride something else in B
    /// @param changed    every differing path, by row in A, then path; as many as asked for
    /// @param total      how many there are in all
    public record Trees(int compared, int mismatches, int unreadable, int vehicles, List<Change> changed, long total) {
        public Trees {
            changed = List.copyOf(changed);
        }
    }

    /// One differing place.
    ///
    /// @param row  row in A
    /// @param path NBT path; `nbt` for the whole text, `vehicle` for what it rides, `type` for its type
    /// @param a    value in A as SNBT, cut where long; null where A has none
    /// @param b    value in B
    public record Change(
            String uuid,
            int row,
            String path,
            @Nullable String a,
            @Nullable String b) {}
}
