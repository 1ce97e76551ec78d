package dev.tickfork.bridge.verify;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What a comparison found; the names are those of the result's data. Immutable.
///
/// @param types           most frequent first
/// @param orderMatch      null when the orders were not compared
/// @param countsMatch     null when the counts were not compared
/// @param derived         riders: their position follows from their vehicle, so it is not compared
/// @param firstDivergence null when the orders are the same or were not compared
public record Compared(
        List<TypeCount> types,
        @Nullable Boolean orderMatch,
        @Nullable Boolean countsMatch,
        @JsonUnwrapped FieldTallies fields,
        int derived,
        @Nullable OrderBreak firstDivergence) {
    static final Compared NOTHING = new Compared(List.of(), null, null, FieldTallies.NONE, 0, null);

    public Compared {
        types = List.copyOf(types);
    }
}
