package dev.tickfork.bridge.journal;

import org.jspecify.annotations.Nullable;

/// A source world that an action holds still, and what it owes to it.
///
/// @param host       of the instance's port; loopback
/// @param port       of the instance's server vantage
/// @param generation of the opened world; null where the instance has none
/// @param worldDir   as the instance reports it; null where it reports none
/// @param tick       the server's tick counter when the entry was written
/// @param unfreeze   the world ran before: it must run again
/// @param saveOn     autosave was on before: it must be on again
/// @param lease      the freeze lease that ends by itself with its connection; null if the world was frozen by
///                   command
public record HeldWorld(
        String host,
        int port,
        @Nullable String generation,
        @Nullable String worldDir,
        long tick,
        boolean unfreeze,
        boolean saveOn,
        @Nullable String lease) {}
