package dev.tickfork.sandbox.view;

import dev.tickfork.sandbox.entity.SandboxEntity;
import java.util.Objects;
import net.minestom.server.coordinate.Pos;
import net.minestom.server.entity.Entity;
import net.minestom.server.entity.EntityType;
import net.minestom.server.entity.metadata.cube.AbstractCubeMeta;
import net.minestom.server.instance.Instance;

/// A Minestom entity that only stands for one of ours: it never moves by itself. Game thread only.
final class EntityPicture extends Entity {
    private EntityPicture(SandboxEntity shown, EntityType type) {
        super(type, shown.uuid());
        setHasPhysics(false);
        setNoGravity(true);
        if (getEntityMeta() instanceof AbstractCubeMeta cube) {
            cube.setSize(
                    Math.max(1, (int) Math.round(shown.width() / shown.kind().width())));
        }
    }

    static EntityPicture of(SandboxEntity shown, Instance instance) {
        var picture = new EntityPicture(shown, Objects.requireNonNull(EntityType.fromKey(shown.type())));
        // Done at once: the caller has seen that the chunk is loaded.
        picture.setInstance(instance, place(shown)).join();
        return picture;
    }

    void follow(SandboxEntity shown) {
        Pos place = place(shown);
        if (!place.equals(getPosition()) && getInstance() != null) {
            refreshPosition(place);
        }
    }

    private static Pos place(SandboxEntity shown) {
        return new Pos(shown.x(), shown.y(), shown.z(), shown.yaw(), shown.pitch());
    }

    /// What moves it is the simulation, not Minestom's tick.
    @Override
    protected void movementTick() {}
}
