package dev.tickfork.bridge.report;

import dev.tickfork.bridge.compare.CompareOptions;
import dev.tickfork.bridge.compare.Comparison;
import dev.tickfork.bridge.compare.EntitySequence;
import dev.tickfork.bridge.compare.OrderStatistics;
import dev.tickfork.bridge.compare.Verdict;
import java.time.Instant;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/// All that a report of one comparison says. Immutable.
///
/// @param created when the comparison was made
public record ComparisonReport(
        Side a, Side b, Comparison found, OrderStatistics statistics, CompareOptions options, Instant created) {
    /// One of the two recordings.
    ///
    /// @param name      what people call it
    /// @param folder    where it lies, for who reads the file
    /// @param dimension namespaced id; null where not recorded
    /// @param hash      computed from its entities, here
    /// @param recorded  the hash in its own `meta.json`; null where it has none
    /// @param entities  only read while the report is written
    public record Side(
            String name,
            String folder,
            @Nullable String dimension,
            OptionalLong tick,
            String hash,
            @Nullable String recorded,
            EntitySequence entities) {
        /// Whether its own file says another hash than its entities have.
        public boolean hashWrong() {
            return recorded != null && !recorded.equals(hash);
        }
    }

    /// What the stamp says.
    public enum Stamp {
        MATCH,
        /// Nothing differs beyond what was allowed, but something was allowed.
        WITHIN,
        DIFFERS,
        /// Nothing differs, but a file contradicts itself.
        DOUBTFUL,
        EMPTY
    }

    /// Never [Stamp#MATCH] when both are empty, a tolerance or an ignored path was given, or a file's own
    /// hash is wrong.
    public Stamp stamp() {
        if (found.verdict() == Verdict.EMPTY) {
            return Stamp.EMPTY;
        }
        if (found.verdict() == Verdict.DIFFERENT) {
            return Stamp.DIFFERS;
        }
        if (a.hashWrong() || b.hashWrong()) {
            return Stamp.DOUBTFUL;
        }
        return hid() ? Stamp.WITHIN : Stamp.MATCH;
    }

    private boolean hid() {
        Comparison.Motion motion = found.motion();
        return motion.positions().largest() > 0
                || motion.velocities().largest() > 0
                || motion.rotations().largest() > 0
                || !options.ignoredNbt().isEmpty();
    }

    /// Entities of both sides in which something other than their place differs.
    public long changes() {
        Comparison.Motion motion = found.motion();
        return found.nbt().total()
                + motion.positions().mismatches()
                + motion.velocities().mismatches()
                + motion.rotations().mismatches()
                + found.types().mismatches();
    }
}
