package dev.tickfork.bridge.action;

import java.util.Map;
import java.util.OptionalDouble;

/// How far an action is, as data. Advisory: reports may be left out when they come faster than they are
/// read.
///
/// @param phase    stable name of the step, lower case (`copy`)
/// @param text     the step in words
/// @param fraction share of this phase that is really done, 0 to 1; absent where it cannot be measured
/// @param data     typed facts (`bytes`, `entities` ...), spelled as on the wire
public record Progress(String phase, Message text, OptionalDouble fraction, Map<String, Object> data) {
    public Progress {
        data = Map.copyOf(data);
    }

    public static Progress of(String phase, Message text) {
        return new Progress(phase, text, OptionalDouble.empty(), Map.of());
    }

    /// @param done  units really done, 0 or more
    /// @param total units in all; 0 or less where that is not known
    public static Progress of(String phase, Message text, long done, long total) {
        var fraction =
                total > 0 ? OptionalDouble.of(Math.clamp((double) done / total, 0.0, 1.0)) : OptionalDouble.empty();
        return new Progress(phase, text, fraction, Map.of("done", done, "total", total));
    }
}
