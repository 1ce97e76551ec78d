package dev.tickfork.bridge.query;

import java.util.List;

/// A condition on one entity. Immutable.
sealed interface Condition {
    /// Whether it needs the NBT, which is read from disk.
    boolean readsNbt();

    /// All must hold. Cheap ones come first; the order changes no answer.
    record All(List<Condition> parts) implements Condition {
        public All {
            parts = cheapFirst(parts);
        }

        @Override
        public boolean readsNbt() {
            return parts.stream().anyMatch(Condition::readsNbt);
        }
    }

    /// One must hold.
    record Any(List<Condition> parts) implements Condition {
        public Any {
            parts = cheapFirst(parts);
        }

        @Override
        public boolean readsNbt() {
            return parts.stream().anyMatch(Condition::readsNbt);
        }
    }

    /// Must not hold.
    record Not(Condition part) implements Condition {
        @Override
        public boolean readsNbt() {
            return part.readsNbt();
        }
    }

    /// @param id with or without `minecraft:`; a `*` at its end stands for any rest
    record Type(String id) implements Condition {
        @Override
        public boolean readsNbt() {
            return false;
        }

        boolean matches(String type) {
            String full = id.indexOf(':') < 0 ? "minecraft:" + id : id;
            return full.endsWith("*") ? type.startsWith(full.substring(0, full.length() - 1)) : type.equals(full);
        }
    }

    /// @param prefix lower case
    record Uuid(String prefix) implements Condition {
        @Override
        public boolean readsNbt() {
            return false;
        }
    }

    /// Within `radius` blocks, inclusive.
    record Near(double x, double y, double z, double radius) implements Condition {
        @Override
        public boolean readsNbt() {
            return false;
        }
    }

    /// Both ends inclusive.
    record Order(int from, int to) implements Condition {
        @Override
        public boolean readsNbt() {
            return false;
        }
    }

    /// Rides something, or is ridden.
    record Rides(boolean vehicle) implements Condition {
        @Override
        public boolean readsNbt() {
            return false;
        }
    }

    /// The custom name holds the text, whatever the case.
    record Named(String text) implements Condition {
        @Override
        public boolean readsNbt() {
            return true;
        }
    }

    /// A place in the NBT exists, or has a value there.
    record Nbt(NbtTest test) implements Condition {
        @Override
        public boolean readsNbt() {
            return true;
        }
    }

    private static List<Condition> cheapFirst(List<Condition> parts) {
        return parts.stream()
                .sorted((a, b) -> Boolean.compare(a.readsNbt(), b.readsNbt()))
                .toList();
    }
}
