package dev.tickfork.bridge.fork;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.ActionFailure;
import dev.tickfork.bridge.action.Codes;
import dev.tickfork.bridge.action.Message;
import dev.tickfork.bridge.wire.SnapshotAck;
import dev.tickfork.bridge.wire.SnapshotRequest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/// Has the source write a snapshot and copies its two files into the fork. Whether they are sound and belong
/// together is found by [StillnessProof], which reads them anyway.
final class RecordOrder {
    private RecordOrder() {}

    static SnapshotAck run(ForkRequest request, Source source, Path into, ActionContext context)
            throws ActionFailure, InterruptedException, IOException {
        context.progress("snapshot", Message.of("fork.recording", request.dimension()));
        SnapshotAck ack = source.connection()
                .snapshot(new SnapshotRequest(request.name(), request.radius(), request.dimension()), context);
        for (String name : ForkFolder.SNAPSHOT_FILES) {
            context.checkCancelled();
            take(ack.dir().resolve(name), into.resolve(name));
        }
        return ack;
    }

    private static void take(Path from, Path to) throws ActionFailure, IOException {
        if (!Files.isReadable(from)) {
            throw ActionFailure.of(Codes.IO_ERROR, Message.of("fork.snapshot.unreadable", from));
        }
        Files.copy(from, to, StandardCopyOption.COPY_ATTRIBUTES);
    }
}
