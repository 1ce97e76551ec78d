package dev.tickfork.app.page.compare;

import dev.tickfork.bridge.compare.Comparison;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// Which entities differ in their fields, and in which. At most [#MOST] are listed; how many there are in all the
/// comparison tells. Immutable.
final class ChangedRows {
    /// More lines than anybody reads; a comparison keeps no more samples than this.
    static final int MOST = 20_000;

    static final ChangedRows NONE = new ChangedRows(new TreeMap<>());

    private final int[] rows;
    private final List<List<Change>> changes;

    private ChangedRows(SortedMap<Integer, List<Change>> byRow) {
        this.rows = byRow.keySet().stream().mapToInt(Integer::intValue).toArray();
        this.changes = List.copyOf(byRow.values());
    }

    /// One differing field.
    ///
    /// @param path NBT path, or `Pos`, `Motion`, `Rotation`, `type`, `vehicle`
    /// @param a    value in A; for a vector the whole of its gap stands in `b`
    record Change(String path, String a, String b) {}

    static ChangedRows of(Comparison found) {
        var byRow = new TreeMap<Integer, List<Change>>();
        gaps(byRow, found.motion().positions(), "Pos");
        gaps(byRow, found.motion().velocities(), "Motion");
        gaps(byRow, found.motion().rotations(), "Rotation");
        for (Comparison.Change change : found.types().sample()) {
            add(byRow, change.row(), change.path(), text(change.a()), text(change.b()));
        }
        for (Comparison.Change change : found.nbt().changed()) {
            add(byRow, change.row(), change.path(), text(change.a()), text(change.b()));
        }
        return new ChangedRows(byRow);
    }

    private static void gaps(SortedMap<Integer, List<Change>> byRow, Comparison.Gaps gaps, String name) {
        for (Comparison.Gap gap : gaps.sample()) {
            add(byRow, gap.row(), name, "", Double.toString(gap.size()));
        }
    }

    private static void add(SortedMap<Integer, List<Change>> byRow, int row, String path, String a, String b) {
        if (byRow.size() < MOST || byRow.containsKey(row)) {
            byRow.computeIfAbsent(row, _ -> new ArrayList<>()).add(new Change(path, a, b));
        }
    }

    private static String text(@Nullable String value) {
        return value == null ? "" : value;
    }

    /// Rows of A, rising.
    int[] rows() {
        return rows.clone();
    }

    int size() {
        return rows.length;
    }

    /// What differs in a row of A; empty for a row that is the same.
    List<Change> of(int rowA) {
        int at = rowA < 0 ? -1 : Arrays.binarySearch(rows, rowA);
        return at < 0 ? List.of() : changes.get(at);
    }

    boolean has(int rowA) {
        return rowA >= 0 && Arrays.binarySearch(rows, rowA) >= 0;
    }

    /// The first changed row at or after `row`, as a place among [#rows].
    int placeFrom(int row) {
        int at = Arrays.binarySearch(rows, row);
        return at < 0 ? -at - 1 : at;
    }

    int row(int place) {
        return rows[place];
    }
}
