package dev.tickfork.bridge.world;

import dev.tickfork.bridge.action.ActionContext;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;

/// A few threads that work off a list together. The first failure stops all of them; nobody is interrupted,
/// since an interrupt would close the file that is being written.
final class Crew {
    /// One thread leaves the disk idle between files; more than four only make it seek.
    static final int FOR_DISKS = Math.clamp(Runtime.getRuntime().availableProcessors(), 2, 4);
    /// Hashing is bound by the processors, not by the disk: the bytes were just written.
    static final int FOR_HASHES = Math.max(2, Runtime.getRuntime().availableProcessors());

    private Crew() {}

    /// Work on one item.
    @FunctionalInterface
    interface Job<T> {
        void run(T item) throws IOException, InterruptedException;
    }

    /// Blocks until all of `items` are done or one failed; then no thread is at work any more.
    static <T> void work(int threads, Collection<T> items, ActionContext context, Job<T> job)
            throws IOException, InterruptedException {
        var queue = new ConcurrentLinkedQueue<>(items);
        var stop = new AtomicBoolean();
        try (ExecutorService pool = Executors.newFixedThreadPool(threads)) {
            var running = new ArrayList<Future<?>>();
            for (int i = 0; i < threads; i++) {
                running.add(pool.submit(() -> {
                    drain(queue, stop, context, job);
                    return null;
                }));
            }
            for (Future<?> future : running) {
                await(future, stop);
            }
        }
    }

    private static <T> void drain(ConcurrentLinkedQueue<T> queue, AtomicBoolean stop, ActionContext context, Job<T> job)
            throws IOException, InterruptedException {
        boolean done = false;
        try {
            T item = queue.poll();
            while (item != null && !stop.get()) {
                context.checkCancelled();
                job.run(item);
                item = queue.poll();
            }
            done = true;
        } finally {
            if (!done) {
                stop.set(true);
            }
        }
    }

    private static void await(Future<?> future, AtomicBoolean stop) throws IOException, InterruptedException {
        try {
            future.get();
        } catch (InterruptedException e) {
            stop.set(true);
            throw e;
        } catch (ExecutionException e) {
            switch (e.getCause()) {
                case IOException io -> throw io;
                case InterruptedException interrupted -> throw interrupted;
                case RuntimeException bug -> throw bug;
                case Error error -> throw error;
                case null, default -> throw new IllegalStateException(e);
            }
        }
    }
}
