package dev.tickfork.bridge.capability;

import dev.tickfork.bridge.action.Codes;
import dev.tickfork.bridge.action.Message;
import dev.tickfork.bridge.action.Outcome;
import dev.tickfork.bridge.compare.CompareOptions;
import dev.tickfork.bridge.compare.Comparison;
import java.util.List;

/// What every comparison of two folders takes and how it ends. Stateless.
final class CompareInputs {
    static final List<Field> FIELDS = List.of(
            Field.path("a").needed(),
            Field.path("b").needed(),
            Field.whole("top", 0, 1_000_000).or(10L),
            Field.decimal("pos_tolerance", 0, 1_000, "blocks").or(0.0),
            Field.decimal("vel_tolerance", 0, 1_000, "blocks per tick").or(0.0),
            Field.decimal("rot_tolerance", 0, 180, "degrees").or(0.0),
            Field.texts("ignore_nbt"));

    private CompareInputs() {}

    static CompareOptions options(Inputs in) {
        return new CompareOptions(
                in.decimal("pos_tolerance"),
                in.decimal("vel_tolerance"),
                in.decimal("rot_tolerance"),
                in.texts("ignore_nbt"),
                (int) in.whole("top"));
    }

    static Outcome outcome(Comparison found, int entities, Object data) {
        return switch (found.verdict()) {
            case IDENTICAL -> Outcome.ok(Message.of("capability.identical", entities), data);
            case DIFFERENT -> Outcome.not(Codes.MISMATCH, Message.of("capability.different"), data);
            case EMPTY -> Outcome.not(Codes.EMPTY, Message.of("capability.both_empty"), data);
        };
    }
}
