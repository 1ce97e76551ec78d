package dev.tickfork.bridge.fork;

import dev.tickfork.bridge.pack.GamePack;
import dev.tickfork.bridge.wire.Generation;
import dev.tickfork.bridge.wire.ModConnection;
import dev.tickfork.bridge.wire.StateReply;
import java.nio.file.Path;
import java.util.Optional;

/// The live world as it was before anything was done to it.
///
/// @param state    what it said of itself
/// @param generation of the opened world, told or our own
/// @param pack     of its game version
/// @param ticking  how it ticks
/// @param worldDir its folder, where one is known
record Source(
        ModConnection connection,
        StateReply state,
        Generation generation,
        GamePack pack,
        TickCheck.Found ticking,
        Optional<Path> worldDir) {}
