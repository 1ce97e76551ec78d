package dev.tickfork.bridge.verify;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import dev.tickfork.bridge.restore.FailedSummon;
import dev.tickfork.bridge.restore.SkippedRecord;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The data of a restore; as JSON, [VerifyData]'s keys stand among these. Immutable.
///
/// @param commands     the summon commands of a dry run, in order; null when they were sent
/// @param summoned     commands that the game acknowledged
/// @param skipped      records without a command of their own, and why
/// @param failed       commands that the game refused
/// @param notAttempted commands that were not sent, or whose answer never came
/// @param ticksRun     ticks that the lab ran before it was frozen
public record RestoreData(
        @Nullable List<String> commands,
        int summoned,
        List<SkippedRecord> skipped,
        List<FailedSummon> failed,
        int notAttempted,
        long ticksRun,
        @JsonUnwrapped VerifyData verification) {}
