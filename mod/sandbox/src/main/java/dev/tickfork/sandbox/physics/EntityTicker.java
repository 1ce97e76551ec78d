package dev.tickfork.sandbox.physics;

import dev.tickfork.sandbox.entity.SandboxEntity;

/// One tick of one entity. Game thread only.
public final class EntityTicker {
    private final Surroundings level;

    public EntityTicker(Surroundings level) {
        this.level = level;
    }

    public void tick(SandboxEntity entity) {
        if (!entity.isAlive() && entity.state().deathTime() > 20) {
            level.kill(entity);
        }
    }

    public void rideTick(SandboxEntity rider, SandboxEntity vehicle) {
        tick(rider);
    }
}
