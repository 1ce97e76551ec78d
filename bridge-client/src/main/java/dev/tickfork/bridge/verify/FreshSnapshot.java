package dev.tickfork.bridge.verify;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.ActionFailure;
import dev.tickfork.bridge.action.Codes;
import dev.tickfork.bridge.action.Diagnostic;
import dev.tickfork.bridge.action.Message;
import dev.tickfork.bridge.lab.LabStatus;
import dev.tickfork.bridge.restore.SnapshotToken;
import dev.tickfork.bridge.snapshot.Snapshot;
import dev.tickfork.bridge.wire.ModConnection;
import dev.tickfork.bridge.wire.SnapshotAck;
import dev.tickfork.bridge.wire.SnapshotRequest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/// Takes a snapshot of an instance now and opens it from disk, having made sure that the folder is one
/// of that
/// instance and not the recording that it is to be compared with. The snapshot stays on disk.
final class FreshSnapshot {
    private final ModConnection connection;
    private final Snapshot fork;

    FreshSnapshot(ModConnection connection, Snapshot fork) {
        this.connection = connection;
        this.fork = fork;
    }

    /// @return open; the caller closes it
    /// @throws ActionFailure `INSTANCE_ERROR`: the folder that the instance named is not there or not
    ///       its own;
    ///                       `SNAPSHOT_INVALID`: it has faults; or what the connection says
    Snapshot take(VerifyRequest request, ActionContext context)
            throws ActionFailure, IOException, InterruptedException {
        String name = request.target().isEmpty() ? "order-check" : SnapshotToken.of("order", request.target());
        String dimension = fork.meta()
                .dimension()
                .orElseThrow(() ->
                        ActionFailure.of(Codes.SNAPSHOT_INVALID, Message.of("verify.no_dimension", fork.directory())));
        context.progress("snapshot", Message.of("verify.step.snapshot"));
        SnapshotAck ack = connection.snapshot(new SnapshotRequest(name, request.radius(), dimension), context);
        checkPlace(ack.dir(), request.lab());
        Snapshot lab = open(ack.dir(), context);
        try {
            checkContent(lab, ack, context);
            return lab;
        } catch (ActionFailure e) {
            lab.close();
            throw e;
        }
    }

    private void checkPlace(Path dir, Optional<LabStatus> lab) throws ActionFailure, IOException {
        if (!Files.isDirectory(dir)) {
            throw notThere(dir);
        }
        Path real = dir.toRealPath();
        if (real.equals(fork.directory().toRealPath())) {
            throw ActionFailure.of(Codes.INSTANCE_ERROR, Message.of("verify.same_folder", dir));
        }
        Path holder = real.getParent();
        boolean isSnapshotFolder = holder != null && holder.endsWith("snapshots");
        boolean isInLab =
                lab.isEmpty() || real.startsWith(lab.get().lab().folder().toRealPath());
        if (!isSnapshotFolder || !isInLab) {
            throw ActionFailure.of(Codes.INSTANCE_ERROR, Message.of("verify.foreign_folder", dir));
        }
    }

    private static ActionFailure notThere(Path dir) {
        return ActionFailure.of(Codes.INSTANCE_ERROR, Message.of("verify.not_there", dir));
    }

    /// A snapshot of the lab that cannot be read is the lab's fault, not a wrong path of the user's.
    private static Snapshot open(Path dir, ActionContext context) throws ActionFailure, IOException {
        try {
            return Snapshot.open(dir, context);
        } catch (ActionFailure e) {
            boolean unreadable = e.code().equals(Codes.NOT_FOUND) || e.code().equals(Codes.NOT_A_SNAPSHOT);
            throw unreadable ? notThere(dir) : e;
        }
    }

    private void checkContent(Snapshot lab, SnapshotAck ack, ActionContext context) throws ActionFailure {
        if (!lab.valid()) {
            throw ActionFailure.of(
                    Codes.SNAPSHOT_INVALID, Message.of("verify.lab_invalid", lab.directory(), Faults.codes(lab)));
        }
        boolean agrees = ack.orderHash().equals(lab.computedHash())
                && ack.entities() == lab.size()
                && ack.tick() == lab.meta().tick().orElse(ack.tick());
        if (!agrees) {
            context.diagnostic(Diagnostic.warning(
                    "ACK_DISAGREES",
                    Message.of(
                            "verify.ack_disagrees", ack.entities(), ack.orderHash(), lab.size(), lab.computedHash())));
        }
    }
}
