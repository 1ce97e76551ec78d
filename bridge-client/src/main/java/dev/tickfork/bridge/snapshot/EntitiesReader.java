package dev.tickfork.bridge.snapshot;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.Message;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/// Reads a whole `entities.jsonl`: stretches on all cores, put together in order on the calling thread. One
/// use.
final class EntitiesReader {
    /// Small enough to stay in a core's cache between reading and parsing, large enough that handing out
    /// costs nothing.
    static final int STRETCH = 1 << 20;

    /// Room for the byte before and for the last line's end, so that the usual stretch never grows its
    /// buffer.
    private static final int MARGIN = 64 * 1024;

    private final EntitiesFile file;
    private final NbtCheck check;
    private final ActionContext context;
    private final int stretch;
    private final int workers;
    private final ArrayBlockingQueue<byte[]> buffers;
    private volatile boolean stopped;

    EntitiesReader(EntitiesFile file, NbtCheck check, ActionContext context, int stretch) {
        this.file = file;
        this.check = check;
        this.context = context;
        this.stretch = stretch;
        this.workers = Runtime.getRuntime().availableProcessors();
        this.buffers = new ArrayBlockingQueue<>(workers);
    }

    /// @throws CancellationException the context was cancelled; no worker reads any more
    Rows read() throws IOException {
        var rows = new Rows(file);
        if (file.size() <= stretch) {
            if (file.size() > 0) {
                rows.add(readStretch(0));
            }
            return rows;
        }
        var threads = Thread.ofPlatform().daemon().name("snapshot-", 0).factory();
        try (var pool = Executors.newFixedThreadPool(workers, threads)) {
            try {
                readAll(pool, rows);
            } finally {
                stopped = true;
            }
        }
        return rows;
    }

    private void readAll(ExecutorService pool, Rows rows) throws IOException {
        var waiting = new ArrayDeque<Future<Batch>>();
        // Results wait here for their turn; twice the workers keeps all of them busy and the memory bounded.
        int ahead = 2 * workers;
        long next = 0;
        long done = 0;
        while (next < file.size() || !waiting.isEmpty()) {
            context.progress("read", Message.of("snapshot.reading", file.path().toString()), done, file.size());
            while (next < file.size() && waiting.size() < ahead) {
                long start = next;
                waiting.add(pool.submit(() -> readStretch(start)));
                next = Math.min(start + stretch, file.size());
            }
            rows.add(result(waiting.remove()));
            done = Math.min(done + stretch, file.size());
        }
        context.progress("read", Message.of("snapshot.reading", file.path().toString()), done, file.size());
    }

    private Batch readStretch(long start) throws IOException {
        byte[] buffer = buffers.poll();
        var reader =
                new StretchReader(file, check, buffer != null ? buffer : new byte[stretch + MARGIN], () -> stopped);
        Batch batch = reader.read(start, Math.min(start + stretch, file.size()));
        if (reader.buffer().length <= 2 * stretch + MARGIN) {
            // A buffer that grew for one huge line is let go; a full queue lets it go too.
            boolean _ = buffers.offer(reader.buffer());
        }
        return batch;
    }

    private static Batch result(Future<Batch> future) throws IOException {
        boolean interrupted = false;
        try {
            while (true) {
                try {
                    return future.get();
                } catch (InterruptedException _) {
                    // Stopping goes through the context; an interrupt is left for whoever asked.
                    interrupted = true;
                } catch (ExecutionException e) {
                    throw unwrap(e);
                }
            }
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private static IOException unwrap(ExecutionException e) {
        return switch (e.getCause()) {
            case IOException io -> io;
            case RuntimeException bug -> throw bug;
            case Error error -> throw error;
            case null, default -> throw new IllegalStateException(e);
        };
    }
}
