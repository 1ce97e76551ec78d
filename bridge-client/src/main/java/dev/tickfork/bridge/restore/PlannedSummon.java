package dev.tickfork.bridge.restore;

/// One command of a plan.
///
/// @param index   0-based place of the record in the recorded order
/// @param command without a leading slash
public record PlannedSummon(int index, String uuid, String command) {}
