package dev.tickfork.bench;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.ActionFailure;
import dev.tickfork.bridge.compare.CompareOptions;
import dev.tickfork.bridge.compare.Comparison;
import dev.tickfork.bridge.compare.EntityColumns;
import dev.tickfork.bridge.compare.EntitySequence;
import dev.tickfork.bridge.compare.OrderDiff;
import dev.tickfork.bridge.snapshot.Snapshot;
import java.io.IOException;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.function.IntToDoubleFunction;
import java.util.function.IntToLongFunction;
import java.util.stream.IntStream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/// Comparing a snapshot with itself after a thousand moves, and after a full shuffle, against a plain read
/// of its file.
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(value = 1, jvmArgsAppend = "-Xmx1g")
@Warmup(iterations = 2, time = 3)
@Measurement(iterations = 3, time = 3)
public class OrderDiffBench {
    private static final int MOVES = 1_000;

    @Param({"1000", "100000", "1000000"})
    public int entities;

    private Snapshot snapshot;
    private EntitySequence a;
    private EntitySequence moved;
    private EntitySequence shuffled;

    @Setup
    public void prepare() throws IOException, ActionFailure {
        snapshot = Snapshot.open(SampleSnapshot.folder(entities), ActionContext.silent());
        a = snapshot.columns(EntityColumns::new);
        var random = new Random(1);
        int[] rows = IntStream.range(0, entities).toArray();
        for (int i = 0; i < MOVES; i++) {
            move(rows, random.nextInt(entities), random.nextInt(entities));
        }
        moved = rearranged(rows.clone());
        for (int i = entities - 1; i > 0; i--) {
            int j = random.nextInt(i + 1);
            int kept = rows[i];
            rows[i] = rows[j];
            rows[j] = kept;
        }
        shuffled = rearranged(rows);
    }

    @TearDown
    public void close() throws IOException {
        snapshot.close();
    }

    @Benchmark
    public long baselinePlainRead() throws IOException {
        return SnapshotBench.read(snapshot.directory().resolve("entities.jsonl"), null);
    }

    @Benchmark
    public int orderDiffThousandMoves() {
        return OrderDiff.of(a, moved, ActionContext.silent()).moves().size();
    }

    @Benchmark
    public int orderDiffShuffled() {
        return OrderDiff.of(a, shuffled, ActionContext.silent()).moves().size();
    }

    @Benchmark
    public Comparison compareThousandMoves() throws ActionFailure {
        return Comparison.of(a, moved, CompareOptions.EXACT, ActionContext.silent());
    }

    private static void move(int[] rows, int from, int to) {
        int row = rows[from];
        if (from < to) {
            System.arraycopy(rows, from + 1, rows, from, to - from);
        } else {
            System.arraycopy(rows, to, rows, to + 1, from - to);
        }
        rows[to] = row;
    }

    private EntitySequence rearranged(int[] rows) {
        List<IntToLongFunction> longs =
                List.of(row -> a.keyHigh(rows[row]), row -> a.keyLow(rows[row]), row -> a.nbtFingerprint(rows[row]));
        List<IntToDoubleFunction> doubles = List.of(EntitySequence.Field.values()).stream()
                .<IntToDoubleFunction>map(field -> row -> a.number(rows[row], field))
                .toList();
        return new EntityColumns(
                rows.length,
                row -> a.uuid(rows[row]),
                row -> a.type(rows[row]),
                row -> a.vehicle(rows[row]),
                row -> a.nbtText(rows[row]),
                longs,
                doubles);
    }
}
