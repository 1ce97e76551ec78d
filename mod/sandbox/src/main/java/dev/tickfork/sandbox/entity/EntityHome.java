package dev.tickfork.sandbox.entity;

/// The level an entity lives in, as far as the entity must tell it something. Game thread only.
public interface EntityHome {
    /// The position is another one than before. Called on every change, so it has to be cheap.
    void moved(SandboxEntity entity);

    /// The bounding box changed without a move: another size or age.
    void resized(SandboxEntity entity);
}
