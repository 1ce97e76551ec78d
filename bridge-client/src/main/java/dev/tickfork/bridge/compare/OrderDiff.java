package dev.tickfork.bridge.compare;

import dev.tickfork.bridge.action.ActionContext;
import java.util.AbstractList;
import java.util.List;
import java.util.RandomAccess;
import org.jspecify.annotations.Nullable;

/// How the order of A becomes the order of B with the fewest moves. Immutable; safe from any thread. Rows
/// count from 0.
///
/// Entities are matched by their UUID text. Where one text occurs several times, the first occurrence in A
/// belongs to
/// the first in B, the second to the second, and so on; see [#duplicates].
///
/// Taking all removed and moved rows out of A and then putting the moved and added ones in at their place
/// in B, in
/// rising order, gives B. No way with fewer moves exists: what stays is a longest common subsequence.
public final class OrderDiff {
    private static final int NONE = Matching.NONE;

    private final EntitySequence a;
    private final EntitySequence b;
    private final Matching matching;
    private final int[] movedInA;
    private final int[] runs;

    OrderDiff(EntitySequence a, EntitySequence b, Matching matching, int[] movedInA, int[] runs) {
        this.a = a;
        this.b = b;
        this.matching = matching;
        this.movedInA = movedInA;
        this.runs = runs;
    }

    /// O(n log n) time, about 60 bytes a row while it works. Reads no NBT.
    ///
    /// @throws java.util.concurrent.CancellationException the context was cancelled
    public static OrderDiff of(EntitySequence a, EntitySequence b, ActionContext context) {
        return new OrderSearch(a, b, context).search();
    }

    /// One entity that has to move.
    ///
    /// @param from row in A
    /// @param to   row in B
    public record Move(String uuid, int from, int to) {}

    /// An entity that only one side has.
    ///
    /// @param index row on that side
    public record Single(String uuid, int index) {}

    /// Rows that follow one another on both sides and need no move.
    public record Run(int a, int b, int length) {}

    /// The first row at which the two differ.
    ///
    /// @param a UUID there in A, null where A has ended
    /// @param b UUID there in B, null where B has ended
    public record Divergence(
            int index, @Nullable String a, @Nullable String b) {}

    /// Whether both sides hold the same UUID texts in the same order; true for two empty ones.
    public boolean equal() {
        return firstDivergenceRow() == NONE;
    }

    /// Absent where [#equal].
    public @Nullable Divergence firstDivergence() {
        int row = firstDivergenceRow();
        return row == NONE
                ? null
                : new Divergence(row, row < a.size() ? a.uuid(row) : null, row < b.size() ? b.uuid(row) : null);
    }

    /// In rising order of the row in B. A view that makes its elements when asked.
    public List<Move> moves() {
        return view(movedInA.length, i -> {
            int from = movedInA[i];
            return new Move(a.uuid(from), from, matching.inB(from));
        });
    }

    /// A move without its name: cheap where there are many.
    ///
    /// @param from row in A
    /// @param to   row in B
    public record Place(int from, int to) {}

    /// As [#moves], without reading names. A view.
    public List<Place> places() {
        return view(movedInA.length, i -> new Place(movedInA[i], matching.inB(movedInA[i])));
    }

    /// Rows of A.
    public int sizeA() {
        return a.size();
    }

    /// Rows of B.
    public int sizeB() {
        return b.size();
    }

    /// Rows of B that A has not, in rising order. A view.
    public List<Single> added() {
        int[] rows = matching.onlyInB();
        return view(rows.length, i -> new Single(b.uuid(rows[i]), rows[i]));
    }

    /// Rows of A that B has not, in rising order. A view.
    public List<Single> removed() {
        int[] rows = matching.onlyInA();
        return view(rows.length, i -> new Single(a.uuid(rows[i]), rows[i]));
    }

    /// What needs no move, as the longest stretches, in rising order on both sides. A view.
    public List<Run> runs() {
        return view(runs.length / 3, i -> new Run(runs[3 * i], runs[3 * i + 1], runs[3 * i + 2]));
    }

    /// Rows that both sides have.
    public int matched() {
        return matching.matched();
    }

    /// Rows that occur on one side under a UUID text that an earlier row of that side has; 0 in sound
    /// recordings.
    public int duplicates() {
        return matching.duplicates();
    }

    /// The row in B of the same entity, -1 for none.
    public int inB(int rowInA) {
        return matching.inB(rowInA);
    }

    /// The row in A of the same entity, -1 for none.
    public int inA(int rowInB) {
        return matching.inA(rowInB);
    }

    private int firstDivergenceRow() {
        int shared = Math.min(a.size(), b.size());
        int same = matching.commonPrefix();
        return same == shared && a.size() == b.size() ? NONE : same;
    }

    private interface Maker<T> {
        T at(int index);
    }

    private static <T> List<T> view(int size, Maker<T> maker) {
        return new View<>(size, maker);
    }

    private static final class View<T> extends AbstractList<T> implements RandomAccess {
        private final int size;
        private final Maker<T> maker;

        View(int size, Maker<T> maker) {
            this.size = size;
            this.maker = maker;
        }

        @Override
        public T get(int index) {
            if (index < 0 || index >= size) {
                throw new IndexOutOfBoundsException(index);
            }
            return maker.at(index);
        }

        @Override
        public int size() {
            return size;
        }
    }
}
