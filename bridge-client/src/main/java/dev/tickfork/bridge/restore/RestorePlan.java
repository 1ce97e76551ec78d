package dev.tickfork.bridge.restore;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.ActionFailure;
import dev.tickfork.bridge.action.Codes;
import dev.tickfork.bridge.action.Diagnostic;
import dev.tickfork.bridge.action.Message;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// All that a restore will send, worked out before anything is sent. The commands themselves are made
/// when they are
/// asked for, so a plan of a million entities holds some megabytes. Immutable; safe from any thread.
public final class RestorePlan {
    /// Chunks that a restore loads without being asked for more: a square of 1,024 blocks, about 1 GB of
    /// a lab's
    /// memory.
    public static final int CHUNKS_WITHOUT_ASKING = 4_096;

    /// How many records a refusal names.
    private static final int NAMED = 10;

    private final Recording recording;
    private final Dimension dimension;
    private final int[] roots;
    private final List<SkippedRecord> skipped;
    private final Set<String> types;
    private final ChunkArea wanted;
    private final List<ChunkTile> tiles;
    private final List<Diagnostic> warnings;

    private RestorePlan(Recording recording, Dimension dimension, PlanSurvey survey, Loading loading) {
        this.recording = recording;
        this.dimension = dimension;
        this.roots = survey.roots();
        this.types = Set.copyOf(survey.types());
        var all = new ArrayList<>(survey.riders());
        all.addAll(survey.unrestorable());
        all.sort(Comparator.comparingInt(SkippedRecord::index));
        this.skipped = List.copyOf(all);
        this.wanted = loading.wanted;
        this.tiles = loading.tiles;
        this.warnings = warnings(survey, all);
    }

    private record Loading(ChunkArea wanted, List<ChunkTile> tiles) {}

    /// Reads the whole recording once.
    ///
    /// @param allowed what may be done although it is refused by default
    /// @throws ActionFailure `SNAPSHOT_INVALID`: it has faults, or records that no command can carry;
    ///                       `PREFLIGHT`: more chunks than may be loaded without asking
    public static RestorePlan of(Recording recording, Set<Allowance> allowed, ActionContext context)
            throws ActionFailure, IOException {
        refuseFaults(recording);
        if (!Dimension.isSafe(recording.dimension())) {
            throw refusal(recording, Message.of("restore.dimension", recording.directory(), recording.dimension()))
                    .with(Map.of("codes", List.of("dimension")));
        }
        var dimension = new Dimension(recording.dimension());
        PlanSurvey survey = PlanSurvey.of(recording, dimension, context);
        refuseUnrestorable(recording, survey.unrestorable(), allowed);
        return new RestorePlan(recording, dimension, survey, loading(recording, survey.occupied(), allowed));
    }

    private static void refuseFaults(Recording recording) throws ActionFailure {
        List<Recording.Blocker> blockers = recording.blockers();
        if (!blockers.isEmpty()) {
            List<String> codes = blockers.stream()
                    .map(Recording.Blocker::code)
                    .distinct()
                    .sorted()
                    .toList();
            throw refusal(recording, Message.of("restore.faults", recording.directory(), String.join(", ", codes)))
                    .with(Map.of(
                            "codes", codes, "directory", recording.directory().toString()));
        }
    }

    private static void refuseUnrestorable(
            Recording recording, List<SkippedRecord> unrestorable, Set<Allowance> allowed) throws ActionFailure {
        if (unrestorable.isEmpty() || allowed.contains(Allowance.LEAVE_OUT_UNRESTORABLE)) {
            return;
        }
        SkippedRecord first = unrestorable.getFirst();
        throw refusal(
                        recording,
                        Message.of(
                                "restore.unrestorable",
                                recording.directory(),
                                unrestorable.size(),
                                first.index(),
                                first.uuid(),
                                first.reason(),
                                first.detail()))
                .with(Map.of(
                        "unrestorable", unrestorable.size(),
                        "records", List.copyOf(unrestorable.subList(0, Math.min(NAMED, unrestorable.size())))));
    }

    private static Loading loading(Recording recording, ChunkArea occupied, Set<Allowance> allowed)
            throws ActionFailure {
        ChunkArea wanted = occupied.grown();
        boolean asked = allowed.contains(Allowance.MANY_CHUNKS);
        List<ChunkTile> tiles =
                asked || wanted.size() <= CHUNKS_WITHOUT_ASKING ? ForceloadTiles.cover(wanted) : List.of();
        long loaded = tiles.isEmpty()
                ? wanted.size()
                : tiles.stream().mapToLong(ChunkTile::size).sum();
        if (loaded > CHUNKS_WITHOUT_ASKING && !asked) {
            throw ActionFailure.of(
                            Codes.PREFLIGHT,
                            Message.of("restore.chunks", recording.directory(), loaded, CHUNKS_WITHOUT_ASKING))
                    .with(Map.of("chunks", loaded, "limit", CHUNKS_WITHOUT_ASKING));
        }
        return new Loading(wanted, tiles);
    }

    private static ActionFailure refusal(Recording recording, Message text) {
        return ActionFailure.of(Codes.SNAPSHOT_INVALID, text)
                .with(Map.of("directory", recording.directory().toString()));
    }

    private static List<Diagnostic> warnings(PlanSurvey survey, List<SkippedRecord> skipped) {
        var found = new ArrayList<Diagnostic>();
        survey.firstRiderOutOfOrder()
                .ifPresent(index ->
                        found.add(Diagnostic.warning("RIDER_ORDER", Message.of("restore.warning.rider_order", index))));
        long lost = skipped.stream()
                .filter(s -> !s.reason().equals(SkipReason.PASSENGER.word()))
                .count();
        if (lost > 0) {
            found.add(Diagnostic.warning("LEFT_OUT", Message.of("restore.warning.left_out", lost)));
        }
        return List.copyOf(found);
    }

    public Recording recording() {
        return recording;
    }

    public Dimension dimension() {
        return dimension;
    }

    /// How many summon commands there are.
    public int size() {
        return roots.length;
    }

    /// The command at `position` in the order of sending; reads its record.
    ///
    /// @param position 0 to [#size] - 1
    public PlannedSummon summon(int position) throws IOException {
        RecordedEntity entity = recording.entity(roots[position]);
        try {
            return new PlannedSummon(entity.index(), entity.uuid(), SummonLine.of(entity, dimension));
        } catch (UnsummonableException e) {
            throw new IOException(recording.directory() + " changed since it was read, record " + entity.index(), e);
        }
    }

    /// Records without a command of their own, in recorded order.
    public List<SkippedRecord> skipped() {
        return skipped;
    }

    /// Every type in the recording.
    public Set<String> types() {
        return types;
    }

    /// Whether peaceful difficulty would take something of the recording away.
    public boolean forbidsPeaceful() {
        return types.stream().anyMatch(PeacefulRemoves::removes);
    }

    /// What is worth knowing before applying it.
    public List<Diagnostic> warnings() {
        return warnings;
    }

    /// The chunks that hold recorded entities and those around them.
    ChunkArea wanted() {
        return wanted;
    }

    /// What is marked for loading: the wanted chunks, and few more.
    List<ChunkTile> tiles() {
        return tiles;
    }

    /// Chunks that are loaded.
    public long chunks() {
        return tiles.stream().mapToLong(ChunkTile::size).sum();
    }
}
