package dev.tickfork.bridge.verify;

import dev.tickfork.bridge.restore.RestoreRequest;

/// How the operation `fork.restore` is to run.
///
/// @param apply        false: only plan, prove the destination and list the commands
/// @param verify       false: do not look afterwards; the verdict is then `unverified`, never a match
/// @param restore      which world, and what is allowed
/// @param verification how to look
public record RestoreOptions(boolean apply, boolean verify, RestoreRequest restore, VerifyRequest verification) {}
