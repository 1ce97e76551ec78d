package dev.tickfork.bridge.restore;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.Message;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;

/// Reads a whole recording once and keeps what a plan needs of it: some bytes a record, never the NBT.
/// One thread.
final class PlanSurvey {
    private static final int REPORT_EVERY = 1_024;

    private final IntStream.Builder roots = IntStream.builder();
    private final List<SkippedRecord> unrestorable = new ArrayList<>();
    private final List<Rider> riders = new ArrayList<>();
    private final Set<String> vehicles = new HashSet<>();
    private final Set<String> types = new TreeSet<>();
    private final ChunkArea.Builder chunks = new ChunkArea.Builder();
    private final RiderOrder riderOrder = new RiderOrder();

    /// @param vehicle UUID of what it rides, empty where the recording does not say
    private record Rider(int index, String uuid, String vehicle) {}

    static PlanSurvey of(Recording recording, Dimension dimension, ActionContext context) throws IOException {
        var survey = new PlanSurvey();
        for (int i = 0; i < recording.size(); i++) {
            if (i % REPORT_EVERY == 0) {
                context.progress("plan", Message.of("restore.step.plan", recording.size()), i, recording.size());
            }
            survey.take(recording.entity(i), dimension);
        }
        return survey;
    }

    private void take(RecordedEntity entity, Dimension dimension) {
        types.add(entity.type());
        riderOrder.next(entity);
        if (!entity.riding().passengers().isEmpty()) {
            vehicles.add(entity.uuid());
        }
        if (entity.isRider()) {
            riders.add(new Rider(entity.index(), entity.uuid(), vehicleOf(entity)));
            addChunk(entity);
            return;
        }
        try {
            SummonLine.of(entity, dimension);
            roots.add(entity.index());
            addChunk(entity);
        } catch (UnsummonableException e) {
            unrestorable.add(SkippedRecord.of(entity, e.reason(), e.detail()));
        }
    }

    private static String vehicleOf(RecordedEntity entity) {
        String vehicle = entity.riding().vehicle();
        return vehicle == null ? "" : vehicle;
    }

    private void addChunk(RecordedEntity entity) {
        chunks.addPosition(entity.at().x(), entity.at().z());
    }

    int[] roots() {
        return roots.build().toArray();
    }

    /// Records that no command can carry, in recorded order.
    List<SkippedRecord> unrestorable() {
        return unrestorable;
    }

    /// The riders, each with the reason why it has no command of its own.
    List<SkippedRecord> riders() {
        return riders.stream()
                .map(rider -> new SkippedRecord(
                        rider.index,
                        rider.uuid,
                        (vehicles.contains(rider.vehicle) ? SkipReason.PASSENGER : SkipReason.VEHICLE_MISSING).word(),
                        rider.vehicle))
                .toList();
    }

    Set<String> types() {
        return types;
    }

    ChunkArea occupied() {
        return chunks.build();
    }

    OptionalInt firstRiderOutOfOrder() {
        return riderOrder.firstBreak();
    }
}
