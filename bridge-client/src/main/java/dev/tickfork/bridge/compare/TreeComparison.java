package dev.tickfork.bridge.compare;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.Message;
import dev.tickfork.bridge.compare.Comparison.Change;
import dev.tickfork.bridge.compare.Comparison.Trees;
import dev.tickfork.nbt.IgnoredPaths;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;

/// Compares what is not a number: vehicles, and NBT as trees. NBT whose fingerprints agree is equal and is
/// not read. The
/// rest is read and parsed on all cores, a block of rows at a time.
final class TreeComparison {
    /// Rows between two reports; a block's trees are in memory together.
    private static final int BLOCK = 4096;

    private final EntitySequence a;
    private final EntitySequence b;
    private final CompareOptions options;
    private final OrderDiff order;
    private final PairComparison pairs;
    private final List<Change> changed = new ArrayList<>();
    private int compared;
    private int mismatches;
    private int unreadable;
    private int vehicles;
    private long total;

    TreeComparison(EntitySequence a, EntitySequence b, CompareOptions options, IgnoredPaths ignored, OrderDiff order) {
        this.a = a;
        this.b = b;
        this.options = options;
        this.order = order;
        this.pairs = new PairComparison(a, b, options, ignored);
    }

    Trees run(ActionContext context) {
        int[] rows = rowsToRead();
        for (int from = 0; from < rows.length; from += BLOCK) {
            context.progress("nbt", Message.of("compare.nbt"), from, rows.length);
            int[] block = Arrays.copyOfRange(rows, from, Math.min(from + BLOCK, rows.length));
            IntStream.range(0, block.length)
                    .parallel()
                    .mapToObj(i -> result(block[i]))
                    .toList()
                    .forEach(this::take);
        }
        return new Trees(compared, mismatches, unreadable, vehicles, changed, total);
    }

    /// Rows of A whose vehicle or NBT may differ.
    private int[] rowsToRead() {
        int[] rows = new int[a.size()];
        int count = 0;
        for (int row = 0; row < a.size(); row++) {
            int partner = order.inB(row);
            if (partner < 0) {
                continue;
            }
            long one = a.nbtFingerprint(row);
            long other = b.nbtFingerprint(partner);
            compared += one != 0 || other != 0 ? 1 : 0;
            if (one != other || !Objects.equals(a.vehicle(row), b.vehicle(partner))) {
                rows[count++] = row;
            }
        }
        return Arrays.copyOf(rows, count);
    }

    private RowResult result(int row) {
        int partner = order.inB(row);
        var vehicle = Objects.equals(a.vehicle(row), b.vehicle(partner))
                ? List.<Change>of()
                : List.of(new Change(a.uuid(row), row, "vehicle", a.vehicle(row), b.vehicle(partner)));
        if (a.nbtFingerprint(row) == b.nbtFingerprint(partner)) {
            return new RowResult(vehicle, List.of(), false);
        }
        return pairs.compare(row, partner, vehicle);
    }

    /// What one row gave.
    record RowResult(List<Change> vehicle, List<Change> nbt, boolean unreadable) {}

    private void take(RowResult result) {
        vehicles += result.vehicle().isEmpty() ? 0 : 1;
        mismatches += result.nbt().isEmpty() ? 0 : 1;
        unreadable += result.unreadable() ? 1 : 0;
        keep(result.vehicle());
        keep(result.nbt());
    }

    private void keep(List<Change> changes) {
        total += changes.size();
        int room = options.top() == 0 ? changes.size() : Math.max(0, options.top() - changed.size());
        changed.addAll(changes.subList(0, Math.min(room, changes.size())));
    }
}
