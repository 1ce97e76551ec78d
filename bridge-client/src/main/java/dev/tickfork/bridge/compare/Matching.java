package dev.tickfork.bridge.compare;

import dev.tickfork.bridge.action.ActionContext;
import java.util.Arrays;

/// Which row of A is which row of B, by UUID text. Immutable.
final class Matching {
    static final int NONE = -1;

    /// Rows between two questions whether to stop.
    private static final int CHECK_ROWS = 1 << 16;

    private final int[] toB;
    private final int[] toA;
    private final int prefix;
    private final int matched;
    private final int duplicates;

    private Matching(int[] toB, int[] toA, int prefix, int duplicates) {
        this.toB = toB;
        this.toA = toA;
        this.prefix = prefix;
        this.duplicates = duplicates;
        this.matched = (int) Arrays.stream(toB).filter(row -> row != NONE).count();
    }

    static Matching of(EntitySequence a, EntitySequence b, ActionContext context) {
        var tableA = new KeyTable(a, context);
        int[] toB = filled(a.size());
        int[] toA = filled(b.size());
        int duplicatesInB = b.size() - new KeyTable(b, context).distinct();
        for (int row = 0; row < b.size(); row++) {
            if (row % CHECK_ROWS == 0) {
                context.checkCancelled();
            }
            int partner = tableA.take(b.keyHigh(row), b.keyLow(row));
            if (partner != NONE) {
                toA[row] = partner;
                toB[partner] = row;
            }
        }
        return new Matching(toB, toA, prefix(a, b), a.size() - tableA.distinct() + duplicatesInB);
    }

    private static int prefix(EntitySequence a, EntitySequence b) {
        int shared = Math.min(a.size(), b.size());
        int row = 0;
        while (row < shared && a.keyHigh(row) == b.keyHigh(row) && a.keyLow(row) == b.keyLow(row)) {
            row++;
        }
        return row;
    }

    private static int[] filled(int size) {
        int[] rows = new int[size];
        Arrays.fill(rows, NONE);
        return rows;
    }

    int inB(int rowInA) {
        return toB[rowInA];
    }

    int inA(int rowInB) {
        return toA[rowInB];
    }

    int matched() {
        return matched;
    }

    int duplicates() {
        return duplicates;
    }

    /// Rows from the start that are equal on both sides.
    int commonPrefix() {
        return prefix;
    }

    int[] onlyInA() {
        return lonely(toB);
    }

    int[] onlyInB() {
        return lonely(toA);
    }

    private static int[] lonely(int[] partners) {
        int[] rows =
                new int[(int) Arrays.stream(partners).filter(p -> p == NONE).count()];
        int n = 0;
        for (int row = 0; row < partners.length; row++) {
            if (partners[row] == NONE) {
                rows[n++] = row;
            }
        }
        return rows;
    }
}
