package dev.tickfork.app.page.compare.facts;

import dev.tickfork.app.page.compare.ComparedPair;
import dev.tickfork.bridge.compare.Comparison;
import java.util.List;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import org.jspecify.annotations.Nullable;

/// Counts by type of both sides. FX thread only.
final class TypesModel {
    /// What there is to show.
    sealed interface State {}

    record NoPair() implements State {}

    /// The order is known, the counts are not yet.
    record Waiting() implements State {}

    /// @param largest the largest delta without its sign, for the bars
    record Counts(List<Comparison.TypeDelta> rows, int largest, int totalA, int totalB) implements State {
        Counts {
            rows = List.copyOf(rows);
        }
    }

    private final ReadOnlyObjectWrapper<State> state = new ReadOnlyObjectWrapper<>(new NoPair());
    private final ReadOnlyStringWrapper count = new ReadOnlyStringWrapper("");
    private final ReadOnlyStringWrapper chosen = new ReadOnlyStringWrapper("");
    private @Nullable ComparedPair pair;

    ReadOnlyObjectProperty<State> state() {
        return state.getReadOnlyProperty();
    }

    /// How many more entities B has, with its sign; else the number of types that differ; else that of all types.
    ReadOnlyStringProperty count() {
        return count.getReadOnlyProperty();
    }

    /// The type that the order view is held to; empty for all.
    ReadOnlyStringProperty chosen() {
        return chosen.getReadOnlyProperty();
    }

    void show(ComparedPair next) {
        if (pair == null || pair.order() != next.order()) {
            chosen.set("");
        }
        pair = next;
        Comparison fields = next.fields();
        if (fields == null) {
            state.set(new Waiting());
            count.set("");
            return;
        }
        List<Comparison.TypeDelta> rows = fields.types().counts();
        int largest = rows.stream().mapToInt(row -> Math.abs(row.delta())).max().orElse(0);
        state.set(new Counts(rows, largest, next.a().size(), next.b().size()));
        count.set(count(rows, next.b().size() - next.a().size()));
    }

    static String count(List<Comparison.TypeDelta> rows, int delta) {
        long different = rows.stream().filter(row -> row.delta() != 0).count();
        if (delta != 0) {
            return delta > 0 ? "+" + delta : "−" + -delta;
        }
        return different > 0 ? "≠ " + different : rows.isEmpty() ? "" : Integer.toString(rows.size());
    }

    void clear() {
        pair = null;
        state.set(new NoPair());
        count.set("");
        chosen.set("");
    }

    /// Holds the order view to one type; the same again lets it show all.
    void choose(String type) {
        ComparedPair shown = pair;
        if (shown != null) {
            chosen.set(chosen.get().equals(type) ? "" : type);
            shown.jump().onlyType(chosen.get());
        }
    }
}
