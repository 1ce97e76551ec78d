package dev.tickfork.bridge.compare;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.ActionFailure;
import java.util.List;

/// Carries one comparison out. One thread.
final class ComparisonRun {
    private final OrderDiff order;

    ComparisonRun(EntitySequence a, EntitySequence b, CompareOptions options, ActionContext context) {
        order = OrderDiff.of(a, b, context);
    }

    Comparison run() throws ActionFailure {
        var none = new Comparison.Gaps(0, 0, 0, 0, List.of());
        return new Comparison(
                order,
                new Comparison.Types(List.of(), 0, List.of()),
                new Comparison.Motion(none, none, none, none),
                new Comparison.Trees(0, 0, 0, 0, List.of(), 0),
                Verdict.DIFFERENT);
    }
}
