package dev.tickfork.core.game;

import dev.tickfork.core.GameHost;
import dev.tickfork.core.wire.RefusedException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Supplier;

/// Hands work to the game thread and brings back what came of it. Any thread; never waits.
public final class GameThread {
    /// Why nothing more can be done: told to everyone who still waits.
    public static final String CLOSING = "the world is closing";

    private final GameHost host;

    public GameThread(GameHost host) {
        this.host = host;
    }

    /// Runs the task between two ticks. Tasks run in the order of these calls. Whatever the task throws,
    /// also an error, becomes the future's failure, so that no asker is left without a reply.
    public <T> CompletableFuture<T> ask(Supplier<T> task) {
        var answer = new CompletableFuture<T>();
        try {
            host.execute(() -> run(task, answer));
        } catch (RejectedExecutionException e) {
            answer.completeExceptionally(new RefusedException(CLOSING));
        }
        return answer;
    }

    private static <T> void run(Supplier<T> task, CompletableFuture<T> answer) {
        try {
            answer.complete(task.get());
        } catch (Throwable t) { // also an error: silence would hang the asker
            answer.completeExceptionally(t);
        }
    }
}
