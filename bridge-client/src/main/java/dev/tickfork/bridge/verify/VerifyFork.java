package dev.tickfork.bridge.verify;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.Operation;
import dev.tickfork.bridge.action.Outcome;
import dev.tickfork.bridge.snapshot.Snapshot;
import dev.tickfork.bridge.wire.ModConnection;
import java.nio.file.Path;

/// The operation `state.verify`: compares a fork with an instance as it is now, without restoring. Its
/// data is a
/// [VerifyData].
///
/// @param connection stays the caller's to close
public record VerifyFork(Path fork, ModConnection connection, VerifyRequest request) implements Operation {
    @Override
    public Outcome run(ActionContext context) throws Exception {
        try (Snapshot recording = Snapshot.open(fork, context)) {
            Verification found = new Verifier(connection).verify(recording, request, context);
            return found.outcome(found.data());
        }
    }
}
