package dev.tickfork.bridge.probe;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.ActionFailure;
import dev.tickfork.bridge.action.Codes;
import dev.tickfork.bridge.action.Message;
import dev.tickfork.bridge.action.Outcome;
import dev.tickfork.bridge.probe.ProbeData.Probed;
import dev.tickfork.bridge.probe.ProbeData.Result;
import dev.tickfork.bridge.snapshot.Snapshot;
import dev.tickfork.bridge.snapshot.TypeCount;
import dev.tickfork.bridge.wire.ModConnection;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Sends the first entity of each type through the parser of a running game, so that it is known before a
/// restore whether the game reads what was recorded. Stateless.
public final class ProbeSnapshot {
    private ProbeSnapshot() {}

    public static Outcome run(Snapshot snapshot, ModConnection connection, ActionContext context)
            throws ActionFailure, IOException, InterruptedException {
        Map<String, Integer> first = firstOfEach(snapshot);
        List<TypeCount> types = snapshot.types();
        var probed = new ArrayList<Probed>();
        var game = new GameParser(connection);
        for (TypeCount type : types) {
            context.checkCancelled();
            context.progress("probe", Message.of("capability.probing", type.type()), probed.size(), types.size());
            int row = first.getOrDefault(type.type(), -1);
            if (row >= 0) {
                probed.add(probe(snapshot, row, game, context));
            }
        }
        return outcome(probed);
    }

    private static Map<String, Integer> firstOfEach(Snapshot snapshot) {
        var first = new HashMap<String, Integer>();
        for (int row = 0; row < snapshot.size(); row++) {
            first.putIfAbsent(snapshot.type(row), row);
        }
        return first;
    }

    private static Probed probe(Snapshot snapshot, int row, GameParser game, ActionContext context)
            throws ActionFailure, IOException, InterruptedException {
        String nbt = snapshot.nbtText(row);
        GameParser.Answer answer = nbt == null ? new GameParser.Answer(Result.NO_NBT, "") : game.ask(nbt, context);
        return new Probed(snapshot.type(row), row, snapshot.uuid(row), answer.result(), answer.said());
    }

    /// A refusal or a difference outweighs what is merely not known.
    private static Outcome outcome(List<Probed> probed) {
        int types = probed.size();
        var all = new ProbeData(types, 0, probed);
        int same = (int) all.count(Result.SAME);
        var data = new ProbeData(types, same, probed);
        if (types == 0) {
            return Outcome.not(Codes.EMPTY, Message.of("capability.probe_empty"), data);
        }
        if (data.count(Result.DIFFERENT) + data.count(Result.REFUSED) > 0) {
            return Outcome.not(Codes.MISMATCH, Message.of("capability.probe_mismatch", types - same, types), data);
        }
        return same == types
                ? Outcome.ok(Message.of("capability.probed", types), data)
                : Outcome.not(Codes.UNVERIFIED, Message.of("capability.probe_unknown", types - same, types), data);
    }
}
