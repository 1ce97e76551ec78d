package dev.tickfork.core.op;

import com.google.gson.stream.JsonWriter;
import dev.tickfork.core.GameHost;
import dev.tickfork.core.LevelInfo;
import dev.tickfork.core.PlayerInfo;
import dev.tickfork.core.SaveOutcome;
import dev.tickfork.core.TickState;
import dev.tickfork.core.WorldInfo;
import dev.tickfork.core.game.GameThread;
import dev.tickfork.core.game.Identity;
import dev.tickfork.core.lease.FreezeLeases;
import dev.tickfork.core.wire.Answer;
import dev.tickfork.core.wire.JsonLine;
import dev.tickfork.protocol.Fields;
import dev.tickfork.protocol.Keyword;
import dev.tickfork.protocol.Protocol;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/// `STATE` and `SAVE`. Any thread; the game thread does the reading.
final class WorldOperations {
    private final GameHost host;
    private final GameThread game;
    private final Identity identity;
    private final FreezeLeases leases;

    WorldOperations(GameHost host, GameThread game, Identity identity, FreezeLeases leases) {
        this.host = host;
        this.game = game;
        this.identity = identity;
        this.leases = leases;
    }

    private record State(
            long tick, WorldInfo world, TickState ticking, List<PlayerInfo> players, List<LevelInfo> levels) {}

    CompletableFuture<Answer> state() {
        return game.ask(() ->
                        new State(host.tickCount(), host.world(), host.tickState(), host.players(), host.levels()))
                .thenApply(state -> Answer.to(Keyword.STATE, json -> write(json, state)));
    }

    CompletableFuture<Answer> save(boolean flush) {
        return game.ask(() -> {
            SaveOutcome outcome = host.save(flush);
            long tick = host.tickCount();
            long gameTime = host.tickState().gameTime();
            return Answer.to(Keyword.SAVE, json -> {
                json.name(Fields.DETAIL).value(outcome.detail());
                json.name(Fields.FLUSH).value(flush);
                json.name(Fields.COMPLETE).value(outcome.complete());
                json.name(Fields.TICK).value(tick);
                json.name(Fields.GAME_TIME).value(gameTime);
                identity.writeGeneration(json);
            });
        });
    }

    private void write(JsonWriter json, State state) throws IOException {
        json.name(Fields.INSTANCE).value(identity.host().instance());
        json.name(Fields.PROTOCOL).value(Protocol.VERSION);
        json.name(Fields.MOD_VERSION).value(identity.modVersion());
        json.name(Fields.TICK).value(state.tick());
        json.name(Fields.IN_WORLD).value(true);
        json.name(Fields.LEVEL_NAME).value(state.world().levelName());
        json.name(Fields.WORLD_DIR).value(state.world().folderText());
        json.name(Fields.PLAYERS).value(state.players().size());
        json.name(Fields.ENTITIES)
                .value(state.levels().stream().mapToLong(LevelInfo::entities).sum());
        json.name(Fields.SERVER_VERSION).value(identity.host().serverVersion());
        players(json.name(Fields.PLAYER_LIST), state.players());
        levels(json.name(Fields.LEVELS), state.levels());
        identity.writeGeneration(json);
        TickState ticking = state.ticking();
        json.name(Fields.FROZEN).value(ticking.frozen());
        json.name(Fields.PAUSED).value(ticking.paused());
        json.name(Fields.SPRINTING).value(ticking.sprinting());
        json.name(Fields.STEPPING).value(ticking.stepping());
        JsonLine.number(json.name(Fields.TICK_RATE), ticking.tickRate());
        json.name(Fields.GAME_TIME).value(ticking.gameTime());
        json.name(Fields.FREEZE_LEASES).value(leases.count());
    }

    private static void players(JsonWriter json, List<PlayerInfo> players) throws IOException {
        json.beginArray();
        for (PlayerInfo player : players) {
            json.beginObject();
            json.name(Fields.NAME).value(player.name());
            json.name(Fields.UUID).value(player.uuid().toString());
            JsonLine.number(json.name(Fields.X), player.position().x());
            JsonLine.number(json.name(Fields.Y), player.position().y());
            JsonLine.number(json.name(Fields.Z), player.position().z());
            json.name(Fields.DIMENSION).value(player.dimension());
            json.endObject();
        }
        json.endArray();
    }

    private static void levels(JsonWriter json, List<LevelInfo> levels) throws IOException {
        json.beginArray();
        for (LevelInfo level : levels) {
            json.beginObject();
            json.name(Fields.DIMENSION).value(level.dimension());
            json.name(Fields.ENTITIES).value(level.entities());
            json.endObject();
        }
        json.endArray();
    }
}
