package dev.tickfork.bridge.restore;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.ActionFailure;
import dev.tickfork.bridge.action.Codes;
import dev.tickfork.bridge.action.Message;
import dev.tickfork.bridge.wire.CommandReply;
import dev.tickfork.bridge.wire.ModConnection;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;

/// Sends commands ahead of their answers, a bounded number of commands and of characters, and hands the
/// answers out in
/// the order of sending. One thread.
///
/// @param <T> what a command is for
final class CommandWindow<T> {
    /// Commands under way at once: the game answers some hundred a tick, and the mod keeps at most 1,024.
    static final int COMMANDS = 256;

    /// Characters under way at once, so that long commands cannot multiply; the mod itself takes 64 MiB.
    private static final long CHARACTERS = 16L * 1024 * 1024;

    private final ModConnection connection;
    private final Duration timeout;
    private final ArrayDeque<Sent<T>> underWay = new ArrayDeque<>();
    private long characters;

    CommandWindow(ModConnection connection, Duration timeout) {
        this.connection = connection;
        this.timeout = timeout;
    }

    private record Sent<T>(T subject, int length, CompletableFuture<CommandReply> reply) {}

    /// An answer and what it belongs to.
    record Answer<T>(T subject, CommandReply reply) {}

    /// Whether an answer should be taken before another command of this length is sent.
    boolean isFull(int length) {
        return underWay.size() >= COMMANDS || (!underWay.isEmpty() && characters + length > CHARACTERS);
    }

    boolean isEmpty() {
        return underWay.isEmpty();
    }

    int size() {
        return underWay.size();
    }

    void send(T subject, String command, ActionContext context) throws ActionFailure, InterruptedException {
        var reply = connection.commandAsync(command, timeout, context);
        underWay.add(new Sent<>(subject, command.length(), reply));
        characters += command.length();
    }

    /// Waits for the oldest answer.
    ///
    /// @throws ActionFailure what the connection says of it: it ended, or took too long
    Answer<T> take() throws ActionFailure, InterruptedException {
        Sent<T> oldest = underWay.removeFirst();
        characters -= oldest.length;
        try {
            return new Answer<>(oldest.subject, oldest.reply.get());
        } catch (ExecutionException e) {
            throw switch (e.getCause()) {
                case ActionFailure failure -> failure;
                case CancellationException cancelled -> throw cancelled;
                case null, default -> ActionFailure.of(Codes.CONNECTION_LOST, Message.of("restore.no_answer"), e);
            };
        }
    }
}
