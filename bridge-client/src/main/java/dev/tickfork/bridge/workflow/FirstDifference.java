package dev.tickfork.bridge.workflow;

import dev.tickfork.bridge.compare.Comparison;
import dev.tickfork.bridge.compare.EntitySequence;
import dev.tickfork.bridge.compare.EntitySequence.Field;
import dev.tickfork.bridge.compare.OrderDiff;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Names the first thing in which two labs differ after a step: what is missing or out of order before
/// numbers, numbers before NBT, and within each the entity that ticks first. Immutable.
record FirstDifference(EntitySequence a, EntitySequence b, Comparison compared, boolean orderCounts) {
    private static final List<List<Field>> VECTORS = List.of(
            List.of(Field.X, Field.Y, Field.Z), List.of(Field.VX, Field.VY, Field.VZ), List.of(Field.YAW, Field.PITCH));
    private static final List<String> NAMES = List.of("Pos", "Motion", "Rotation");

    /// @param tick steps since the restore
    /// @return empty where all that counts is the same
    Optional<DivergeData.Found> at(int tick) {
        return entities(tick).or(() -> order(tick)).or(() -> numbers(tick)).or(() -> nbt(tick));
    }

    private Optional<DivergeData.Found> entities(int tick) {
        OrderDiff order = compared.order();
        if (!order.removed().isEmpty()) {
            int row = order.removed().getFirst().index();
            return Optional.of(new DivergeData.Found(tick, a.uuid(row), a.type(row), row, "entity", a.type(row), null));
        }
        if (!order.added().isEmpty()) {
            int row = order.added().getFirst().index();
            return Optional.of(new DivergeData.Found(tick, b.uuid(row), b.type(row), -1, "entity", null, b.type(row)));
        }
        return Optional.empty();
    }

    private Optional<DivergeData.Found> order(int tick) {
        OrderDiff.Divergence at = compared.order().firstDivergence();
        if (!orderCounts || at == null) {
            return Optional.empty();
        }
        int row = at.index();
        return Optional.of(
                new DivergeData.Found(tick, a.uuid(row), a.type(row), row, "order", a.uuid(row), b.uuid(row)));
    }

    /// The gaps are sorted by size; here the entity that ticks first counts.
    private Optional<DivergeData.Found> numbers(int tick) {
        Comparison.Motion motion = compared.motion();
        var kinds = List.of(motion.positions(), motion.velocities(), motion.rotations());
        for (int kind = 0; kind < kinds.size(); kind++) {
            Optional<Comparison.Gap> first =
                    kinds.get(kind).sample().stream().min(Comparator.comparingInt(Comparison.Gap::row));
            if (first.isPresent()) {
                return Optional.of(number(tick, first.get(), kind));
            }
        }
        return Optional.empty();
    }

    private DivergeData.Found number(int tick, Comparison.Gap gap, int kind) {
        int row = gap.row();
        int partner = compared.order().inB(row);
        List<Field> axes = VECTORS.get(kind);
        int axis = 0;
        while (axis < axes.size() - 1 && sameBits(row, partner, axes.get(axis))) {
            axis++;
        }
        Field field = axes.get(axis);
        return new DivergeData.Found(
                tick,
                gap.uuid(),
                gap.type(),
                row,
                NAMES.get(kind) + "[" + axis + "]",
                Double.toString(a.number(row, field)),
                Double.toString(b.number(partner, field)));
    }

    private boolean sameBits(int row, int partner, Field field) {
        return Double.doubleToLongBits(a.number(row, field)) == Double.doubleToLongBits(b.number(partner, field));
    }

    private Optional<DivergeData.Found> nbt(int tick) {
        return Stream.concat(compared.types().sample().stream(), compared.nbt().changed().stream())
                .min(Comparator.comparingInt(Comparison.Change::row).thenComparing(Comparison.Change::path))
                .map(change -> new DivergeData.Found(
                        tick,
                        change.uuid(),
                        typeOf(change.row()),
                        change.row(),
                        change.path(),
                        change.a(),
                        change.b()));
    }

    private @Nullable String typeOf(int row) {
        return row < a.size() ? a.type(row) : null;
    }
}
