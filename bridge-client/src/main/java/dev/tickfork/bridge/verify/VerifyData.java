package dev.tickfork.bridge.verify;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// The data of a verification's result; the component names are its keys. Immutable.
///
/// @param verdict         a [Verdict]'s word
/// @param lab             null when no snapshot of the lab was read
/// @param types           most frequent first
/// @param orderMatch      null when the orders were not compared
/// @param countsMatch     null when the counts were not compared
/// @param derived         riders: their position follows from their vehicle, so it is not compared
/// @param firstDivergence null when the orders are the same or were not compared
public record VerifyData(
        String verdict,
        @Nullable ForkSide fork,
        @Nullable LabSide lab,
        List<TypeCount> types,
        @Nullable Boolean orderMatch,
        @Nullable Boolean countsMatch,
        FieldTally nbt,
        FieldTally positions,
        FieldTally velocities,
        int derived,
        @Nullable OrderBreak firstDivergence,
        StepSeconds seconds) {
    public VerifyData {
        types = List.copyOf(types);
    }

    /// Nothing was compared: `verdict` says why.
    public static VerifyData notCompared(
            Verdict verdict, @Nullable ForkSide fork, @Nullable LabSide lab, StepSeconds seconds) {
        return new VerifyData(
                verdict.word(),
                fork,
                lab,
                List.of(),
                null,
                null,
                FieldTally.NONE,
                FieldTally.NONE,
                FieldTally.NONE,
                0,
                null,
                seconds);
    }

    public VerifyData withSeconds(StepSeconds newer) {
        return new VerifyData(
                verdict,
                fork,
                lab,
                types,
                orderMatch,
                countsMatch,
                nbt,
                positions,
                velocities,
                derived,
                firstDivergence,
                newer);
    }
}
