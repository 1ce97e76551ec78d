package dev.tickfork.bridge.compare;

import dev.tickfork.bridge.compare.Comparison.Gap;
import dev.tickfork.bridge.compare.Comparison.Gaps;
import dev.tickfork.bridge.compare.Comparison.Vector;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.PriorityQueue;

/// Counts the differences of one kind and keeps the largest. One thread.
final class GapCollector {
    /// The largest last, one that lacks a side largest of all; equal ones by row.
    private static final Comparator<Gap> BY_SIZE = Comparator.comparingDouble(Gap::size)
            .thenComparing(Comparator.comparingInt(Gap::row).reversed());

    private final EntitySequence a;
    private final double tolerance;
    private final int top;
    private final PriorityQueue<Gap> kept = new PriorityQueue<>(BY_SIZE);
    private int compared;
    private int mismatches;
    private double largest;

    /// @param top how many to keep, 0 for all
    GapCollector(EntitySequence a, double tolerance, int top) {
        this.a = a;
        this.tolerance = tolerance;
        this.top = top;
    }

    /// @param angles whether x and y are yaw and pitch in degrees
    void add(int row, Triple one, Triple other, boolean angles) {
        if (one.absent() && other.absent()) {
            return;
        }
        compared++;
        if (one.sameBits(other)) {
            return;
        }
        Triple delta = other.minus(one);
        double size = angles ? delta.turn() : delta.length();
        // Math.max keeps a NaN: once a side was missing the largest gap is not known.
        largest = Math.max(largest, size);
        if (allowed(size, tolerance)) {
            return;
        }
        mismatches++;
        kept.add(new Gap(a.uuid(row), a.type(row), row, size, new Vector(delta.x(), delta.y(), delta.z())));
        if (top > 0 && kept.size() > top) {
            kept.remove();
        }
    }

    /// Whether numbers that are not equal by bits still count as equal. A tolerance of 0 allows nothing,
    /// not even 0.0
    /// against -0.0; a missing side is never allowed.
    static boolean allowed(double gap, double tolerance) {
        return tolerance > 0 && gap <= tolerance;
    }

    Gaps gaps() {
        var sample = new ArrayList<Gap>(kept);
        sample.sort(BY_SIZE.reversed());
        return new Gaps(compared, mismatches, tolerance, largest, sample);
    }
}
