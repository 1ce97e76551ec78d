package dev.tickfork.app.page.compare;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.ActionFailure;
import dev.tickfork.bridge.action.Message;
import dev.tickfork.bridge.compare.CompareOptions;
import dev.tickfork.bridge.compare.Comparison;
import dev.tickfork.bridge.compare.EntityColumns;
import dev.tickfork.bridge.compare.EntitySequence;
import dev.tickfork.bridge.compare.OrderDiff;
import dev.tickfork.bridge.snapshot.Snapshot;
import dev.tickfork.bridge.snapshot.TypeCount;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Two open snapshots with everything that the order view draws from: made on a worker, read on the FX
/// thread. Closing it closes both files; what is in memory stays readable.
final class Compared implements AutoCloseable {
    private final Side sideA;
    private final Side sideB;
    private final Snapshot a;
    private final Snapshot b;
    private final OrderDiff order;
    private final List<String> types;
    private final char[] typesA;
    private final char[] typesB;

    private Compared(Side sideA, Side sideB, Snapshot a, Snapshot b, OrderDiff order) {
        this.sideA = sideA;
        this.sideB = sideB;
        this.a = a;
        this.b = b;
        this.order = order;
        var counts = new LinkedHashMap<String, Integer>();
        for (Snapshot side : List.of(a, b)) {
            for (TypeCount count : side.types()) {
                counts.merge(count.type(), count.count(), Integer::sum);
            }
        }
        this.types = counts.entrySet().stream()
                .sorted(Map.Entry.<String, Integer>comparingByValue()
                        .reversed()
                        .thenComparing(Map.Entry.comparingByKey()))
                .map(Map.Entry::getKey)
                .toList();
        var numbers = new HashMap<String, Character>();
        for (String type : types) {
            numbers.put(type, (char) Math.min(numbers.size(), Character.MAX_VALUE));
        }
        this.typesA = numbered(a, numbers);
        this.typesB = numbered(b, numbers);
    }

    private static char[] numbered(Snapshot side, Map<String, Character> numbers) {
        var all = new char[side.size()];
        for (int row = 0; row < all.length; row++) {
            all[row] = numbers.getOrDefault(side.type(row), (char) 0);
        }
        return all;
    }

    /// Reads both and compares their order. Blocks; on all cores.
    static Compared open(Side sideA, Side sideB, ActionContext context) throws ActionFailure, IOException {
        context.progress("read-a", Message.of("comparison.reading", "A", sideA.name()));
        Snapshot a = Snapshot.open(sideA.dir(), context);
        Snapshot b = null;
        boolean done = false;
        try {
            context.progress("read-b", Message.of("comparison.reading", "B", sideB.name()));
            b = Snapshot.open(sideB.dir(), context);
            context.progress("order", Message.of("comparison.ordering"));
            OrderDiff order = OrderDiff.of(columns(a), columns(b), context);
            var compared = new Compared(sideA, sideB, a, b, order);
            done = true;
            return compared;
        } finally {
            if (!done) {
                a.close();
                closeQuietly(b);
            }
        }
    }

    private static void closeQuietly(@Nullable Snapshot side) throws IOException {
        if (side != null) {
            side.close();
        }
    }

    private static EntitySequence columns(Snapshot side) {
        return side.columns(EntityColumns::new);
    }

    /// Compares the fields, too. Blocks; reads NBT where it may differ.
    Comparison fields(CompareOptions options, ActionContext context) throws ActionFailure, IOException {
        try {
            return Comparison.of(columns(a), columns(b), options, context);
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    Side sideA() {
        return sideA;
    }

    Side sideB() {
        return sideB;
    }

    Snapshot a() {
        return a;
    }

    Snapshot b() {
        return b;
    }

    OrderDiff order() {
        return order;
    }

    /// Type ids of both sides, the commonest first.
    List<String> types() {
        return types;
    }

    /// The place of a row's type among [#types].
    int typeOfA(int row) {
        return typesA[row];
    }

    int typeOfB(int row) {
        return typesB[row];
    }

    /// Whether the two were recorded in different dimensions.
    boolean otherDimension() {
        String one = a.dimension();
        String other = b.dimension();
        return one != null && other != null && !one.equals(other);
    }

    @Override
    public void close() {
        try {
            a.close();
            b.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
