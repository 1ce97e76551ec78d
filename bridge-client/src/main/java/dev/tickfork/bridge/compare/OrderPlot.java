package dev.tickfork.bridge.compare;

import dev.tickfork.bridge.action.ActionContext;

/// The order in A against the order in B as counts in a square of cells: a match is the diagonal. Immutable
/// but for the arrays, which nobody may change.
///
/// @param side  cells along each axis
/// @param kept  entities that need no move, by `row * side + column`; the column is the place in A, the row that in B
/// @param moved the others that both sides have
/// @param sizeA entities in A, the whole width
/// @param sizeB entities in B, the whole height
@SuppressWarnings(
        "ArrayRecordComponent") // read-only by contract; a copy of a picture's cells for each reading is no use
public record OrderPlot(int side, int[] kept, int[] moved, int sizeA, int sizeB) {
    private static final int CHECK_ROWS = 1 << 16;

    /// O(n) time, 8 bytes a cell.
    ///
    /// @param side 1 to 4096
    public static OrderPlot of(OrderDiff diff, int side, ActionContext context) {
        var kept = new int[side * side];
        var moved = new int[side * side];
        int checked = 0;
        for (OrderDiff.Run run : diff.runs()) {
            for (int i = 0; i < run.length(); i++) {
                kept[cell(diff, side, run.a() + i, run.b() + i)]++;
            }
            checked += run.length();
            if (checked >= CHECK_ROWS) {
                context.checkCancelled();
                checked = 0;
            }
        }
        for (OrderDiff.Place move : diff.places()) {
            moved[cell(diff, side, move.from(), move.to())]++;
        }
        return new OrderPlot(side, kept, moved, diff.sizeA(), diff.sizeB());
    }

    private static int cell(OrderDiff diff, int side, int a, int b) {
        return (int) ((long) b * side / diff.sizeB()) * side + (int) ((long) a * side / diff.sizeA());
    }
}
