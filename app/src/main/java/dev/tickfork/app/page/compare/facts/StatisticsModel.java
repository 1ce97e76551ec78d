package dev.tickfork.app.page.compare.facts;

import dev.tickfork.app.page.compare.ComparedPair;
import dev.tickfork.app.ui.Actions;
import dev.tickfork.app.ui.RunningAction;
import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.ActionResult;
import dev.tickfork.bridge.action.Message;
import dev.tickfork.bridge.compare.OrderDiff;
import dev.tickfork.bridge.compare.OrderPlot;
import dev.tickfork.bridge.compare.OrderStatistics;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;

/// How far the order went, in numbers. Worked out away from the FX thread, once a pair. FX thread only.
final class StatisticsModel {
    /// Cells along each side of the plot: as many as its pixels at most.
    static final int PLOT_CELLS = 480;

    /// Up to so many rows it is done before another thread would have begun: about 3 ms.
    private static final int AT_ONCE = 20_000;

    /// What there is to show.
    sealed interface State {}

    record NoPair() implements State {}

    record Waiting() implements State {}

    /// Nothing on either side.
    record Empty() implements State {}

    record Failed(ActionResult result) implements State {}

    record Known(OrderStatistics statistics, OrderPlot plot) implements State {}

    private final Actions actions;
    private final ReadOnlyObjectWrapper<State> state = new ReadOnlyObjectWrapper<>(new NoPair());
    private @Nullable OrderDiff shown;
    private @Nullable RunningAction running;

    StatisticsModel(Actions actions) {
        this.actions = actions;
    }

    ReadOnlyObjectProperty<State> state() {
        return state.getReadOnlyProperty();
    }

    void show(ComparedPair pair) {
        OrderDiff order = pair.order();
        if (order == shown) {
            return; // the fields came; the order is the same
        }
        stop();
        shown = order;
        if (pair.empty()) {
            state.set(new Empty());
            return;
        }
        if (order.sizeA() + order.sizeB() <= AT_ONCE) {
            state.set(work(order, ActionContext.silent()));
            return;
        }
        state.set(new Waiting());
        running = actions.read(
                Message.of("facts.working"),
                context -> work(order, context),
                found -> take(order, found),
                result -> take(order, new Failed(result)));
    }

    private static Known work(OrderDiff order, ActionContext context) {
        return new Known(OrderStatistics.of(order, context), OrderPlot.of(order, PLOT_CELLS, context));
    }

    private void take(OrderDiff order, State next) {
        if (order == shown) {
            state.set(next);
        }
    }

    void clear() {
        stop();
        shown = null;
        state.set(new NoPair());
    }

    private void stop() {
        RunningAction now = running;
        if (now != null) {
            now.cancel();
            running = null;
        }
    }
}
