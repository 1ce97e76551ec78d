package dev.tickfork.core.op;

import com.google.gson.stream.JsonWriter;
import dev.tickfork.core.CapturedEntity;
import dev.tickfork.core.EntityDetail;
import dev.tickfork.core.EntityRef;
import dev.tickfork.core.GameHost;
import dev.tickfork.core.game.GameThread;
import dev.tickfork.core.game.Identity;
import dev.tickfork.core.snapshot.Selection;
import dev.tickfork.core.wire.Answer;
import dev.tickfork.core.wire.JsonLine;
import dev.tickfork.protocol.Fields;
import dev.tickfork.protocol.Keyword;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/// `ENTITIES`: captured on the game thread, rendered off it.
final class EntityOperations {
    private static final int NO_VEHICLE = -1;

    private final GameHost host;
    private final GameThread game;
    private final Identity identity;
    private final Selection selection;

    EntityOperations(GameHost host, GameThread game, Identity identity) {
        this.host = host;
        this.game = game;
        this.identity = identity;
        this.selection = new Selection(host);
    }

    CompletableFuture<Answer> entities(double radius) {
        return game.ask(() -> {
            String dimension = selection.defaultDimension();
            long tick = host.tickCount();
            List<CapturedEntity> living = selection.living(dimension, radius);
            return Answer.to(Keyword.ENTITIES, json -> {
                json.name(Fields.INSTANCE).value(identity.host().instance());
                json.name(Fields.TICK).value(tick);
                json.name(Fields.RADIUS).value(radius);
                json.name(Fields.DIMENSION).value(dimension);
                identity.writeGeneration(json);
                json.name(Fields.ENTITIES).beginArray();
                for (CapturedEntity entity : living) {
                    json.beginObject();
                    record(json, entity);
                    json.endObject();
                }
                json.endArray();
            });
        });
    }

    private static void record(JsonWriter json, CapturedEntity entity) throws IOException {
        json.name(Fields.ID).value(entity.ref().entityId());
        json.name(Fields.UUID).value(entity.ref().uuid().toString());
        json.name(Fields.TYPE).value(entity.kind().type());
        json.name(Fields.CLASS).value(entity.kind().className());
        JsonLine.number(json.name(Fields.X), entity.motion().position().x());
        JsonLine.number(json.name(Fields.Y), entity.motion().position().y());
        JsonLine.number(json.name(Fields.Z), entity.motion().position().z());
        JsonLine.number(json.name(Fields.VX), entity.motion().velocity().x());
        JsonLine.number(json.name(Fields.VY), entity.motion().velocity().y());
        JsonLine.number(json.name(Fields.VZ), entity.motion().velocity().z());
        JsonLine.number(json.name(Fields.YAW), entity.motion().yaw());
        JsonLine.number(json.name(Fields.PITCH), entity.motion().pitch());
        json.name(Fields.ALIVE).value(entity.flags().alive());
        json.name(Fields.REMOVED).value(entity.flags().removed());
        json.name(Fields.INVULNERABLE).value(entity.flags().invulnerable());
        json.name(Fields.ON_GROUND).value(entity.flags().onGround());
        EntityRef vehicle = entity.riding().vehicle();
        json.name(Fields.VEHICLE).value(vehicle == null ? NO_VEHICLE : vehicle.entityId());
        json.name(Fields.IS_VEHICLE).value(!entity.riding().passengers().isEmpty());
        json.name(Fields.PASSENGERS).beginArray();
        for (EntityRef passenger : entity.riding().passengers()) {
            json.value(passenger.entityId());
        }
        json.endArray();
        detail(json, entity.detail());
    }

    private static void detail(JsonWriter json, EntityDetail detail) throws IOException {
        EntityDetail.Living living = detail.living();
        if (living != null) {
            living(json, living);
        }
        EntityDetail.Player player = detail.player();
        if (player != null) {
            json.name(Fields.NAME).value(player.name());
            json.name(Fields.GAME_MODE).value(player.gameMode());
        }
        EntityDetail.Cube cube = detail.cube();
        if (cube != null) {
            json.name(Fields.FUSE).value(cube.fuse());
            json.name(Fields.PRIMED).value(cube.primed());
            json.name(Fields.HAS_BODY).value(cube.hasBody());
            json.name(Fields.READY_FOR_SHEARING).value(cube.readyForShearing());
        }
    }

    private static void living(JsonWriter json, EntityDetail.Living living) throws IOException {
        JsonLine.number(json.name(Fields.HEALTH), living.health());
        JsonLine.number(json.name(Fields.MAX_HEALTH), living.maxHealth());
        EntityDetail.Body body = living.body();
        json.name(Fields.BODY_EMPTY).value(body == null);
        if (body != null) {
            json.name(Fields.BODY_ITEM).value(body.item());
            json.name(Fields.BODY_COUNT).value(body.count());
        }
    }
}
