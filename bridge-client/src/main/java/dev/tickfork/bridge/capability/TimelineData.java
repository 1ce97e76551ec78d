package dev.tickfork.bridge.capability;

import dev.tickfork.bridge.compare.OrderDiff;
import dev.tickfork.bridge.compare.Timeline;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// What `replay.compare` gives back; names as on the wire. Immutable.
///
/// @param snapshots in the order given
/// @param types     the commonest first; one count for each snapshot
/// @param steps     one fewer than snapshots
public record TimelineData(List<Point> snapshots, List<Line> types, List<Step> steps) {
    public TimelineData {
        snapshots = List.copyOf(snapshots);
        types = List.copyOf(types);
        steps = List.copyOf(steps);
    }

    /// @param tick null where not recorded
    public record Point(String directory, @Nullable Long tick, int entities, String orderHash) {}

    public record Line(String type, List<Integer> counts) {}

    /// @param orderMatch      the same entities in the same order
    /// @param largestDistance of a move, in kept entities jumped over, signed
    public record Step(
            boolean orderMatch,
            int moves,
            int largestDistance,
            int added,
            int removed,
            OrderDiff.@Nullable Divergence firstDivergence) {}

    static TimelineData of(Timeline timeline, List<String> directories) {
        return new TimelineData(
                IntStream.range(0, directories.size())
                        .mapToObj(i -> point(timeline.points().get(i), directories.get(i)))
                        .toList(),
                timeline.types().stream()
                        .map(line -> new Line(line.type(), line.counts()))
                        .toList(),
                timeline.steps().stream()
                        .map(step -> new Step(
                                step.equal(), step.moves(), step.largest(), step.added(), step.removed(), step.first()))
                        .toList());
    }

    private static Point point(Timeline.Point point, String directory) {
        return new Point(directory, point.tick() < 0 ? null : point.tick(), point.entities(), point.hash());
    }
}
