package dev.tickfork.bridge.capability;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.Codes;
import dev.tickfork.bridge.action.Message;
import dev.tickfork.bridge.action.Outcome;
import dev.tickfork.bridge.query.Query;
import dev.tickfork.bridge.query.QueryException;
import dev.tickfork.bridge.snapshot.Snapshot;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/// The operation that asks a snapshot for some of its entities.
public final class SnapshotQuery {
    private static final long MOST_ROWS = 1_000_000;

    private SnapshotQuery() {}

    /// @param matched entities that the query means
    /// @param rows    the first of them in tick order, as many as asked for
    public record Found(int matched, int records, List<Entity> rows) {
        public Found {
            rows = List.copyOf(rows);
        }
    }

    /// @param order place in the tick order, from 0
    /// @param pos   x, y, z in blocks
    public record Entity(int order, String uuid, String type, List<Double> pos) {
        public Entity {
            pos = List.copyOf(pos);
        }
    }

    static Capability capability() {
        return Capability.named("snapshot.query")
                .takes(
                        Field.path("directory").needed(),
                        Field.longText("query", 20_000).needed(),
                        Field.whole("limit", 0, MOST_ROWS).or(100L))
                .allows(Permission.OBSERVE)
                .fails(Codes.NOT_FOUND, Codes.NOT_A_SNAPSHOT, Codes.SNAPSHOT_INVALID)
                .example(Map.of("directory", "forks/live-fork-01", "query", "type:minecart and has:riders"))
                .gives(Found.class, SnapshotQuery::run);
    }

    private static Outcome run(Inputs in, ActionContext context) throws Exception {
        Query query;
        try {
            query = Query.parse(in.text("query"));
        } catch (QueryException e) {
            throw e.asFailure("query", in.text("query"));
        }
        try (Snapshot snapshot = Snapshot.open(in.path("directory"), context)) {
            int[] rows = query.rows(snapshot, context);
            List<Entity> shown = Arrays.stream(rows)
                    .limit(in.whole("limit"))
                    .mapToObj(row -> new Entity(
                            row,
                            snapshot.uuid(row),
                            snapshot.type(row),
                            List.of(snapshot.x(row), snapshot.y(row), snapshot.z(row))))
                    .toList();
            return Outcome.ok(
                    Message.of("capability.found", rows.length, snapshot.size()),
                    new Found(rows.length, snapshot.size(), shown));
        }
    }
}
