package dev.tickfork.sandbox.command.argument;

import dev.tickfork.sandbox.command.CommandSource;
import dev.tickfork.sandbox.command.Point;
import dev.tickfork.sandbox.entity.SandboxEntity;

/// The box of `dx dy dz`: from the anchor, one block longer than said, and met by the entity's own box.
record SelectorBox(double dx, double dy, double dz) implements EntitySelector.Condition {
    @Override
    public boolean holds(SandboxEntity entity, CommandSource source, Point anchor) {
        double half = entity.width() / 2.0;
        return meets(anchor.x(), dx, entity.x() - half, entity.x() + half)
                && meets(anchor.y(), dy, entity.y(), entity.y() + entity.height())
                && meets(anchor.z(), dz, entity.z() - half, entity.z() + half);
    }

    private static boolean meets(double from, double size, double low, double high) {
        double min = from + Math.min(size, 0.0);
        double max = from + Math.max(size, 0.0) + 1.0;
        return low < max && high > min;
    }
}
