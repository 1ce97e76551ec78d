package dev.tickfork.core.op;

import com.google.gson.stream.JsonWriter;
import dev.tickfork.core.game.Identity;
import dev.tickfork.core.lease.FreezeLeases;
import dev.tickfork.core.wire.Answer;
import dev.tickfork.core.wire.Peer;
import dev.tickfork.protocol.Fields;
import dev.tickfork.protocol.Keyword;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/// `FREEZE`, `FREEZE_RENEW`, `UNFREEZE`. Any thread; renewing never waits for the game.
final class LeaseOperations {
    private final FreezeLeases leases;
    private final Identity identity;

    LeaseOperations(FreezeLeases leases, Identity identity) {
        this.leases = leases;
        this.identity = identity;
    }

    CompletableFuture<Answer> freeze(double seconds, Peer peer) {
        return leases.take(peer, seconds)
                .thenApply(grant -> Answer.to(Keyword.FREEZE, json -> {
                    lease(json, grant.lease());
                    json.name(Fields.SECONDS).value(seconds);
                    json.name(Fields.FREEZE_LEASES).value(grant.leases());
                    json.name(Fields.PRIOR_FROZEN).value(grant.priorFrozen());
                    json.name(Fields.PRIOR_AUTOSAVE).value(grant.priorAutosave());
                    json.name(Fields.FROZEN).value(true);
                    json.name(Fields.AUTOSAVE).value(false);
                    json.name(Fields.TICK).value(grant.tick());
                    json.name(Fields.GAME_TIME).value(grant.gameTime());
                    identity.writeGeneration(json);
                }));
    }

    Answer renew(String id, double seconds) {
        List<String> changed = leases.renew(id, seconds);
        return Answer.to(Keyword.FREEZE_RENEW, json -> {
            lease(json, id);
            json.name(Fields.SECONDS).value(seconds);
            changed(json, changed);
            identity.writeGeneration(json);
        });
    }

    CompletableFuture<Answer> unfreeze(String id) {
        return leases.release(id)
                .thenApply(release -> Answer.to(Keyword.UNFREEZE, json -> {
                    lease(json, id);
                    json.name(Fields.FREEZE_LEASES).value(release.leases());
                    changed(json, release.changed());
                    json.name(Fields.FROZEN).value(release.frozen());
                    json.name(Fields.AUTOSAVE).value(release.autosave());
                    json.name(Fields.TICK).value(release.tick());
                    json.name(Fields.GAME_TIME).value(release.gameTime());
                    identity.writeGeneration(json);
                }));
    }

    private static void lease(JsonWriter json, String id) throws IOException {
        json.name(Fields.DETAIL).value(id);
        json.name(Fields.LEASE).value(id);
    }

    private static void changed(JsonWriter json, List<String> fields) throws IOException {
        json.name(Fields.CHANGED).beginArray();
        for (String field : fields) {
            json.value(field);
        }
        json.endArray();
    }
}
