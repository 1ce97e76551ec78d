package dev.tickfork.core.event;

import dev.tickfork.core.wire.JsonLine;
import dev.tickfork.protocol.Fields;
import dev.tickfork.protocol.MessageTypes;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.logging.Level;
import java.util.logging.Logger;

/// Appends events to `events.jsonl` on a thread of its own. Adding never waits: when the disk is too slow
/// events are dropped, and the log says how many.
public final class EventLog {
    /// Waiting lines: minutes of a busy world, a few megabytes.
    static final int WAITING_LINES = 10_000;

    private static final byte[] END = new byte[0];
    private static final long STOP_SECONDS = 2;
    private static final Logger LOG = Logger.getLogger(EventLog.class.getName());

    private final Path file;
    private final BlockingQueue<byte[]> waiting = new ArrayBlockingQueue<>(WAITING_LINES);
    private final AtomicInteger dropped = new AtomicInteger();
    private final CountDownLatch ended = new CountDownLatch(1);

    public EventLog(Path file) {
        this.file = file;
    }

    public void start(Executor workers) {
        workers.execute(this::appendAll);
    }

    /// Adds one line with its LF. Any thread; never waits.
    public void add(byte[] line) {
        if (!waiting.offer(line)) {
            dropped.incrementAndGet();
        }
    }

    /// Writes what waits, at most for two seconds, and ends.
    public void stop() {
        try {
            if (!waiting.offer(END, STOP_SECONDS, TimeUnit.SECONDS) || !ended.await(STOP_SECONDS, TimeUnit.SECONDS)) {
                LOG.warning("the event log did not end in time: " + file);
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    private void appendAll() {
        var batch = new ArrayList<byte[]>();
        try {
            boolean more = true;
            while (more) {
                batch.clear();
                batch.add(waiting.take());
                waiting.drainTo(batch);
                more = batch.getLast().length > 0;
                append(batch);
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        } finally {
            ended.countDown();
        }
    }

    private void append(List<byte[]> batch) {
        try (OutputStream out = Files.newOutputStream(file, StandardOpenOption.CREATE, StandardOpenOption.APPEND)) {
            for (byte[] line : batch) {
                out.write(line);
            }
            int lost = dropped.getAndSet(0);
            if (lost > 0) {
                out.write(JsonLine.event(
                        MessageTypes.LOG_ERROR,
                        json -> json.name(Fields.MESSAGE)
                                .value(lost + " events were not written: the log is too slow")));
            }
        } catch (IOException e) {
            LOG.log(Level.WARNING, e, () -> "events cannot be written to " + file);
        }
    }
}
