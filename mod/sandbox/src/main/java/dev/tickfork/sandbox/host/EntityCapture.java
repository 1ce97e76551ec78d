package dev.tickfork.sandbox.host;

import dev.tickfork.core.Capture;
import dev.tickfork.core.CapturedEntity;
import dev.tickfork.core.EntityDetail;
import dev.tickfork.core.EntityFlags;
import dev.tickfork.core.EntityKind;
import dev.tickfork.core.EntityMotion;
import dev.tickfork.core.EntityRef;
import dev.tickfork.core.Riding;
import dev.tickfork.core.Xyz;
import dev.tickfork.nbt.Snbt;
import dev.tickfork.sandbox.entity.SandboxEntity;
import dev.tickfork.sandbox.entity.SandboxPlayer;
import dev.tickfork.sandbox.world.SandboxLevel;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import net.kyori.adventure.nbt.CompoundBinaryTag;

/// Copies a level's tick list into values. Server thread; the NBT is copied here and becomes text elsewhere.
final class EntityCapture {
    private static final List<String> GAME_MODES = List.of("survival", "creative", "adventure", "spectator");
    private static final String CUBE = "minecraft:sulfur_cube";
    private static final int NOT_IGNITED = -1;

    private final Map<String, EntityKind> kinds = new HashMap<>();

    Capture of(SandboxLevel level) {
        var entities = new ArrayList<CapturedEntity>(level.tickList().size());
        level.tickList().forEach(entity -> entities.add(capture(entity)));
        return new Capture(level.dimension(), entities);
    }

    private CapturedEntity capture(SandboxEntity entity) {
        CompoundBinaryTag nbt = entity.saveWithoutId();
        var motion = new EntityMotion(
                new Xyz(entity.x(), entity.y(), entity.z()),
                new Xyz(entity.vx(), entity.vy(), entity.vz()),
                entity.yaw(),
                entity.pitch());
        var flags = new EntityFlags(
                entity instanceof SandboxPlayer,
                entity.isRemoved(),
                entity.isAlive(),
                entity.state().invulnerable(),
                entity.onGround());
        return new CapturedEntity(
                ref(entity), kind(entity.type()), motion, flags, riding(entity), detail(entity), () -> Snbt.write(nbt));
    }

    private EntityKind kind(String type) {
        return kinds.computeIfAbsent(type, id -> new EntityKind(id, className(id)));
    }

    private static EntityRef ref(SandboxEntity entity) {
        return new EntityRef(entity.uuid(), entity.id());
    }

    private static Riding riding(SandboxEntity entity) {
        SandboxEntity vehicle = entity.vehicle();
        if (vehicle == null && entity.passengers().isEmpty()) {
            return Riding.NONE;
        }
        return new Riding(
                vehicle == null ? null : ref(vehicle),
                entity.passengers().stream().map(EntityCapture::ref).toList());
    }

    private static EntityDetail detail(SandboxEntity entity) {
        if (!entity.kind().living()) {
            return EntityDetail.NONE;
        }
        CompoundBinaryTag rest = entity.rest();
        CompoundBinaryTag worn = rest.getCompound("equipment").getCompound("body");
        boolean hasBody = !worn.isEmpty();
        var body = hasBody ? new EntityDetail.Body(worn.getString("id"), worn.getInt("count", 1)) : null;
        var living =
                new EntityDetail.Living(entity.state().health(), entity.kind().maxHealth(), body);
        var player = entity instanceof SandboxPlayer known
                ? new EntityDetail.Player(known.name(), GAME_MODES.get(Math.clamp(rest.getInt("playerGameType"), 0, 3)))
                : null;
        int fuse = rest.getInt("fuse", NOT_IGNITED);
        var cube = entity.type().equals(CUBE)
                ? new EntityDetail.Cube(fuse, fuse != NOT_IGNITED, hasBody, hasBody && entity.isAlive())
                : null;
        return new EntityDetail(living, player, cube);
    }

    /// What the game's class of that type is called, e.g. `SulfurCube`.
    private static String className(String type) {
        var out = new StringBuilder();
        for (String word : type.substring(type.indexOf(':') + 1).split("_", -1)) {
            out.append(word.substring(0, 1).toUpperCase(Locale.ROOT)).append(word.substring(1));
        }
        return out.toString();
    }
}
