package dev.tickfork.bridge.fork;

import dev.tickfork.bridge.action.Message;
import dev.tickfork.bridge.pack.FolderNames;
import dev.tickfork.bridge.wire.SnapshotAck;
import dev.tickfork.bridge.world.CopyResult;
import dev.tickfork.bridge.world.DimensionFolder;
import dev.tickfork.bridge.world.SkippedPath;
import dev.tickfork.bridge.world.WorldFolder;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A fork that is all there but for its manifest and its final name, and whether anything makes it doubtful.
///
/// @param copy       null without regions
/// @param dimensions of the copy
/// @param reasons    empty exactly when the fork is clean
record Fork(
        ForkRequest request,
        Source source,
        ForkWorld.Held held,
        List<RestoreLimit> limits,
        @Nullable CopyResult copy,
        List<DimensionFolder> dimensions,
        List<Reason> reasons) {
    static Fork judge(
            ForkRequest request,
            Source source,
            ForkWorld.Held held,
            StillnessProof.Proved proved,
            @Nullable CopyResult copy,
            Path folder)
            throws IOException {
        var reasons = new ArrayList<Reason>();
        List<DimensionFolder> dimensions = List.of();
        if (copy != null) {
            flushed(held.flushed(), reasons);
            copied(copy, reasons);
            FolderNames names = source.pack().folders();
            dimensions =
                    WorldFolder.scan(folder.resolve(ForkFolder.WORLD), names).dimensions();
            var there = WorldFolder.scan(source.worldDir().orElseThrow(), names).dimensions();
            counted(there, dimensions, reasons);
        }
        return new Fork(request, source, held, proved.limits(), copy, dimensions, List.copyOf(reasons));
    }

    private static void flushed(FlushWorld.@Nullable Flushed flushed, List<Reason> reasons) {
        if (flushed == FlushWorld.Flushed.NO) {
            reasons.add(new Reason("NOT_FLUSHED", Message.of("fork.notflushed")));
        } else if (flushed == FlushWorld.Flushed.UNPROVEN) {
            reasons.add(new Reason("FLUSH_UNPROVEN", Message.of("fork.flushunproven")));
        }
    }

    private static void copied(CopyResult copy, List<Reason> reasons) {
        if (!copy.changed().isEmpty()) {
            reasons.add(new Reason(
                    "CHANGED",
                    Message.of(
                            "fork.changed",
                            copy.changed().size(),
                            copy.changed().getFirst())));
        }
        if (!copy.unreadable().isEmpty()) {
            reasons.add(new Reason(
                    "INCOMPLETE",
                    Message.of(
                            "fork.incomplete",
                            copy.unreadable().size(),
                            copy.unreadable().getFirst())));
        }
    }

    /// Terrain, entities and points of interest belong together: a dimension that lost a kind of file is no
    /// copy.
    private static void counted(List<DimensionFolder> there, List<DimensionFolder> here, List<Reason> reasons) {
        for (DimensionFolder dimension : there) {
            if (!here.contains(dimension)) {
                reasons.add(new Reason("DIMENSION_DIFFERS", Message.of("fork.dimension", dimension.id())));
            }
        }
    }

    boolean clean() {
        return reasons.isEmpty();
    }

    ForkResult result(Path dir, double total) {
        SnapshotAck ack = held.first();
        CopyResult files = copy;
        ForkResult.Copied copied = files == null
                ? null
                : new ForkResult.Copied(
                        files.files().size(),
                        files.bytes(),
                        files.skipped().stream().map(SkippedPath::path).toList(),
                        files.changed(),
                        files.clean());
        return new ForkResult(
                request.name(),
                ack.dir().toString(),
                dir.toString(),
                source.worldDir().map(Path::toString).orElse(null),
                copied,
                ack.orderHash(),
                ack.entities(),
                ack.tick(),
                ack.dimension(),
                ack.replaced(),
                clean(),
                reasons.stream().map(Reason::code).toList(),
                new ForkResult.Seconds(held.stillness().seconds(), total));
    }
}
