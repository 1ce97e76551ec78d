package dev.tickfork.app.cli;

import dev.tickfork.bridge.action.ActionHandle;
import dev.tickfork.bridge.action.ActionResult;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.ToIntFunction;

/// Turns an interrupt (Ctrl-C, SIGTERM) into a cancel: the process ends only after the action has put back
/// what it changed and its result is printed.
final class Interrupt implements AutoCloseable {
    private static final int LONGEST_MINUTES = 5;
    private static final int NOT_PRINTED = -1;

    private final Thread hook;
    private final ToIntFunction<ActionResult> print;
    private int exit = NOT_PRINTED;

    private Interrupt(ActionHandle handle, ToIntFunction<ActionResult> print) {
        this.print = print;
        this.hook = Thread.ofPlatform().unstarted(() -> {
            handle.cancel();
            try {
                ActionResult result = handle.result().get(LONGEST_MINUTES, TimeUnit.MINUTES);
                Runtime.getRuntime().halt(printOnce(result));
            } catch (InterruptedException | ExecutionException | TimeoutException _) {
                Runtime.getRuntime().halt(1);
            }
        });
    }

    /// @param print prints the result and gives the exit status
    static Interrupt cancels(ActionHandle handle, ToIntFunction<ActionResult> print) {
        var interrupt = new Interrupt(handle, print);
        Runtime.getRuntime().addShutdownHook(interrupt.hook);
        return interrupt;
    }

    /// Prints the result unless the other thread did; both get the same exit status.
    synchronized int printOnce(ActionResult result) {
        if (exit == NOT_PRINTED) {
            exit = print.applyAsInt(result);
        }
        return exit;
    }

    @Override
    public void close() {
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException _) {
            // The process is ending already: the hook gives it the same exit status.
        }
    }
}
