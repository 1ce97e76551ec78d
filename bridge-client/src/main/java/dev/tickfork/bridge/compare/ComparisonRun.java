package dev.tickfork.bridge.compare;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.ActionFailure;
import dev.tickfork.bridge.action.Codes;
import dev.tickfork.bridge.action.Message;
import dev.tickfork.bridge.compare.Comparison.Change;
import dev.tickfork.bridge.compare.Comparison.TypeDelta;
import dev.tickfork.bridge.compare.Comparison.Types;
import dev.tickfork.nbt.IgnoredPaths;
import dev.tickfork.nbt.SnbtException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Carries one comparison out. One thread, which asks others for the NBT.
final class ComparisonRun {
    private final EntitySequence a;
    private final EntitySequence b;
    private final CompareOptions options;
    private final ActionContext context;

    ComparisonRun(EntitySequence a, EntitySequence b, CompareOptions options, ActionContext context) {
        this.a = a;
        this.b = b;
        this.options = options;
        this.context = context;
    }

    Comparison run() throws ActionFailure {
        IgnoredPaths ignored = ignoredPaths();
        context.progress("order", Message.of("compare.order"));
        OrderDiff order = OrderDiff.of(a, b, context);
        context.progress("fields", Message.of("compare.fields"));
        Types types = types(order);
        var motion = new MotionComparison(a, b, options, order).run(context);
        var trees = new TreeComparison(a, b, options, ignored, order).run(context);
        boolean same = order.equal()
                && types.mismatches() == 0
                && motion.positions().mismatches() == 0
                && motion.velocities().mismatches() == 0
                && motion.rotations().mismatches() == 0
                && trees.mismatches() == 0
                && trees.vehicles() == 0;
        boolean empty = a.size() == 0 && b.size() == 0;
        Verdict verdict = empty ? Verdict.EMPTY : same ? Verdict.IDENTICAL : Verdict.DIFFERENT;
        return new Comparison(order, types, motion, trees, verdict);
    }

    private IgnoredPaths ignoredPaths() throws ActionFailure {
        for (String path : options.ignoredNbt()) {
            try {
                IgnoredPaths _ = IgnoredPaths.parse(List.of(path));
            } catch (SnbtException e) {
                throw ActionFailure.of(Codes.INVALID_REQUEST, Message.of("compare.bad_path", path, e.column()), e)
                        .with(Map.of("path", "ignoredNbt", "expected", "NBT path", "received", path));
            }
        }
        try {
            return IgnoredPaths.parse(options.ignoredNbt());
        } catch (SnbtException e) {
            throw new IllegalStateException("each path was read before", e);
        }
    }

    private Types types(OrderDiff order) {
        Map<String, int[]> counts = new HashMap<>();
        for (int row = 0; row < a.size(); row++) {
            counts.computeIfAbsent(a.type(row), _ -> new int[2])[0]++;
        }
        for (int row = 0; row < b.size(); row++) {
            counts.computeIfAbsent(b.type(row), _ -> new int[2])[1]++;
        }
        List<TypeDelta> deltas = counts.entrySet().stream()
                .map(entry -> new TypeDelta(entry.getKey(), entry.getValue()[0], entry.getValue()[1]))
                .sorted(Comparator.comparingInt(TypeDelta::a).reversed().thenComparing(TypeDelta::type))
                .toList();
        var sample = new ArrayList<Change>();
        int mismatches = 0;
        for (int row = 0; row < a.size(); row++) {
            int partner = order.inB(row);
            if (partner >= 0 && !a.type(row).equals(b.type(partner))) {
                mismatches++;
                if (options.top() == 0 || sample.size() < options.top()) {
                    sample.add(new Change(a.uuid(row), row, "type", a.type(row), b.type(partner)));
                }
            }
        }
        return new Types(deltas, mismatches, sample);
    }
}
