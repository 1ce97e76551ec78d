package dev.tickfork.app.page.compare;

import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;

/// What the order view shows: its lines, how much around each difference, which difference is chosen, which
/// line to bring into view. Needs no toolkit; FX thread only.
final class OrderModel {
    /// Choices of rows around each difference.
    static final List<Integer> CONTEXTS = List.of(0, 1, 3, OrderRows.ALL);

    /// No difference is chosen.
    static final int NONE = -1;

    private final ReadOnlyObjectWrapper<@Nullable OrderRows> rows = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyObjectWrapper<List<Difference>> differences = new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyIntegerWrapper chosen = new ReadOnlyIntegerWrapper(NONE);
    private final ReadOnlyIntegerWrapper line = new ReadOnlyIntegerWrapper(NONE);
    private final ReadOnlyIntegerWrapper context = new ReadOnlyIntegerWrapper(1);
    private final ReadOnlyIntegerWrapper jumps = new ReadOnlyIntegerWrapper();
    private final Set<Integer> opened = new TreeSet<>();
    private ChangedRows changed = ChangedRows.NONE;
    private @Nullable Compared pair;
    private String onlyType = "";

    /// Null while nothing is compared.
    ReadOnlyObjectProperty<@Nullable OrderRows> rowsProperty() {
        return rows.getReadOnlyProperty();
    }

    ReadOnlyObjectProperty<List<Difference>> differencesProperty() {
        return differences.getReadOnlyProperty();
    }

    /// The place of the chosen one among the differences.
    ReadOnlyIntegerProperty chosenProperty() {
        return chosen.getReadOnlyProperty();
    }

    /// The line that was asked for last; see [#jumpsProperty].
    int line() {
        return line.get();
    }

    /// Counts the requests to bring [#line] into view, so that asking twice for one line is seen.
    ReadOnlyIntegerProperty jumpsProperty() {
        return jumps.getReadOnlyProperty();
    }

    ReadOnlyIntegerProperty contextProperty() {
        return context.getReadOnlyProperty();
    }

    ChangedRows changed() {
        return changed;
    }

    @Nullable
    Compared pair() {
        return pair;
    }

    void show(Compared next, ChangedRows fields) {
        boolean same = next == pair;
        pair = next;
        changed = fields;
        if (!same) {
            opened.clear();
            onlyType = "";
            chosen.set(NONE);
        }
        Difference kept = same ? chosenDifference() : null;
        list();
        build();
        if (kept != null) {
            chosen.set(differences.get().indexOf(kept));
        } else if (!same && !differences.get().isEmpty()) {
            choose(0);
        }
    }

    void clear() {
        pair = null;
        changed = ChangedRows.NONE;
        opened.clear();
        differences.set(List.of());
        chosen.set(NONE);
        rows.set(null);
    }

    private void list() {
        Compared now = pair;
        if (now == null) {
            return;
        }
        List<Difference> all = Differences.of(now.order(), changed, now.a().size());
        differences.set(
                onlyType.isEmpty()
                        ? all
                        : all.stream()
                                .filter(one -> typeOf(now, one).equals(onlyType))
                                .toList());
    }

    private static String typeOf(Compared pair, Difference one) {
        return one.rowA() >= 0 ? pair.a().type(one.rowA()) : pair.b().type(one.rowB());
    }

    private void build() {
        Compared now = pair;
        if (now != null) {
            rows.set(new OrderRows(
                    now.order(),
                    changed,
                    context.get(),
                    opened,
                    now.a().size(),
                    now.b().size()));
        }
    }

    /// Lists the differences of one type only; empty for all. The lines stay.
    void onlyType(String type) {
        onlyType = type;
        list();
        chosen.set(NONE);
        if (!differences.get().isEmpty()) {
            choose(0);
        }
    }

    /// How many rows are shown around each difference.
    void context(int rowsAround) {
        context.set(rowsAround);
        build();
        show();
    }

    void moreContext() {
        context(CONTEXTS.get(Math.min(CONTEXTS.size() - 1, CONTEXTS.indexOf(context.get()) + 1)));
    }

    void lessContext() {
        context(CONTEXTS.get(Math.max(0, CONTEXTS.indexOf(context.get()) - 1)));
    }

    /// Folds all that is the same, also what was opened by hand.
    void foldAll() {
        opened.clear();
        context(0);
    }

    /// Opens a fold.
    void open(OrderLine.Fold fold) {
        reveal(fold.rowA(), -1);
    }

    @Nullable
    Difference chosenDifference() {
        int at = chosen.get();
        return at >= 0 && at < differences.get().size() ? differences.get().get(at) : null;
    }

    void choose(int index) {
        if (index >= 0 && index < differences.get().size()) {
            chosen.set(index);
            show();
        }
    }

    /// The next difference; from the last to the first.
    void next() {
        int size = differences.get().size();
        if (size > 0) {
            choose((chosen.get() + 1) % size);
        }
    }

    void previous() {
        int size = differences.get().size();
        if (size > 0) {
            choose(chosen.get() <= 0 ? size - 1 : chosen.get() - 1);
        }
    }

    /// Goes to the first place at which the orders part, or, where they do not, to the first difference.
    void firstDivergence() {
        Compared now = pair;
        if (now == null) {
            return;
        }
        var at = now.order().firstDivergence();
        if (at == null) {
            choose(0);
            return;
        }
        int index = IntStream.range(0, differences.get().size())
                .filter(i -> differences.get().get(i).kind() != Difference.Kind.CHANGED)
                .findFirst()
                .orElse(NONE);
        choose(index);
        if (at.index() < now.a().size()) {
            reveal(at.index(), -1);
        }
    }

    private void show() {
        Difference one = chosenDifference();
        if (one != null) {
            reveal(one.rowA(), one.rowA() >= 0 ? -1 : one.rowB());
        }
    }

    /// Brings a row of A or, where that is -1, of B into view, opening the fold that hides it.
    void reveal(int rowA, int rowB) {
        OrderRows now = rows.get();
        if (now == null || now.size() == 0 || (rowA < 0 && rowB < 0)) {
            return;
        }
        int found = rowA >= 0 ? now.lineOfA(rowA) : now.lineOfB(rowB);
        if (now.line(found) instanceof OrderLine.Fold fold) {
            opened.add(fold.rowA());
            build();
            now = Objects.requireNonNull(rows.get());
            found = rowA >= 0 ? now.lineOfA(rowA) : now.lineOfB(rowB);
        }
        line.set(found);
        jumps.set(jumps.get() + 1);
    }
}
