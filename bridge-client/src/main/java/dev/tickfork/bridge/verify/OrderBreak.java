package dev.tickfork.bridge.verify;

import org.jspecify.annotations.Nullable;

/// The first place where the two orders differ.
///
/// @param index 0-based place in both orders
/// @param fork  the UUID there in the recording, null past its end
/// @param lab   the UUID there in the lab, null past its end
public record OrderBreak(
        int index, @Nullable String fork, @Nullable String lab) {}
