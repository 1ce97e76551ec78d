package dev.tickfork.bridge.query;

import dev.tickfork.bridge.snapshot.Snapshot;
import dev.tickfork.bridge.snapshot.TypeCount;
import dev.tickfork.nbt.Snbt;
import dev.tickfork.nbt.SnbtException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import net.kyori.adventure.nbt.BinaryTag;
import net.kyori.adventure.nbt.CompoundBinaryTag;
import org.jspecify.annotations.Nullable;

/// Asks a condition of the rows of one snapshot. Immutable; safe from any thread.
final class RowTest {
    private final Snapshot snapshot;
    private final Condition condition;
    private final Map<Condition.Type, Set<String>> types = new HashMap<>();

    RowTest(Snapshot snapshot, Condition condition) {
        this.snapshot = snapshot;
        this.condition = condition;
        bindTypes(condition);
    }

    /// Which of the snapshot's types each condition means, found out once.
    private void bindTypes(Condition part) {
        switch (part) {
            case Condition.All all -> all.parts().forEach(this::bindTypes);
            case Condition.Any any -> any.parts().forEach(this::bindTypes);
            case Condition.Not not -> bindTypes(not.part());
            case Condition.Type type -> {
                var ids = new HashSet<String>();
                for (TypeCount count : snapshot.types()) {
                    if (type.matches(count.type())) {
                        ids.add(count.type());
                    }
                }
                types.put(type, ids);
            }
            default -> {
                // nothing to find out
            }
        }
    }

    boolean holds(int row) {
        return holds(condition, new Entity(row));
    }

    private boolean holds(Condition part, Entity entity) {
        int row = entity.row;
        return switch (part) {
            case Condition.All all -> all.parts().stream().allMatch(one -> holds(one, entity));
            case Condition.Any any -> any.parts().stream().anyMatch(one -> holds(one, entity));
            case Condition.Not not -> !holds(not.part(), entity);
            case Condition.Type type -> types.getOrDefault(type, Set.of()).contains(snapshot.type(row));
            case Condition.Uuid uuid ->
                snapshot.uuid(row).toLowerCase(Locale.ROOT).startsWith(uuid.prefix());
            case Condition.Near near -> near(near, row);
            case Condition.Order order -> row >= order.from() && row <= order.to();
            case Condition.Rides rides ->
                rides.vehicle()
                        ? snapshot.vehicle(row) != null
                        : !snapshot.passengers(row).isEmpty();
            case Condition.Named named -> named(named, entity);
            case Condition.Nbt nbt -> nbt(nbt.test(), entity);
        };
    }

    private boolean near(Condition.Near near, int row) {
        double dx = snapshot.x(row) - near.x();
        double dy = snapshot.y(row) - near.y();
        double dz = snapshot.z(row) - near.z();
        return dx * dx + dy * dy + dz * dz <= near.radius() * near.radius(); // false for NaN
    }

    private static boolean named(Condition.Named named, Entity entity) {
        if (entity.lacks("CustomName")) {
            return false;
        }
        CompoundBinaryTag tree = entity.tree();
        BinaryTag name = tree == null ? null : tree.get("CustomName");
        return name != null && Snbt.write(name).toLowerCase(Locale.ROOT).contains(named.text());
    }

    private static boolean nbt(NbtTest test, Entity entity) {
        String key = test.plainKey();
        if (!key.isEmpty() && entity.lacks(key)) {
            return false;
        }
        CompoundBinaryTag tree = entity.tree();
        return tree != null && test.holds(tree);
    }

    /// One row with its NBT, read and parsed when it is first needed.
    private final class Entity {
        private final int row;
        private @Nullable String text;
        private @Nullable CompoundBinaryTag tree;
        private boolean read;
        private boolean parsed;

        Entity(int row) {
            this.row = row;
        }

        private @Nullable String text() {
            if (!read) {
                read = true;
                try {
                    text = snapshot.nbtText(row);
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            }
            return text;
        }

        /// Whether no key of that name can be in the text. Keys may be escaped, so a backslash leaves it open.
        boolean lacks(String key) {
            String now = text();
            return now == null || (now.indexOf('\\') < 0 && !now.contains(key));
        }

        /// Null for none, and for a text that is no NBT, which no condition on NBT holds for.
        @Nullable
        CompoundBinaryTag tree() {
            String now = text();
            if (!parsed && now != null) {
                parsed = true;
                try {
                    tree = Snbt.parseCompound(now);
                } catch (SnbtException _) {
                    tree = null;
                }
            }
            return tree;
        }
    }
}
