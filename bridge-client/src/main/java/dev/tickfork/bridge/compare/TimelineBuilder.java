package dev.tickfork.bridge.compare;

import dev.tickfork.bridge.action.ActionContext;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// Makes a [Timeline] of one recording after the other; needs only the newest two at a time. One thread.
public final class TimelineBuilder {
    /// Types that one recording may have; the game has 158, and a row's type is kept in two bytes.
    public static final int MAX_TYPES = 1 << 16;

    private final List<Timeline.Point> points = new ArrayList<>();
    private final List<Timeline.Step> steps = new ArrayList<>();
    private final Map<String, Map<Integer, Integer>> counts = new HashMap<>();
    private @Nullable EntitySequence before;

    /// Adds the next recording. The one before may be closed afterwards, this one only after the next `add` or
    /// [#build]. O(n log n).
    ///
    /// @param tick -1 where not recorded
    /// @throws java.util.concurrent.CancellationException the context was cancelled
    public void add(String name, long tick, String hash, EntitySequence entities, ActionContext context) {
        Timeline.TypeOrder order = types(entities);
        count(order);
        if (before != null) {
            steps.add(step(before, entities, context));
        }
        points.add(new Timeline.Point(name, tick, hash, entities.size(), order));
        before = entities;
    }

    public Timeline build() {
        List<Timeline.TypeLine> lines = counts.entrySet().stream()
                .map(entry -> line(entry.getKey(), entry.getValue()))
                .sorted(Comparator.comparingLong(TimelineBuilder::sum)
                        .reversed()
                        .thenComparing(Timeline.TypeLine::type))
                .toList();
        return new Timeline(points, lines, steps);
    }

    private void count(Timeline.TypeOrder order) {
        var found = new int[order.names().size()];
        for (int row = 0; row < order.size(); row++) {
            found[order.number(row)]++;
        }
        for (int i = 0; i < found.length; i++) {
            counts.computeIfAbsent(order.names().get(i), _ -> new HashMap<>()).put(points.size(), found[i]);
        }
    }

    private Timeline.TypeLine line(String type, Map<Integer, Integer> byPoint) {
        var line = new ArrayList<Integer>();
        for (int i = 0; i < points.size(); i++) {
            line.add(byPoint.getOrDefault(i, 0));
        }
        return new Timeline.TypeLine(type, line);
    }

    private static long sum(Timeline.TypeLine line) {
        return line.counts().stream().mapToLong(Integer::longValue).sum();
    }

    private static Timeline.TypeOrder types(EntitySequence entities) {
        var numbers = new HashMap<String, Integer>();
        var names = new ArrayList<String>();
        var rows = new short[entities.size()];
        for (int row = 0; row < rows.length; row++) {
            String type = entities.type(row);
            Integer number = numbers.get(type);
            if (number == null) {
                // Past the limit types share the last number and its name; no game has so many.
                number = Math.min(names.size(), MAX_TYPES - 1);
                numbers.put(type, number);
                if (names.size() < MAX_TYPES) {
                    names.add(type);
                }
            }
            rows[row] = (short) (int) number;
        }
        return new Timeline.TypeOrder(Collections.unmodifiableList(names), rows);
    }

    private static Timeline.Step step(EntitySequence a, EntitySequence b, ActionContext context) {
        OrderDiff diff = OrderDiff.of(a, b, context);
        int[] distances = OrderStatistics.distances(diff, context);
        int largest = 0;
        for (int distance : distances) {
            largest = Math.abs(distance) > Math.abs(largest) ? distance : largest;
        }
        return new Timeline.Step(
                diff.equal(),
                diff.matched(),
                distances.length,
                largest,
                b.size() - diff.matched(),
                a.size() - diff.matched(),
                diff.firstDivergence(),
                picture(diff, distances));
    }

    private static Timeline.Picture picture(OrderDiff diff, int[] distances) {
        List<OrderDiff.Run> runs = diff.runs().stream()
                .sorted(Comparator.comparingInt(OrderDiff.Run::length).reversed())
                .limit(Timeline.PICTURE_PARTS)
                .sorted(Comparator.comparingInt(OrderDiff.Run::a))
                .toList();
        List<OrderDiff.Place> places = diff.places();
        List<OrderDiff.Place> moves = IntStream.range(0, distances.length)
                .boxed()
                .sorted(Comparator.comparingInt((Integer i) -> Math.abs(distances[i]))
                        .reversed())
                .limit(Timeline.PICTURE_PARTS)
                .sorted()
                .map(places::get)
                .toList();
        return new Timeline.Picture(runs, moves);
    }
}
