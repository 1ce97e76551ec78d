package dev.tickfork.app.page.compare.facts;

import dev.tickfork.app.page.compare.CompareTabs;
import dev.tickfork.app.page.compare.ComparedPair;
import dev.tickfork.app.ui.Memory;
import dev.tickfork.bridge.compare.CompareOptions;
import dev.tickfork.bridge.compare.Comparison;
import dev.tickfork.nbt.IgnoredPaths;
import dev.tickfork.nbt.SnbtException;
import java.util.ArrayList;
import java.util.List;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import org.jspecify.annotations.Nullable;

/// What differs beside the order, and what does not count as a difference. Tolerances and ignored paths are
/// kept for the next time and every pair. FX thread only.
final class FieldsModel {
    /// What there is to show.
    sealed interface State {}

    record NoPair() implements State {}

    /// The fields are being compared.
    record Waiting() implements State {}

    /// Nothing differs beside the order.
    record Nothing(int compared) implements State {}

    /// @param all   differing values in all
    /// @param shown how many of them are listed
    record Found(List<FieldGroup> groups, long all, long shown) implements State {
        Found {
            groups = List.copyOf(groups);
        }
    }

    /// What a typed tolerance or path was refused for.
    enum Refusal {
        NO_NUMBER,
        NO_PATH
    }

    private final RememberedOptions remembered;
    private final CompareTabs.Again again;
    private final ReadOnlyObjectWrapper<State> state = new ReadOnlyObjectWrapper<>(new NoPair());
    private final ReadOnlyObjectWrapper<CompareOptions> options = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyStringWrapper count = new ReadOnlyStringWrapper("");
    private @Nullable ComparedPair pair;
    private @Nullable CompareOptions asked;

    FieldsModel(Memory memory, CompareTabs.Again again) {
        this.remembered = new RememberedOptions(memory);
        this.again = again;
        options.set(remembered.read());
        if (!same(options.get(), CompareOptions.EXACT)) {
            again.compare(options.get()); // before there is a pair, so that the first is compared once
        }
    }

    ReadOnlyObjectProperty<State> state() {
        return state.getReadOnlyProperty();
    }

    /// What counts as a difference now.
    ReadOnlyObjectProperty<CompareOptions> options() {
        return options.getReadOnlyProperty();
    }

    /// How many values differ; empty until that is known.
    ReadOnlyStringProperty count() {
        return count.getReadOnlyProperty();
    }

    void show(ComparedPair next) {
        boolean other = pair == null || pair.a() != next.a() || pair.b() != next.b();
        pair = next;
        if (other) {
            asked = null;
        }
        Comparison fields = next.fields();
        if (!same(next.options(), options.get())) {
            state.set(new Waiting());
            count.set("");
            ask(next.options().top());
            return;
        }
        asked = null;
        if (fields == null) {
            state.set(new Waiting());
            count.set("");
            return;
        }
        List<FieldGroup> groups = FieldGroups.of(next, fields);
        long all = FieldCount.of(fields);
        long shown = groups.stream().mapToLong(group -> group.rows().size()).sum();
        state.set(all == 0 ? new Nothing(next.order().matched()) : new Found(groups, all, shown));
        count.set(all == 0 ? "" : Long.toString(all));
    }

    /// A page that began with other options is asked once.
    private void ask(int top) {
        CompareOptions wanted = options.get().withTop(top);
        if (!wanted.equals(asked)) {
            asked = wanted;
            again.compare(wanted);
        }
    }

    private static boolean same(CompareOptions one, CompareOptions other) {
        return one.withTop(0).equals(other.withTop(0));
    }

    void clear() {
        pair = null;
        asked = null;
        state.set(new NoPair());
        count.set("");
    }

    /// Takes three tolerances as typed; empty is 0.
    ///
    /// @return null where all are numbers of 0 or more
    @Nullable
    Refusal tolerances(String position, String velocity, String rotation) {
        double[] values = {number(position), number(velocity), number(rotation)};
        for (double value : values) {
            if (!(value >= 0) || Double.isInfinite(value)) {
                return Refusal.NO_NUMBER;
            }
        }
        use(new CompareOptions(values[0], values[1], values[2], options.get().ignoredNbt(), top()));
        return null;
    }

    private static double number(String typed) {
        try {
            return typed.isBlank() ? 0 : Double.parseDouble(typed.strip().replace(',', '.'));
        } catch (NumberFormatException _) {
            return Double.NaN;
        }
    }

    /// Leaves out a path with all below it.
    ///
    /// @return null where it is a path
    @Nullable
    Refusal ignore(String path) {
        String wanted = path.strip();
        try {
            IgnoredPaths _ = IgnoredPaths.parse(List.of(wanted));
        } catch (SnbtException _) {
            return Refusal.NO_PATH;
        }
        var paths = new ArrayList<>(options.get().ignoredNbt());
        if (!wanted.isEmpty() && !paths.contains(wanted)) {
            paths.add(wanted);
            ignoring(paths);
        }
        return wanted.isEmpty() ? Refusal.NO_PATH : null;
    }

    /// Compares a path again.
    void regard(String path) {
        var paths = new ArrayList<>(options.get().ignoredNbt());
        if (paths.remove(path)) {
            ignoring(paths);
        }
    }

    private void ignoring(List<String> paths) {
        CompareOptions now = options.get();
        use(new CompareOptions(now.posTolerance(), now.velTolerance(), now.rotTolerance(), paths, top()));
    }

    private int top() {
        return pair == null ? CompareOptions.EXACT.top() : pair.options().top();
    }

    private void use(CompareOptions next) {
        if (same(next, options.get())) {
            return;
        }
        options.set(next);
        remembered.write(next);
        ComparedPair shown = pair;
        if (shown != null) {
            state.set(new Waiting());
            count.set("");
            ask(shown.options().top());
        }
    }

    /// Brings the entity of a row into view in the order.
    void jump(FieldRow row) {
        ComparedPair shown = pair;
        if (shown != null) {
            shown.jump().to(row.rowA(), row.rowB());
        }
    }
}
