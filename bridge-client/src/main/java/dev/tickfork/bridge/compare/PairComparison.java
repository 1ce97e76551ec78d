package dev.tickfork.bridge.compare;

import dev.tickfork.bridge.compare.Comparison.Change;
import dev.tickfork.bridge.compare.EntitySequence.Field;
import dev.tickfork.nbt.IgnoredPaths;
import dev.tickfork.nbt.NbtDiff;
import dev.tickfork.nbt.NbtPath;
import dev.tickfork.nbt.Snbt;
import dev.tickfork.nbt.SnbtException;
import java.util.ArrayList;
import java.util.List;
import net.kyori.adventure.nbt.BinaryTag;
import net.kyori.adventure.nbt.CompoundBinaryTag;
import net.kyori.adventure.nbt.ListBinaryTag;
import org.jspecify.annotations.Nullable;

/// Compares the NBT of one entity with that of another as trees (docs/compare.md). Safe from any thread.
///
/// `Pos`, `Motion` and `Rotation` are taken out of the trees and compared as numbers under the tolerances,
/// at the root and
/// in every nested passenger; a passenger's `Pos` follows from its vehicle and is not compared. At the root
/// they are passed
/// over where each side repeats its own columns, which were compared already.
final class PairComparison {
    private static final String POS = "Pos";
    private static final String MOTION = "Motion";
    private static final String ROTATION = "Rotation";
    private static final String PASSENGERS = "Passengers";

    /// Characters of a value that a change shows; a whole inventory would fill screens.
    private static final int MAX_VALUE = 240;

    private final EntitySequence a;
    private final EntitySequence b;
    private final CompareOptions options;
    private final IgnoredPaths ignored;

    PairComparison(EntitySequence a, EntitySequence b, CompareOptions options, IgnoredPaths ignored) {
        this.a = a;
        this.b = b;
        this.options = options;
        this.ignored = ignored;
    }

    TreeComparison.RowResult compare(int row, int partner, List<Change> vehicle) {
        String textA = a.nbtText(row);
        String textB = b.nbtText(partner);
        if (textA != null && textA.equals(textB)) {
            return new TreeComparison.RowResult(vehicle, List.of(), false);
        }
        CompoundBinaryTag one = parse(textA);
        CompoundBinaryTag other = parse(textB);
        if (one == null || other == null) {
            var whole = new Change(a.uuid(row), row, "nbt", cut(textA), cut(textB));
            boolean unreadable = (textA != null && one == null) || (textB != null && other == null);
            return new TreeComparison.RowResult(vehicle, List.of(whole), unreadable);
        }
        var changes = new ArrayList<Change>();
        new Walk(row, partner, changes).root(one, other);
        return new TreeComparison.RowResult(vehicle, changes, false);
    }

    private static @Nullable CompoundBinaryTag parse(@Nullable String text) {
        try {
            return text == null ? null : Snbt.parseCompound(text);
        } catch (SnbtException _) {
            return null; // told as a difference of the whole text
        }
    }

    private static @Nullable String cut(@Nullable String text) {
        return text == null || text.length() <= MAX_VALUE ? text : text.substring(0, MAX_VALUE) + "…";
    }

    /// One pair of trees. One thread.
    private final class Walk {
        private final int row;
        private final int partner;
        private final List<Change> changes;

        Walk(int row, int partner, List<Change> changes) {
            this.row = row;
            this.partner = partner;
            this.changes = changes;
        }

        void root(CompoundBinaryTag one, CompoundBinaryTag other) {
            boolean rides = a.vehicle(row) != null && b.vehicle(partner) != null;
            if (!rides && !repeatsColumns(POS, one, other, Field.X, Field.Y, Field.Z)) {
                vector(NbtPath.ROOT, POS, one, other, options.posTolerance());
            }
            if (!repeatsColumns(MOTION, one, other, Field.VX, Field.VY, Field.VZ)) {
                vector(NbtPath.ROOT, MOTION, one, other, options.velTolerance());
            }
            if (!repeatsColumns(ROTATION, one, other, Field.YAW, Field.PITCH, null)) {
                vector(NbtPath.ROOT, ROTATION, one, other, options.rotTolerance());
            }
            passengers(NbtPath.ROOT, one, other);
            var difference = NbtDiff.diff(withoutMotion(one), withoutMotion(other), ignored);
            difference.forEach(d -> add(d.path(), d.a(), d.b()));
        }

        /// Passengers stand in the same place of the list on both sides, or the list itself differs.
        private void passengers(NbtPath at, CompoundBinaryTag one, CompoundBinaryTag other) {
            List<CompoundBinaryTag> ones = riders(one);
            List<CompoundBinaryTag> others = riders(other);
            for (int i = 0; i < Math.min(ones.size(), others.size()); i++) {
                NbtPath place = at.key(PASSENGERS).index(i);
                vector(place, MOTION, ones.get(i), others.get(i), options.velTolerance());
                vector(place, ROTATION, ones.get(i), others.get(i), options.rotTolerance());
                passengers(place, ones.get(i), others.get(i));
            }
        }

        private void vector(NbtPath at, String key, CompoundBinaryTag one, CompoundBinaryTag other, double tolerance) {
            NbtPath place = at.key(key);
            BinaryTag first = one.get(key);
            BinaryTag second = other.get(key);
            if ((first == null && second == null) || ignored.covers(place)) {
                return;
            }
            boolean same = first != null && second != null && NbtDiff.equal(first, second);
            if (!same && !within(Vectors.of(first), Vectors.of(second), key.equals(ROTATION), tolerance)) {
                add(place, first, second);
            }
        }

        private static boolean within(@Nullable Triple one, @Nullable Triple other, boolean angles, double tolerance) {
            if (one == null || other == null) {
                return false;
            }
            Triple delta = other.minus(one);
            return GapCollector.allowed(angles ? delta.turn() : delta.length(), tolerance);
        }

        private boolean repeatsColumns(
                String key, CompoundBinaryTag one, CompoundBinaryTag other, Field x, Field y, @Nullable Field z) {
            return repeats(one.get(key), a, row, x, y, z) && repeats(other.get(key), b, partner, x, y, z);
        }

        private static boolean repeats(
                @Nullable BinaryTag tag, EntitySequence side, int row, Field x, Field y, @Nullable Field z) {
            Triple inTree = Vectors.of(tag);
            return inTree != null
                    && inTree.sameBits(
                            new Triple(side.number(row, x), side.number(row, y), z == null ? 0 : side.number(row, z)));
        }

        private void add(NbtPath path, @Nullable BinaryTag one, @Nullable BinaryTag other) {
            changes.add(new Change(a.uuid(row), row, path.toString(), text(one), text(other)));
        }

        private static @Nullable String text(@Nullable BinaryTag tag) {
            return tag == null ? null : cut(Snbt.write(tag));
        }
    }

    private static List<CompoundBinaryTag> riders(CompoundBinaryTag vehicle) {
        var riders = new ArrayList<CompoundBinaryTag>();
        if (vehicle.get(PASSENGERS) instanceof ListBinaryTag list) {
            for (BinaryTag rider : list) {
                riders.add(rider instanceof CompoundBinaryTag compound ? compound : CompoundBinaryTag.empty());
            }
        }
        return riders;
    }

    /// The tree without the three vectors, here and in all passengers.
    private static CompoundBinaryTag withoutMotion(CompoundBinaryTag tree) {
        CompoundBinaryTag without = tree.remove(POS).remove(MOTION).remove(ROTATION);
        if (!(tree.get(PASSENGERS) instanceof ListBinaryTag list)) {
            return without;
        }
        ListBinaryTag.Builder<BinaryTag> riders = ListBinaryTag.heterogeneousListBinaryTag();
        for (BinaryTag rider : list) {
            riders.add(rider instanceof CompoundBinaryTag compound ? withoutMotion(compound) : rider);
        }
        return without.put(PASSENGERS, riders.build());
    }
}
