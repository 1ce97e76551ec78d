package dev.tickfork.core.op;

import com.google.gson.stream.JsonWriter;
import dev.tickfork.core.event.Events;
import dev.tickfork.core.game.Identity;
import dev.tickfork.core.game.TickWaiters;
import dev.tickfork.core.wire.Answer;
import dev.tickfork.core.wire.JsonLine;
import dev.tickfork.core.wire.Peer;
import dev.tickfork.protocol.Capabilities;
import dev.tickfork.protocol.Fields;
import dev.tickfork.protocol.Keyword;
import dev.tickfork.protocol.Limits;
import dev.tickfork.protocol.MessageTypes;
import dev.tickfork.protocol.Protocol;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.concurrent.CompletableFuture;

/// What needs nothing of the game but its ticks: hello, `PING`, `ECHO`, `CAPS`, `MARK`, `WAIT`. Any thread.
public final class BasicOperations {
    private final Identity identity;
    private final Events events;
    private final TickWaiters waiters;

    public BasicOperations(Identity identity, Events events, TickWaiters waiters) {
        this.identity = identity;
        this.events = events;
        this.waiters = waiters;
    }

    /// The first line of a connection.
    public byte[] hello(int port) {
        try {
            return JsonLine.render(Limits.REPLY_LINE_BYTES, json -> {
                json.name(Fields.TYPE).value(MessageTypes.HELLO);
                json.name(Fields.MOD).value(Protocol.MOD);
                json.name(Fields.VERSION).value(identity.modVersion());
                json.name(Fields.PROTOCOL).value(Protocol.VERSION);
                json.name(Fields.MINECRAFT).value(identity.host().minecraft());
                json.name(Fields.PORT).value(port);
                json.name(Fields.INSTANCE).value(identity.host().instance());
                capabilities(json);
                identity.writeGeneration(json);
                limits(json.name(Fields.LIMITS));
            });
        } catch (IOException e) {
            throw new UncheckedIOException("writing to memory failed", e);
        }
    }

    Answer ping() {
        return new Answer(
                Keyword.PING.replyType(), false, json -> json.name(Fields.T).value(System.currentTimeMillis()));
    }

    Answer echo(String text) {
        return Answer.to(Keyword.ECHO, json -> json.name(Fields.DETAIL).value(text));
    }

    Answer caps() {
        return Answer.to(Keyword.CAPS, json -> {
            json.name(Fields.PROTOCOL).value(Protocol.VERSION);
            json.name(Fields.MOD).value(Protocol.MOD);
            json.name(Fields.VERSION).value(identity.modVersion());
            json.name(Fields.INSTANCE).value(identity.host().instance());
            capabilities(json);
            identity.writeGeneration(json);
        });
    }

    Answer mark(String text) {
        events.text(MessageTypes.MARK, text);
        return Answer.to(Keyword.MARK, json -> {
            json.name(Fields.DETAIL).value(text);
            identity.writeGeneration(json);
        });
    }

    CompletableFuture<Answer> waitFor(int ticks, Peer peer) {
        return waiters.join(ticks, peer)
                .thenApply(_ -> Answer.to(Keyword.WAIT, json -> {
                    json.name(Fields.DETAIL).value("ticks=0"); // what is left, as the existing mod says it
                    identity.writeGeneration(json);
                }));
    }

    private static void capabilities(JsonWriter json) throws IOException {
        json.name(Fields.CAPABILITIES).beginArray();
        for (String capability : Capabilities.SERVER) {
            json.value(capability);
        }
        json.endArray();
    }

    private static void limits(JsonWriter json) throws IOException {
        json.beginObject();
        json.name(Fields.REQUEST_LINE_BYTES).value(Limits.REQUEST_LINE_BYTES);
        json.name(Fields.REPLY_LINE_BYTES).value(Limits.REPLY_LINE_BYTES);
        json.name(Fields.PENDING_REQUESTS).value(Limits.PENDING_REQUESTS);
        json.name(Fields.PENDING_BYTES).value(Limits.PENDING_BYTES);
        json.name(Fields.LEASE_SECONDS).value(Limits.LEASE_SECONDS);
        json.name(Fields.NAME_CHARS).value(Limits.NAME_CHARS);
        json.endObject();
    }
}
