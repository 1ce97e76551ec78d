package dev.tickfork.app.page.compare;

import dev.tickfork.app.ui.Recent;
import dev.tickfork.app.ui.RunningAction;
import dev.tickfork.app.ui.Target;
import dev.tickfork.app.ui.Workbench;
import dev.tickfork.bridge.action.ActionResult;
import dev.tickfork.bridge.action.Codes;
import dev.tickfork.bridge.action.Message;
import dev.tickfork.bridge.compare.CompareOptions;
import dev.tickfork.bridge.compare.Comparison;
import java.util.List;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.jspecify.annotations.Nullable;

/// Which two are compared and how far that is. Needs no toolkit; FX thread only.
final class CompareModel {
    /// How far the comparison is.
    enum Phase {
        /// One side or none is chosen.
        CHOOSING,
        /// Both are being read, or the order is being compared.
        ORDERING,
        /// The order is known, the fields are being compared.
        FIELDS,
        DONE,
        FAILED
    }

    private final Workbench workbench;
    private final ObjectProperty<@Nullable Side> sideA = new SimpleObjectProperty<>();
    private final ObjectProperty<@Nullable Side> sideB = new SimpleObjectProperty<>();
    private final ReadOnlyObjectWrapper<Phase> phase = new ReadOnlyObjectWrapper<>(Phase.CHOOSING);
    private final ReadOnlyObjectWrapper<@Nullable ActionResult> failure = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyObjectWrapper<@Nullable RunningAction> running = new ReadOnlyObjectWrapper<>();
    private final ObservableList<Side> known = FXCollections.observableArrayList();
    private final OrderModel order = new OrderModel();
    private final IntegerProperty tab = new SimpleIntegerProperty();
    private @Nullable ComparedPair shown;
    private CompareOptions options = CompareOptions.EXACT.withTop(ChangedRows.MOST);
    private @Nullable Compared compared;
    private @Nullable Comparison fields;
    private List<CompareTab> tabs = List.of();

    /// Counts what was started or ended, so that a late answer of an ended one changes nothing.
    private int turn;

    CompareModel(Workbench workbench) {
        this.workbench = workbench;
    }

    void tabs(List<CompareTab> all) {
        tabs = List.copyOf(all);
    }

    ReadOnlyObjectProperty<@Nullable Side> sideAProperty() {
        return sideA;
    }

    ReadOnlyObjectProperty<@Nullable Side> sideBProperty() {
        return sideB;
    }

    ReadOnlyObjectProperty<Phase> phaseProperty() {
        return phase.getReadOnlyProperty();
    }

    /// Why it failed; null unless the phase is FAILED.
    ReadOnlyObjectProperty<@Nullable ActionResult> failureProperty() {
        return failure.getReadOnlyProperty();
    }

    /// What is under way; null for nothing.
    ReadOnlyObjectProperty<@Nullable RunningAction> runningProperty() {
        return running.getReadOnlyProperty();
    }

    /// What can be chosen, newest first.
    ObservableList<Side> known() {
        return known;
    }

    /// What the tabs are shown; null for nothing.
    @Nullable
    ComparedPair shown() {
        return shown;
    }

    /// The tab in view: 0 is the order, then the others as they were made.
    IntegerProperty tabProperty() {
        return tab;
    }

    OrderModel order() {
        return order;
    }

    @Nullable
    Compared compared() {
        return compared;
    }

    @Nullable
    Comparison fields() {
        return fields;
    }

    CompareOptions options() {
        return options;
    }

    /// Looks for snapshots in the home folder.
    void look() {
        workbench
                .actions()
                .read(
                        Message.of("comparison.looking"),
                        context -> KnownSides.find(workbench.home(), context),
                        known::setAll,
                        result -> workbench.notices().failed(result));
    }

    void chooseA(@Nullable Side side) {
        sideA.set(side);
        compare();
    }

    void chooseB(@Nullable Side side) {
        sideB.set(side);
        compare();
    }

    /// Both at once, so that they are read once.
    void choose(@Nullable Side a, @Nullable Side b) {
        sideA.set(a);
        sideB.set(b);
        compare();
    }

    void swap() {
        choose(sideB.get(), sideA.get());
    }

    /// Compares the same pair under other options. Only the fields are compared again.
    void options(CompareOptions next) {
        options = next.withTop(ChangedRows.MOST);
        Compared pair = compared;
        if (pair != null) {
            compareFields(pair);
        }
    }

    /// Compares what is chosen, from the files as they are now.
    void compare() {
        Side a = sideA.get();
        Side b = sideB.get();
        stop();
        if (a == null || b == null) {
            clear();
            phase.set(Phase.CHOOSING);
            return;
        }
        phase.set(Phase.ORDERING);
        failure.set(null);
        int mine = turn;
        running.set(workbench
                .actions()
                .read(
                        Message.of("comparison.comparing", a.name(), b.name()),
                        context -> Compared.open(a, b, context),
                        pair -> ordered(pair, mine),
                        result -> failed(result, mine)));
    }

    /// Ends the comparison; what was there before stays.
    void cancel() {
        stop();
        Compared before = compared;
        if (before == null) {
            phase.set(Phase.CHOOSING);
            return;
        }
        sideA.set(before.sideA());
        sideB.set(before.sideB());
        phase.set(fields == null ? Phase.FIELDS : Phase.DONE);
    }

    private void stop() {
        turn++;
        RunningAction now = running.get();
        if (now != null) {
            now.cancel();
        }
        running.set(null);
    }

    private void ordered(Compared pair, int mine) {
        if (mine != turn) {
            pair.close(); // cancelled, or another pair was chosen meanwhile
            return;
        }
        show(pair, null);
        workbench
                .recent()
                .add(new Recent.Item(
                        here(), pair.sideA().name() + " | " + pair.sideB().name(), ""));
        compareFields(pair);
    }

    private void compareFields(Compared pair) {
        phase.set(Phase.FIELDS);
        CompareOptions now = options;
        int mine = turn;
        running.set(workbench
                .actions()
                .read(
                        Message.of(
                                "comparison.fields",
                                pair.sideA().name(),
                                pair.sideB().name()),
                        context -> pair.fields(now, context),
                        found -> {
                            if (pair == compared && now.equals(options)) {
                                show(pair, found);
                            }
                        },
                        result -> failed(result, mine)));
    }

    /// Puts a finished comparison into view; for pictures and tests, too.
    void show(Compared pair, @Nullable Comparison found) {
        Compared before = compared;
        compared = pair;
        fields = found;
        sideA.set(pair.sideA());
        sideB.set(pair.sideB());
        order.show(pair, found == null ? ChangedRows.NONE : ChangedRows.of(found));
        var jump = new ComparedPair.Jump() {
            @Override
            public void to(int rowA, int rowB) {
                order.reveal(rowA, rowB);
                tab.set(0);
            }

            @Override
            public void onlyType(String type) {
                order.onlyType(type);
            }
        };
        var next = new ComparedPair(
                pair.a(), pair.b(), pair.sideA().name(), pair.sideB().name(), pair.order(), found, options, jump);
        shown = next;
        tabs.forEach(tab -> tab.show(next));
        // Last, so that whoever watches the phase finds everything in its place.
        phase.set(found == null ? Phase.FIELDS : Phase.DONE);
        if (found != null) {
            running.set(null);
        }
        if (before != null && before != pair) {
            before.close();
        }
    }

    private void failed(ActionResult result, int mine) {
        if (mine != turn) {
            return; // an ended one; what is chosen now is another matter
        }
        if (result.code().equals(Codes.CANCELLED)) {
            cancel(); // ended from the activity strip
            return;
        }
        running.set(null);
        clear();
        failure.set(result);
        phase.set(Phase.FAILED);
    }

    private void clear() {
        Compared before = compared;
        compared = null;
        shown = null;
        fields = null;
        order.clear();
        tabs.forEach(CompareTab::clear);
        if (before != null) {
            before.close();
        }
    }

    Target here() {
        Side a = sideA.get();
        Side b = sideB.get();
        return Target.of(
                ComparePage.ID,
                "a",
                a == null ? "" : a.dir().toString(),
                "b",
                b == null ? "" : b.dir().toString());
    }
}
