package dev.tickfork.app.page.compare.facts;

import dev.tickfork.app.page.compare.ComparedPair;
import dev.tickfork.app.page.compare.facts.FieldGroup.Kind;
import dev.tickfork.bridge.compare.Comparison;
import dev.tickfork.bridge.compare.OrderDiff;
import dev.tickfork.bridge.snapshot.Snapshot;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Sorts the differences of a comparison into groups by path. Stateless; quick: the lists of a comparison are cut.
final class FieldGroups {
    private static final String NONE = "–";
    private static final int FEWEST_DIGITS = 3;
    private static final int MOST_DIGITS = 17;

    private final Snapshot a;
    private final Snapshot b;
    private final OrderDiff order;

    private FieldGroups(Snapshot a, Snapshot b, OrderDiff order) {
        this.a = a;
        this.b = b;
        this.order = order;
    }

    /// Numbers first, then types and vehicles, then NBT, the path with most differences first.
    static List<FieldGroup> of(ComparedPair pair, Comparison fields) {
        return new FieldGroups(pair.a(), pair.b(), pair.order()).groups(fields);
    }

    private List<FieldGroup> groups(Comparison fields) {
        var groups = new ArrayList<FieldGroup>();
        numbers(groups, Kind.POSITION, fields.motion().positions());
        numbers(groups, Kind.VELOCITY, fields.motion().velocities());
        numbers(groups, Kind.ROTATION, fields.motion().rotations());
        if (fields.types().mismatches() > 0) {
            groups.add(new FieldGroup(
                    Kind.TYPE,
                    "",
                    fields.types().sample().stream().map(this::row).toList(),
                    fields.types().mismatches()));
        }
        groups.addAll(trees(fields.nbt()));
        return List.copyOf(groups);
    }

    private void numbers(List<FieldGroup> groups, Kind kind, Comparison.Gaps gaps) {
        if (gaps.mismatches() > 0) {
            List<FieldRow> rows =
                    gaps.sample().stream().map(gap -> row(kind, gap)).toList();
            groups.add(new FieldGroup(kind, "", rows, gaps.mismatches()));
        }
    }

    private FieldRow row(Kind kind, Comparison.Gap gap) {
        int rowB = order.inB(gap.row());
        int digits = digits(gap.size());
        return new FieldRow(
                gap.uuid(),
                gap.type(),
                gap.row(),
                rowB,
                "",
                values(kind, a, gap.row(), digits),
                values(kind, b, rowB, digits),
                gap.size());
    }

    private static String values(Kind kind, Snapshot side, int row, int digits) {
        return switch (kind) {
            case POSITION -> join(digits, side.x(row), side.y(row), side.z(row));
            case VELOCITY -> join(digits, side.vx(row), side.vy(row), side.vz(row));
            default -> join(digits, side.yaw(row), side.pitch(row));
        };
    }

    /// As many digits after the point as it takes to see a gap of this size, and one more.
    static int digits(double gap) {
        if (!(gap > 0) || Double.isInfinite(gap)) {
            return FEWEST_DIGITS;
        }
        int digits = (int) Math.ceil(-Math.log10(gap)) + 1;
        return Math.max(FEWEST_DIGITS, Math.min(MOST_DIGITS, digits));
    }

    private static String join(int digits, double... values) {
        var text = new StringBuilder();
        for (double value : values) {
            text.append(text.isEmpty() ? "" : " ");
            text.append(Double.isNaN(value) ? NONE : String.format(Locale.ROOT, "%." + digits + "f", value));
        }
        return text.toString();
    }

    private FieldRow row(Comparison.Change change) {
        return new FieldRow(
                change.uuid(),
                a.type(change.row()),
                change.row(),
                order.inB(change.row()),
                change.path(),
                text(change.a()),
                text(change.b()),
                Double.NaN);
    }

    private static String text(@Nullable String value) {
        return value == null ? NONE : value;
    }

    private List<FieldGroup> trees(Comparison.Trees trees) {
        Map<String, List<FieldRow>> byPath = new LinkedHashMap<>();
        for (Comparison.Change change : trees.changed()) {
            byPath.computeIfAbsent(FieldGroup.general(change.path()), _ -> new ArrayList<>())
                    .add(row(change));
        }
        return byPath.entrySet().stream()
                .map(entry -> new FieldGroup(
                        entry.getKey().equals("vehicle") ? Kind.VEHICLE : Kind.NBT,
                        entry.getKey(),
                        entry.getValue(),
                        entry.getValue().size()))
                .sorted(Comparator.comparing(FieldGroup::kind)
                        .thenComparing(Comparator.comparingLong(FieldGroup::all).reversed())
                        .thenComparing(FieldGroup::path))
                .toList();
    }
}
