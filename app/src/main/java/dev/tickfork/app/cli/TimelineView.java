package dev.tickfork.app.cli;

import dev.tickfork.bridge.capability.TimelineData;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// Prints a timeline for a person: one line a snapshot with what happened since the one before, then the
/// counts by type.
final class TimelineView {
    static final View TIMELINE = View.of(TimelineData.class, TimelineView::show);

    private TimelineView() {}

    private static void show(TimelineData data, ViewTarget to) {
        var rows = new ArrayList<List<String>>();
        for (int i = 0; i < data.snapshots().size(); i++) {
            TimelineData.Point point = data.snapshots().get(i);
            rows.add(List.of(
                    Integer.toString(i),
                    point.tick() == null ? "-" : Long.toString(point.tick()),
                    Integer.toString(point.entities()),
                    point.orderHash(),
                    i == 0 ? "" : step(data.steps().get(i - 1)),
                    point.directory()));
        }
        to.table(rows);
        to.table(data.types().stream().map(TimelineView::line).toList());
    }

    private static String step(TimelineData.Step step) {
        return step.orderMatch()
                ? "="
                : String.format(
                        Locale.ROOT,
                        "moved %d (%+d), +%d, -%d",
                        step.moves(),
                        step.largestDistance(),
                        step.added(),
                        step.removed());
    }

    private static List<String> line(TimelineData.Line line) {
        var cells = new ArrayList<String>();
        cells.add("");
        cells.add(line.type());
        line.counts().forEach(count -> cells.add(Integer.toString(count)));
        return cells;
    }
}
