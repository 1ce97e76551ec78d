package dev.tickfork.bridge.verify;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.ActionFailure;
import dev.tickfork.bridge.action.Codes;
import dev.tickfork.bridge.action.Message;
import dev.tickfork.bridge.action.Operation;
import dev.tickfork.bridge.action.Outcome;
import dev.tickfork.bridge.snapshot.Snapshot;
import dev.tickfork.bridge.wire.ModConnection;
import java.nio.file.Path;

/// The operation `order.check` (`mc_order`): a fresh snapshot, and its order hash against the
/// recording's. It says
/// nothing of positions or NBT. Its data is an [OrderCheckData].
///
/// @param connection stays the caller's to close
public record OrderCheck(Path fork, ModConnection connection, VerifyRequest request) implements Operation {
    @Override
    public Outcome run(ActionContext context) throws Exception {
        try (Snapshot recording = Snapshot.open(fork, context)) {
            if (!recording.valid()) {
                throw ActionFailure.of(
                        Codes.SNAPSHOT_INVALID,
                        Message.of("verify.fork_invalid", recording.directory(), Faults.codes(recording)));
            }
            try (Snapshot now = new FreshSnapshot(connection, recording).take(request, context)) {
                return compare(recording, now);
            }
        }
    }

    private Outcome compare(Snapshot recording, Snapshot now) {
        boolean sameHash = recording.computedHash().equals(now.computedHash());
        boolean empty = recording.empty() && now.empty();
        var data = new OrderCheckData(
                sameHash && !empty,
                recording.computedHash(),
                now.computedHash(),
                now.size(),
                recording.directory().toString(),
                now.directory().toString(),
                request.target().isEmpty() ? null : request.target());
        if (empty) {
            return Outcome.not(Codes.EMPTY, Message.of("verify.empty"), data);
        }
        return sameHash
                ? Outcome.ok(Message.of("verify.order.match", now.size(), data.actual()), data)
                : Outcome.not(
                        Codes.MISMATCH,
                        Message.of("verify.order.mismatch", data.expected(), data.actual(), now.directory()),
                        data);
    }
}
