package dev.tickfork.bridge.fork;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.ActionFailure;
import dev.tickfork.bridge.action.Codes;
import dev.tickfork.bridge.action.Message;
import dev.tickfork.bridge.compare.CompareOptions;
import dev.tickfork.bridge.compare.Comparison;
import dev.tickfork.bridge.compare.EntityColumns;
import dev.tickfork.bridge.compare.OrderDiff;
import dev.tickfork.bridge.compare.Verdict;
import dev.tickfork.bridge.snapshot.Snapshot;
import dev.tickfork.bridge.wire.SnapshotAck;
import dev.tickfork.bridge.wire.SnapshotRequest;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;

/// Proves that nothing moved while the world was copied: a second snapshot, taken before the thaw, must equal
/// the first in order, positions, velocities, NBT and game time. Taking it needs the source; comparing reads
/// files only, so the source need not stand still for that.
final class StillnessProof {
    private StillnessProof() {}

    /// What the proof learned beside the proof.
    ///
    /// @param limits what a restore of the first snapshot cannot bring back
    record Proved(List<RestoreLimit> limits, boolean empty) {}

    static SnapshotAck takeAgain(ForkRequest request, Source source, ActionContext context)
            throws ActionFailure, InterruptedException {
        context.progress("again", Message.of("fork.again"));
        var again = new SnapshotRequest(ForkName.again(request.name()), request.radius(), request.dimension());
        SnapshotAck second = source.connection().snapshot(again, context);
        if (!source.generation().equals(source.connection().generation())) {
            throw ActionFailure.of(Codes.WORLD_CHANGED, Message.of("fork.reopened"));
        }
        return second;
    }

    /// @param recorded folder with the fork's own copy of the first snapshot
    /// @throws ActionFailure `WORLD_MOVED`, with the entity that moved; `SNAPSHOT_INVALID`
    static Proved compare(SnapshotAck first, Path recorded, SnapshotAck second, ActionContext context)
            throws ActionFailure, IOException {
        context.progress("prove", Message.of("fork.proving"));
        try (Snapshot before = Snapshot.open(recorded, context);
                Snapshot after = Snapshot.open(second.dir(), context)) {
            requireSound(before, first);
            requireSound(after, second);
            requireSameTime(gameTime(first, before), gameTime(second, after));
            requireEqual(before, after, context);
            return new Proved(RestoreLimit.of(before), before.empty());
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    private static void requireSound(Snapshot snapshot, SnapshotAck ack) throws ActionFailure {
        if (!snapshot.valid()) {
            String first = snapshot.issues().isEmpty()
                    ? ""
                    : snapshot.issues().getFirst().code().id();
            throw ActionFailure.of(
                    Codes.SNAPSHOT_INVALID, Message.of("fork.snapshot.invalid", snapshot.directory(), first));
        }
        if (!snapshot.computedHash().equals(ack.orderHash()) || snapshot.size() != ack.entities()) {
            throw ActionFailure.of(
                    Codes.SNAPSHOT_INVALID,
                    Message.of(
                            "fork.snapshot.other",
                            snapshot.directory(),
                            ack.entities(),
                            ack.orderHash(),
                            snapshot.size(),
                            snapshot.computedHash()));
        }
    }

    private static OptionalLong gameTime(SnapshotAck ack, Snapshot snapshot) {
        return ack.gameTime().isPresent() ? ack.gameTime() : snapshot.meta().gameTime();
    }

    private static void requireSameTime(OptionalLong before, OptionalLong after) throws ActionFailure {
        if (!before.equals(after)) {
            long from = before.orElse(-1);
            long to = after.orElse(-1);
            throw ActionFailure.of(Codes.WORLD_MOVED, Message.of("fork.moved.time", from, to))
                    .with(Map.of("gameTime", List.of(from, to)));
        }
    }

    private static void requireEqual(Snapshot before, Snapshot after, ActionContext context) throws ActionFailure {
        EntityColumns a = before.columns(EntityColumns::new);
        EntityColumns b = after.columns(EntityColumns::new);
        Comparison comparison = Comparison.of(a, b, CompareOptions.EXACT, context);
        if (comparison.verdict() == Verdict.DIFFERENT) {
            throw moved(comparison, before, after);
        }
    }

    private static ActionFailure moved(Comparison comparison, Snapshot before, Snapshot after) {
        OrderDiff.Divergence order = comparison.order().firstDivergence();
        if (order != null) {
            String uuid = order.a() != null ? order.a() : String.valueOf(order.b());
            return moved("order", uuid, type(uuid, before, after));
        }
        for (Comparison.Gaps gaps : List.of(
                comparison.motion().positions(),
                comparison.motion().velocities(),
                comparison.motion().rotations())) {
            if (!gaps.sample().isEmpty()) {
                Comparison.Gap gap = gaps.sample().getFirst();
                return moved("motion", gap.uuid(), gap.type());
            }
        }
        if (!comparison.nbt().changed().isEmpty()) {
            Comparison.Change change = comparison.nbt().changed().getFirst();
            return moved(change.path(), change.uuid(), type(change.uuid(), before, after));
        }
        return moved("entity", "?", "?");
    }

    private static ActionFailure moved(String what, String uuid, String type) {
        return ActionFailure.of(Codes.WORLD_MOVED, Message.of("fork.moved", type, uuid, what))
                .with(Map.of("uuid", uuid, "type", type, "what", what));
    }

    private static String type(String uuid, Snapshot before, Snapshot after) {
        int row = before.indexOf(uuid);
        if (row >= 0) {
            return before.type(row);
        }
        int later = after.indexOf(uuid);
        return later >= 0 ? after.type(later) : "?";
    }
}
