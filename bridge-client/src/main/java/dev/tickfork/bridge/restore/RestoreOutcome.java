package dev.tickfork.bridge.restore;

import dev.tickfork.bridge.action.ActionFailure;
import java.util.List;
import java.util.Optional;

/// How far a restore came. Immutable.
///
/// @param summoned     commands that the game acknowledged
/// @param skipped      records without a command of their own
/// @param failed       commands that the game refused
/// @param notAttempted commands that were not sent, or whose answer never came
/// @param ticksRun     ticks that the lab ran between the first command and the freeze
/// @param seconds      wall clock
/// @param failure      why it is not complete; empty when every command was acknowledged
public record RestoreOutcome(
        int summoned,
        List<SkippedRecord> skipped,
        List<FailedSummon> failed,
        int notAttempted,
        long ticksRun,
        double seconds,
        Optional<ActionFailure> failure) {
    public RestoreOutcome {
        skipped = List.copyOf(skipped);
        failed = List.copyOf(failed);
    }

    public boolean isComplete() {
        return failure.isEmpty();
    }
}
