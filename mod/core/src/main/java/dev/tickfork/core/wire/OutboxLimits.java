package dev.tickfork.core.wire;

import java.time.Duration;

/// How much may wait for a peer that reads slowly, and for how long a reply waits for room. Immutable.
///
/// @param queuedBytes lines waiting to be sent; one line is always taken when none waits, however long it
///                    is
/// @param patience    how long a reply waits for room before the peer is given up; events never wait
public record OutboxLimits(long queuedBytes, Duration patience) {
    /// 16 MiB: ten thousand events of a busy world, yet small beside a game's heap. Half a minute for a
    /// stalled reader.
    public static final OutboxLimits DEFAULT = new OutboxLimits(16L * 1024 * 1024, Duration.ofSeconds(30));
}
