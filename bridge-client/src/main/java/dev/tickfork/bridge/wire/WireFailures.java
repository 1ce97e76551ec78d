package dev.tickfork.bridge.wire;

import dev.tickfork.bridge.action.ActionFailure;
import dev.tickfork.bridge.action.Codes;
import dev.tickfork.bridge.action.Message;
import java.time.Duration;
import java.util.Map;

/// The ways in which talking to an instance fails, each with its code and what to try.
final class WireFailures {
    private static final int SHOWN_CHARS = 120;

    private WireFailures() {}

    static ActionFailure nobody(Endpoint endpoint, Throwable cause) {
        return ActionFailure.of(Codes.UNREACHABLE, Message.of("wire.nobody", endpoint), cause)
                .asRetryable();
    }

    static ActionFailure silent(Endpoint endpoint, Duration waited) {
        return ActionFailure.of(Codes.TIMEOUT, Message.of("wire.silent", endpoint, seconds(waited)));
    }

    static ActionFailure notOurs(Endpoint endpoint, String said) {
        return ActionFailure.of(Codes.PROTOCOL, Message.of("wire.notours", endpoint, shown(said)))
                .with(Map.of("said", shown(said)));
    }

    static ActionFailure otherProtocol(Endpoint endpoint, String protocol) {
        return ActionFailure.of(Codes.PROTOCOL, Message.of("wire.protocol.version", endpoint, protocol))
                .with(Map.of("said", "protocol " + protocol));
    }

    static ActionFailure nonsense(Endpoint endpoint, String what) {
        return ActionFailure.of(Codes.PROTOCOL, Message.of("wire.protocol.nonsense", endpoint, shown(what)));
    }

    static ActionFailure tooLong(Endpoint endpoint, int limitBytes) {
        return ActionFailure.of(Codes.PROTOCOL, Message.of("wire.protocol.long", endpoint, limitBytes / (1024 * 1024)));
    }

    /// Mod 0.9 reads the lines of older protocols in another way, so nothing may be sent.
    static ActionFailure otherLines(Hello hello, String keyword) {
        return ActionFailure.of(Codes.PROTOCOL, Message.of("wire.protocol.lines", hello.version(), keyword));
    }

    static ActionFailure unsupported(Hello hello, String capability) {
        return ActionFailure.of(
                Codes.UNSUPPORTED,
                Message.of("wire.unsupported", hello.mod() + " " + hello.version(), hello.vantage(), capability));
    }

    static ActionFailure lost(Endpoint endpoint, String why) {
        return ActionFailure.of(Codes.CONNECTION_LOST, Message.of("wire.lost", endpoint, shown(why)))
                .asRetryable();
    }

    static ActionFailure timeout(Endpoint endpoint, String keyword, Duration waited) {
        return ActionFailure.of(Codes.TIMEOUT, Message.of("wire.timeout", keyword, endpoint, seconds(waited)));
    }

    static ActionFailure refused(Endpoint endpoint, String keyword, String words) {
        return ActionFailure.of(Codes.INSTANCE_ERROR, Message.of("wire.refused", endpoint, keyword, words));
    }

    static ActionFailure invalid(String key, Object... args) {
        return ActionFailure.of(Codes.INVALID_REQUEST, Message.of(key, args));
    }

    /// The same failure for one more thread that it reaches, with that thread's own stack.
    static ActionFailure again(ActionFailure failure) {
        var copy = ActionFailure.of(failure.code(), failure.text(), failure).with(failure.data());
        return failure.retryable() ? copy.asRetryable() : copy;
    }

    /// Text of a stranger: one line, printable, short.
    static String shown(String text) {
        String line = text.replaceAll("\\p{Cntrl}+", " ").strip();
        return line.length() <= SHOWN_CHARS ? line : line.substring(0, SHOWN_CHARS) + "…";
    }

    private static double seconds(Duration duration) {
        return duration.toMillis() / 1000.0;
    }
}
