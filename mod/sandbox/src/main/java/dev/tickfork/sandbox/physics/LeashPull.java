package dev.tickfork.sandbox.physics;

import dev.tickfork.sandbox.entity.SandboxEntity;
import java.util.UUID;
import net.kyori.adventure.nbt.CompoundBinaryTag;
import net.kyori.adventure.nbt.DoubleBinaryTag;
import net.kyori.adventure.nbt.ListBinaryTag;

/// Leads between two entities (`Leashable`): they pull from six blocks on and snap at twelve. Game thread only.
final class LeashPull {
    private static final double ELASTIC = 6;
    private static final double SNAP = 12;
    private static final double STRENGTH = 0.4;

    private final Surroundings level;

    LeashPull(Surroundings level) {
        this.level = level;
    }

    /// Nothing while the holder is not loaded: the lead waits for it.
    void pull(SandboxEntity led) {
        UUID holderId = led.state().leashHolder();
        SandboxEntity holder = holderId == null ? null : level.entity(holderId);
        if (holder == null) {
            return;
        }
        double dx = holder.x() - led.x();
        double dy = holder.y() - led.y();
        double dz = holder.z() - led.z();
        double distance = Math.sqrt(dx * dx + dy * dy + dz * dz);
        if (distance > SNAP || !holder.isAlive() || !led.isAlive()) {
            snap(led);
        } else if (distance > ELASTIC) {
            led.setVelocity(
                    led.vx() + pulled(dx / distance),
                    led.vy() + pulled(dy / distance),
                    led.vz() + pulled(dz / distance));
        }
    }

    private static double pulled(double direction) {
        return Math.copySign(direction * direction * STRENGTH, direction);
    }

    private void snap(SandboxEntity led) {
        led.setRest(led.rest().remove("leash"));
        if (level.gameRuleOn("entity_drops")) {
            level.spawn(item(led, "minecraft:lead"));
        }
    }

    private static CompoundBinaryTag item(SandboxEntity at, String id) {
        return CompoundBinaryTag.builder()
                .putString("id", "minecraft:item")
                .put(
                        "Pos",
                        ListBinaryTag.builder()
                                .add(DoubleBinaryTag.doubleBinaryTag(at.x()))
                                .add(DoubleBinaryTag.doubleBinaryTag(at.y()))
                                .add(DoubleBinaryTag.doubleBinaryTag(at.z()))
                                .build())
                .putShort("PickupDelay", (short) 10)
                .put(
                        "Item",
                        CompoundBinaryTag.builder()
                                .putString("id", id)
                                .putInt("count", 1)
                                .build())
                .build();
    }
}
