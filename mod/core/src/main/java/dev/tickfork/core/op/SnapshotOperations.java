package dev.tickfork.core.op;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonObject;
import com.google.gson.stream.JsonWriter;
import dev.tickfork.core.event.Events;
import dev.tickfork.core.game.Identity;
import dev.tickfork.core.snapshot.Shot;
import dev.tickfork.core.snapshot.SnapshotList;
import dev.tickfork.core.snapshot.SnapshotTaker;
import dev.tickfork.core.snapshot.Taken;
import dev.tickfork.core.wire.Answer;
import dev.tickfork.core.wire.RefusedException;
import dev.tickfork.protocol.Fields;
import dev.tickfork.protocol.Keyword;
import dev.tickfork.protocol.MessageTypes;
import dev.tickfork.protocol.Request;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;

/// `SNAPSHOT` and `SNAPSHOTS`. Any thread.
final class SnapshotOperations {
    private static final Gson GSON = new GsonBuilder().disableHtmlEscaping().create();

    private final SnapshotTaker taker;
    private final SnapshotList list;
    private final Identity identity;
    private final Events events;
    private final Executor workers;

    SnapshotOperations(SnapshotTaker taker, SnapshotList list, Identity identity, Events events, Executor workers) {
        this.taker = taker;
        this.list = list;
        this.identity = identity;
        this.events = events;
        this.workers = workers;
    }

    CompletableFuture<Answer> take(Request.Snapshot request) {
        return taker.take(request).thenApply(outcome -> {
            Taken taken = outcome.taken();
            int entities = outcome.shot().scene().entities().size();
            events.text(
                    MessageTypes.SNAPSHOT,
                    taken.name() + ": " + entities + " entities, order hash " + taken.orderHash());
            return Answer.to(Keyword.SNAPSHOT, json -> write(json, outcome.shot(), taken));
        });
    }

    CompletableFuture<Answer> list() {
        return CompletableFuture.supplyAsync(this::entries, workers)
                .thenApply(entries -> Answer.to(Keyword.SNAPSHOTS, json -> {
                    json.name(Fields.SNAPSHOTS).beginArray();
                    for (JsonObject entry : entries) {
                        GSON.toJson(entry, json);
                    }
                    json.endArray();
                    identity.writeGeneration(json);
                }));
    }

    private List<JsonObject> entries() {
        try {
            return list.entries();
        } catch (IOException e) {
            throw new RefusedException("the snapshots cannot be listed: " + e);
        }
    }

    private void write(JsonWriter json, Shot shot, Taken taken) throws IOException {
        json.name(Fields.DETAIL).value(taken.name());
        json.name(Fields.ID).value(taken.name());
        json.name(Fields.NAME).value(taken.name());
        json.name(Fields.DIR).value(taken.folder().toString());
        json.name(Fields.ENTITIES).value(shot.scene().entities().size());
        json.name(Fields.ORDER_HASH).value(taken.orderHash());
        json.name(Fields.TICK).value(shot.tick());
        json.name(Fields.DIMENSION).value(shot.scene().dimension());
        json.name(Fields.RADIUS).value(shot.scene().radius());
        json.name(Fields.BYTES).value(taken.bytes());
        json.name(Fields.CREATED_AT).value(taken.createdAt());
        json.name(Fields.REPLACED).value(taken.replaced());
        json.name(Fields.FROZEN).value(shot.ticking().frozen());
        json.name(Fields.GAME_TIME).value(shot.ticking().gameTime());
        identity.writeGeneration(json);
    }
}
