package dev.tickfork.core.op;

import dev.tickfork.core.CommandOutcome;
import dev.tickfork.core.GameHost;
import dev.tickfork.core.event.Events;
import dev.tickfork.core.game.GameThread;
import dev.tickfork.core.game.Identity;
import dev.tickfork.core.wire.Answer;
import dev.tickfork.protocol.Fields;
import dev.tickfork.protocol.Keyword;
import dev.tickfork.protocol.MessageTypes;
import java.util.concurrent.CompletableFuture;

/// `CMD`: runs a command as the console, on the game thread, in the order of the requests.
final class CommandOperations {
    private final GameHost host;
    private final GameThread game;
    private final Identity identity;
    private final Events events;

    CommandOperations(GameHost host, GameThread game, Identity identity, Events events) {
        this.host = host;
        this.game = game;
        this.identity = identity;
        this.events = events;
    }

    CompletableFuture<Answer> run(String command) {
        return game.ask(() -> {
            CommandOutcome outcome = host.command(command);
            outcome.output().forEach(line -> events.text(MessageTypes.GAME, line));
            return answer(command, outcome);
        });
    }

    private Answer answer(String command, CommandOutcome outcome) {
        return Answer.to(Keyword.CMD, json -> {
            json.name(Fields.DETAIL).value(command);
            json.name(Fields.OUTPUT).beginArray();
            for (String line : outcome.output()) {
                json.value(line);
            }
            json.endArray();
            json.name(Fields.SUCCESS).value(outcome.success());
            json.name(Fields.RESULT).value(outcome.result());
            identity.writeGeneration(json);
        });
    }
}
