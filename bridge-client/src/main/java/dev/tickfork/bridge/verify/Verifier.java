package dev.tickfork.bridge.verify;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.ActionFailure;
import dev.tickfork.bridge.action.Codes;
import dev.tickfork.bridge.action.Diagnostic;
import dev.tickfork.bridge.action.IoFailures;
import dev.tickfork.bridge.action.Message;
import dev.tickfork.bridge.snapshot.Snapshot;
import dev.tickfork.bridge.wire.ModConnection;
import dev.tickfork.bridge.wire.StateReply;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;

/// Takes a fresh snapshot of an instance and compares it with a recording. Changes nothing in the world.
/// Whatever
/// breaks becomes a `failed` verdict with the step's code; only cancelling and interruption are thrown.
/// One thread.
public final class Verifier {
    private final ModConnection connection;

    public Verifier(ModConnection connection) {
        this.connection = connection;
    }

    /// @param fork an open recording; stays the caller's to close
    public Verification verify(Snapshot fork, VerifyRequest request, ActionContext context)
            throws InterruptedException {
        long start = System.nanoTime();
        Verification found;
        try {
            found = compareNow(fork, request, context);
        } catch (ActionFailure e) {
            found = failed(fork, e);
        } catch (IOException e) {
            found = failed(fork, unreadable(e));
        }
        double seconds = (System.nanoTime() - start) / 1e9;
        StepSeconds steps = found.data().seconds().withVerify(seconds).withTotal(seconds);
        return new Verification(
                found.verdict(), found.code(), found.text(), found.data().withSeconds(steps));
    }

    private Verification compareNow(Snapshot fork, VerifyRequest request, ActionContext context)
            throws ActionFailure, IOException, InterruptedException {
        if (!fork.valid()) {
            throw ActionFailure.of(
                    Codes.SNAPSHOT_INVALID, Message.of("verify.fork_invalid", fork.directory(), Faults.codes(fork)));
        }
        noteDoubts(fork, connection.state(context), context);
        try (Snapshot lab = new FreshSnapshot(connection, fork).take(request, context)) {
            return Judge.compare(fork, lab, request.target(), request.options(), context);
        }
    }

    /// A file of ours that vanished is a broken step, not a wrong path of the user's.
    private static ActionFailure unreadable(IOException e) {
        ActionFailure explained = IoFailures.explain(e);
        return explained.code().equals(Codes.NOT_FOUND)
                ? ActionFailure.of(Codes.IO_ERROR, explained.text(), e)
                : explained;
    }

    private static Verification failed(Snapshot fork, ActionFailure e) {
        return Verification.failed(e, VerifyData.notCompared(Verdict.FAILED, Sides.fork(fork), null, StepSeconds.NONE));
    }

    private static void noteDoubts(Snapshot fork, StateReply state, ActionContext context) {
        if (state.ticking().isPresent() && !state.ticking().get().frozen()) {
            context.diagnostic(Diagnostic.warning("NOT_FROZEN", Message.of("verify.not_frozen")));
        }
        Optional<Path> source = fork.meta().worldDir().flatMap(Verifier::path);
        if (source.isPresent()
                && state.worldDir().isPresent()
                && isSame(source.get(), state.worldDir().get())) {
            context.diagnostic(Diagnostic.warning("SOURCE_WORLD", Message.of("verify.source_world", source.get())));
        }
    }

    private static Optional<Path> path(String text) {
        try {
            return Optional.of(Path.of(text));
        } catch (InvalidPathException _) {
            return Optional.empty();
        }
    }

    private static boolean isSame(Path a, Path b) {
        try {
            return Files.isSameFile(a, b);
        } catch (IOException _) {
            return false;
        }
    }
}
