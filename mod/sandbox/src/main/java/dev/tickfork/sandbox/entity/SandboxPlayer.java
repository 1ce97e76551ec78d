package dev.tickfork.sandbox.entity;

import java.util.UUID;

/// A player: an entity with a name, moved by its client, never saved with a chunk. Game thread only.
public final class SandboxPlayer extends SandboxEntity {
    private final String name;

    public SandboxPlayer(int id, UUID uuid, String name) {
        super(id, EntityKinds.of("minecraft:player"), uuid);
        this.name = name;
    }

    public String name() {
        return name;
    }
}
