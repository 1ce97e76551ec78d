package dev.tickfork.bench;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.ActionFailure;
import dev.tickfork.bridge.snapshot.NbtCheck;
import dev.tickfork.bridge.snapshot.Snapshot;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.concurrent.TimeUnit;
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
import org.openjdk.jmh.annotations.Warmup;

/// Opening a snapshot (read, validate, hash) against a plain read of the same file.
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(value = 1, jvmArgsAppend = "-Xmx1g")
@Warmup(iterations = 2, time = 3)
@Measurement(iterations = 3, time = 3)
public class SnapshotBench {
    private static final int BUFFER = 1 << 20;

    @Param({"1000", "100000", "1000000"})
    public int entities;

    private Path dir = Path.of("");

    @Setup
    public void prepare() throws IOException {
        dir = SampleSnapshot.folder(entities);
    }

    @Benchmark
    public long baselinePlainRead() throws IOException {
        return read(dir.resolve("entities.jsonl"), null);
    }

    @Benchmark
    public byte[] sha256OfTheFile() throws IOException, NoSuchAlgorithmException {
        MessageDigest digest = MessageDigest.getInstance("SHA-256");
        read(dir.resolve("entities.jsonl"), digest);
        return digest.digest();
    }

    @Benchmark
    public String openValidateHash() throws IOException, ActionFailure {
        try (Snapshot snapshot = Snapshot.open(dir, ActionContext.silent())) {
            return snapshot.computedHash();
        }
    }

    @Benchmark
    public String openParsingEveryNbt() throws IOException, ActionFailure {
        try (Snapshot snapshot = Snapshot.open(dir, NbtCheck.EVERY, ActionContext.silent())) {
            return snapshot.computedHash();
        }
    }

    static long read(Path file, @org.jspecify.annotations.Nullable MessageDigest digest) throws IOException {
        long sum = 0;
        ByteBuffer buffer = ByteBuffer.allocate(BUFFER);
        try (FileChannel channel = FileChannel.open(file)) {
            while (channel.read(buffer.clear()) >= 0) {
                buffer.flip();
                sum += buffer.remaining();
                if (digest != null) {
                    digest.update(buffer);
                }
            }
        }
        return sum;
    }
}
