package dev.tickfork.app.page.compare;

import dev.tickfork.bridge.compare.CompareOptions;
import dev.tickfork.bridge.compare.Comparison;
import dev.tickfork.bridge.compare.OrderDiff;
import dev.tickfork.bridge.snapshot.Snapshot;
import org.jspecify.annotations.Nullable;

/// Two open snapshots and what is known of them so far. Immutable; the page closes the snapshots.
///
/// @param fields null until the fields have been compared
/// @param jump   brings a row of A (or, where it is -1, of B) into view in the order view
public record ComparedPair(
        Snapshot a,
        Snapshot b,
        String nameA,
        String nameB,
        OrderDiff order,
        @Nullable Comparison fields,
        CompareOptions options,
        Jump jump) {
    /// Where other tabs lead to.
    public interface Jump {
        /// @param rowA row of A, or -1
        /// @param rowB row of B, or -1
        void to(int rowA, int rowB);

        /// Lists the differences of one type only; empty for all.
        void onlyType(String type);
    }

    public boolean empty() {
        return a.empty() && b.empty();
    }
}
