package dev.tickfork.bridge.world;

import dev.tickfork.bridge.action.ActionFailure;
import dev.tickfork.bridge.action.Codes;
import dev.tickfork.bridge.action.Message;
import java.util.List;
import java.util.Map;

/// One answer of a preflight: its mark is its type, `code` names what was looked at, `text` says what was
/// found and what to do. Immutable.
public sealed interface Check {
    /// What was looked at: stable, upper case.
    String code();

    /// What was found.
    Message text();

    /// Nothing in the way.
    record Passed(String code, Message text) implements Check {}

    /// Worth knowing; the work may begin.
    record Warned(String code, Message text) implements Check {}

    /// The work must not begin.
    ///
    /// @param failure the result code of work that is refused for this
    record Blocked(String code, String failure, Message text) implements Check {}

    /// Ends the work when any check blocks: the first one gives the sentence, all of them are named in the
    /// data.
    static void requireNoneBlocked(List<Check> checks) throws ActionFailure {
        var blocked = checks.stream()
                .filter(Blocked.class::isInstance)
                .map(Blocked.class::cast)
                .toList();
        if (blocked.isEmpty()) {
            return;
        }
        Blocked first = blocked.getFirst();
        List<String> codes = blocked.stream().map(Blocked::code).toList();
        throw ActionFailure.of(first.failure(), first.text()).with(Map.of("blocked", codes));
    }

    static Blocked blocked(String code, Message text) {
        return new Blocked(code, Codes.PREFLIGHT, text);
    }
}
