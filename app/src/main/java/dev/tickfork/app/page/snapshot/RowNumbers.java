package dev.tickfork.app.page.snapshot;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.RandomAccess;

/// Rows of a snapshot in the order shown, as the list that a table takes; holds four bytes a row. Immutable.
final class RowNumbers extends AbstractList<Integer> implements RandomAccess {
    private final int[] rows;

    /// @param rows not changed afterwards
    RowNumbers(int[] rows) {
        this.rows = rows;
    }

    int[] inTickOrder() {
        int[] sorted = rows.clone();
        Arrays.sort(sorted);
        return sorted;
    }

    /// The same without boxing, for loops over all.
    int at(int index) {
        return rows[index];
    }

    @Override
    public Integer get(int index) {
        return rows[index];
    }

    @Override
    public int size() {
        return rows.length;
    }

    /// A table asks this for each selected row; searching a million would stall it.
    @Override
    public int indexOf(Object item) {
        if (!(item instanceof Integer row)) {
            return -1;
        }
        for (int i = 0; i < rows.length; i++) {
            if (rows[i] == row) {
                return i;
            }
        }
        return -1;
    }
}
