package dev.tickfork.bridge.verify;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import org.jspecify.annotations.Nullable;

/// The data of a verification's result; as JSON, [Compared]'s keys stand among these. Immutable.
///
/// @param verdict a [Verdict]'s word
/// @param fork    null when the recording could not be read
/// @param lab     null when no snapshot of the lab was read
public record VerifyData(
        String verdict,
        @Nullable ForkSide fork,
        @Nullable LabSide lab,
        @JsonUnwrapped Compared compared,
        StepSeconds seconds) {
    /// Nothing was compared: `verdict` says why.
    public static VerifyData notCompared(
            Verdict verdict, @Nullable ForkSide fork, @Nullable LabSide lab, StepSeconds seconds) {
        return new VerifyData(verdict.word(), fork, lab, Compared.NOTHING, seconds);
    }

    public VerifyData withSeconds(StepSeconds newer) {
        return new VerifyData(verdict, fork, lab, compared, newer);
    }
}
