package dev.tickfork.bridge.compare;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.compare.Comparison.Gaps;
import dev.tickfork.bridge.compare.Comparison.Motion;
import dev.tickfork.bridge.compare.EntitySequence.Field;

/// Compares the numbers of all rows that both sides have. One thread.
final class MotionComparison {
    private static final int CHECK_ROWS = 1 << 16;

    private final EntitySequence a;
    private final EntitySequence b;
    private final OrderDiff order;
    private final GapCollector positions;
    private final GapCollector derived;
    private final GapCollector velocities;
    private final GapCollector rotations;

    MotionComparison(EntitySequence a, EntitySequence b, CompareOptions options, OrderDiff order) {
        this.a = a;
        this.b = b;
        this.order = order;
        this.positions = new GapCollector(a, options.posTolerance(), options.top());
        this.derived = new GapCollector(a, options.posTolerance(), options.top());
        this.velocities = new GapCollector(a, options.velTolerance(), options.top());
        this.rotations = new GapCollector(a, options.rotTolerance(), options.top());
    }

    Motion run(ActionContext context) {
        for (int row = 0; row < a.size(); row++) {
            if (row % CHECK_ROWS == 0) {
                context.checkCancelled();
            }
            int partner = order.inB(row);
            if (partner >= 0) {
                boolean rides = a.vehicle(row) != null && b.vehicle(partner) != null;
                spatial(rides ? derived : positions, row, partner, Field.X, Field.Y, Field.Z);
                spatial(velocities, row, partner, Field.VX, Field.VY, Field.VZ);
                rotation(row, partner);
            }
        }
        return new Motion(gaps(positions), gaps(velocities), gaps(rotations), gaps(derived));
    }

    private static Gaps gaps(GapCollector collector) {
        return collector.gaps();
    }

    private void spatial(GapCollector into, int row, int partner, Field x, Field y, Field z) {
        into.add(
                row,
                new Triple(a.number(row, x), a.number(row, y), a.number(row, z)),
                new Triple(b.number(partner, x), b.number(partner, y), b.number(partner, z)),
                false);
    }

    private void rotation(int row, int partner) {
        rotations.add(
                row,
                new Triple(a.number(row, Field.YAW), a.number(row, Field.PITCH), 0),
                new Triple(b.number(partner, Field.YAW), b.number(partner, Field.PITCH), 0),
                true);
    }
}
