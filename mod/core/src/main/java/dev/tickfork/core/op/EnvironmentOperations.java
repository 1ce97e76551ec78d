package dev.tickfork.core.op;

import com.google.gson.stream.JsonWriter;
import dev.tickfork.core.GameHost;
import dev.tickfork.core.ModInfo;
import dev.tickfork.core.WorldRules;
import dev.tickfork.core.game.GameThread;
import dev.tickfork.core.game.Identity;
import dev.tickfork.core.wire.Answer;
import dev.tickfork.protocol.Fields;
import dev.tickfork.protocol.Keyword;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;

/// `ENV`: what could make this world tick differently elsewhere. Rules are read on the game thread, mods
/// off it.
final class EnvironmentOperations {
    private final GameHost host;
    private final GameThread game;
    private final Identity identity;
    private final Executor workers;

    EnvironmentOperations(GameHost host, GameThread game, Identity identity, Executor workers) {
        this.host = host;
        this.game = game;
        this.identity = identity;
        this.workers = workers;
    }

    CompletableFuture<Answer> environment() {
        CompletableFuture<List<ModInfo>> mods = CompletableFuture.supplyAsync(host::mods, workers);
        return game.ask(host::rules)
                .thenCombine(mods, (rules, found) -> Answer.to(Keyword.ENV, json -> write(json, rules, found)));
    }

    private void write(JsonWriter json, WorldRules rules, List<ModInfo> mods) throws IOException {
        json.name(Fields.DETAIL).value(identity.host().minecraft());
        json.name(Fields.MINECRAFT).value(identity.host().minecraft());
        json.name(Fields.SERVER_VERSION).value(identity.host().serverVersion());
        json.name(Fields.LOADER).beginObject();
        json.name(Fields.NAME).value(identity.host().loader());
        json.name(Fields.VERSION).value(identity.host().loaderVersion());
        json.endObject();
        json.name(Fields.JAVA).beginObject();
        json.name(Fields.VERSION).value(Runtime.version().toString());
        json.name(Fields.VENDOR).value(System.getProperty("java.vendor", ""));
        json.endObject();
        json.name(Fields.MODS).beginArray();
        for (ModInfo mod : mods) {
            json.beginObject();
            json.name(Fields.ID).value(mod.id());
            json.name(Fields.VERSION).value(mod.version());
            json.name(Fields.SHA256).value(mod.sha256());
            json.endObject();
        }
        json.endArray();
        json.name(Fields.GAMERULES).beginObject();
        for (Map.Entry<String, String> rule : rules.gamerules().entrySet()) {
            json.name(rule.getKey()).value(rule.getValue());
        }
        json.endObject();
        json.name(Fields.DIFFICULTY).value(rules.difficulty());
        json.name(Fields.VIEW_DISTANCE).value(rules.viewDistance());
        json.name(Fields.SIMULATION_DISTANCE).value(rules.simulationDistance());
        identity.writeGeneration(json);
    }
}
