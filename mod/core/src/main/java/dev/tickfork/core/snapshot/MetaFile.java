package dev.tickfork.core.snapshot;

import com.google.gson.stream.JsonWriter;
import dev.tickfork.core.PlayerInfo;
import dev.tickfork.core.game.Identity;
import dev.tickfork.core.wire.JsonLine;
import dev.tickfork.protocol.Fields;
import dev.tickfork.protocol.MessageTypes;
import dev.tickfork.protocol.Protocol;
import java.io.IOException;

/// Renders `meta.json`: one line, every field of snapshot protocol v1, what existing mods add, and our
/// own. Stateless.
final class MetaFile {
    private MetaFile() {}

    static byte[] render(Identity identity, Shot shot, String orderHash, long createdAt) throws IOException {
        return JsonLine.render(Integer.MAX_VALUE, json -> write(json, identity, shot, orderHash, createdAt));
    }

    private static void write(JsonWriter json, Identity identity, Shot shot, String orderHash, long createdAt)
            throws IOException {
        Shot.Scene scene = shot.scene();
        json.name(Fields.TYPE).value(MessageTypes.META);
        json.name(Fields.MILLIS).value(createdAt);
        json.name(Fields.PROTOCOL).value(Protocol.VERSION);
        json.name(Fields.MOD).value(Protocol.MOD);
        json.name(Fields.MOD_VERSION).value(identity.modVersion());
        json.name(Fields.MINECRAFT).value(identity.host().minecraft());
        json.name(Fields.INSTANCE).value(identity.host().instance());
        json.name(Fields.TICK).value(shot.tick());
        json.name(Fields.DIMENSION).value(scene.dimension());
        json.name(Fields.RADIUS).value(scene.radius());
        json.name(Fields.ENTITIES).value(scene.entities().size());
        json.name(Fields.PLAYERS_SKIPPED).value(scene.playersSkipped());
        json.name(Fields.PLAYERS).beginArray();
        for (PlayerInfo player : scene.players()) {
            json.beginObject();
            json.name(Fields.NAME).value(player.name());
            json.name(Fields.UUID).value(player.uuid().toString());
            JsonLine.number(json.name(Fields.X), player.position().x());
            JsonLine.number(json.name(Fields.Y), player.position().y());
            JsonLine.number(json.name(Fields.Z), player.position().z());
            json.endObject();
        }
        json.endArray();
        json.name(Fields.ORDER_HASH).value(orderHash);
        json.name(Fields.CREATED_AT).value(createdAt);
        json.name(Fields.FROZEN).value(shot.ticking().frozen());
        json.name(Fields.GAME_TIME).value(shot.ticking().gameTime());
        json.name(Fields.WORLD_DIR).value(shot.world().folderText());
        json.name(Fields.LEVEL_NAME).value(shot.world().levelName());
        identity.writeGeneration(json);
    }
}
