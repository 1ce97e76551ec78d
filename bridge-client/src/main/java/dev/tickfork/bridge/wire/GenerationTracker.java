package dev.tickfork.bridge.wire;

import dev.tickfork.protocol.Fields;
import java.nio.file.Path;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/// Knows which opening of a world a connection talks to. For mods without generations it makes its own: new
/// for each
/// connection, and whenever the tick goes backwards or another world folder is named. Safe from any thread.
final class GenerationTracker {
    private final String connection = "own-" + UUID.randomUUID();
    private @Nullable String told;
    private long lastTick = Long.MIN_VALUE;
    private @Nullable Path lastWorld;
    private int bumps;

    synchronized void see(JsonNode json) {
        WireJson.text(json, Fields.GENERATION).ifPresent(id -> told = id);
        WireJson.whole(json, Fields.TICK).ifPresent(this::seeTick);
        WireJson.path(json, Fields.WORLD_DIR).ifPresent(this::seeWorld);
    }

    private synchronized void seeTick(long tick) {
        if (tick < lastTick) {
            bumps++;
        }
        lastTick = tick;
    }

    private synchronized void seeWorld(Path world) {
        if (lastWorld != null && !lastWorld.equals(world)) {
            bumps++;
        }
        lastWorld = world;
    }

    synchronized Generation now() {
        return told != null ? new Generation(told, true) : new Generation(connection + "-" + bumps, false);
    }
}
