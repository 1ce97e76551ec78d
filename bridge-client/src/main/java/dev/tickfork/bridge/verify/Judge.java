package dev.tickfork.bridge.verify;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.ActionFailure;
import dev.tickfork.bridge.action.Message;
import dev.tickfork.bridge.compare.CompareOptions;
import dev.tickfork.bridge.compare.Comparison;
import dev.tickfork.bridge.compare.EntityColumns;
import dev.tickfork.bridge.compare.OrderDiff;
import dev.tickfork.bridge.snapshot.Snapshot;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.jspecify.annotations.Nullable;

/// Compares a recording with a fresh snapshot of a lab and gives the verdict. Sends nothing. Stateless.
public final class Judge {
    private Judge() {}

    /// @param fork  a valid snapshot
    /// @param lab   a valid snapshot
    /// @param label the lab's name
    public static Verification compare(
            Snapshot fork, Snapshot lab, String label, CompareOptions options, ActionContext context)
            throws ActionFailure, IOException {
        if (fork.empty() && lab.empty()) {
            return new Verification(
                    Verdict.EMPTY,
                    Verdict.EMPTY.code(),
                    Message.of("verify.empty"),
                    VerifyData.notCompared(Verdict.EMPTY, Sides.fork(fork), Sides.lab(label, lab), StepSeconds.NONE));
        }
        context.progress("compare", Message.of("verify.step.compare"));
        Comparison found = comparison(fork, lab, options, context);
        boolean match = isMatch(found) && !fork.empty() && !lab.empty();
        Verdict verdict = match ? Verdict.MATCH : Verdict.MISMATCH;
        var data = new VerifyData(
                verdict.word(), Sides.fork(fork), Sides.lab(label, lab), compared(found), StepSeconds.NONE);
        return new Verification(verdict, verdict.code(), sentence(found, match, fork.size()), data);
    }

    /// Reading NBT inside the comparison fails unchecked; here it becomes what it is.
    private static Comparison comparison(Snapshot fork, Snapshot lab, CompareOptions options, ActionContext context)
            throws ActionFailure, IOException {
        try {
            return Comparison.of(fork.columns(EntityColumns::new), lab.columns(EntityColumns::new), options, context);
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    /// Everything that was compared is the same, and nothing was left out because it could not be read.
    static boolean isMatch(Comparison found) {
        boolean sameEntities = found.order().equal()
                && found.types().countsMatch()
                && found.types().mismatches() == 0;
        boolean sameMotion = found.motion().positions().mismatches() == 0
                && found.motion().velocities().mismatches() == 0
                && found.motion().rotations().mismatches() == 0;
        boolean sameTrees = found.nbt().mismatches() == 0
                && found.nbt().unreadable() == 0
                && found.nbt().vehicles() == 0;
        return sameEntities
                && sameMotion
                && sameTrees
                && found.verdict() == dev.tickfork.bridge.compare.Verdict.IDENTICAL;
    }

    private static Compared compared(Comparison found) {
        return new Compared(
                found.types().counts().stream()
                        .map(row -> new TypeCount(row.type(), row.a(), row.b()))
                        .toList(),
                found.order().equal(),
                found.types().countsMatch(),
                new FieldTallies(
                        new FieldTally(found.nbt().compared(), found.nbt().mismatches()),
                        tally(found.motion().positions()),
                        tally(found.motion().velocities())),
                found.motion().derived().compared(),
                orderBreak(found.order().firstDivergence()));
    }

    private static FieldTally tally(Comparison.Gaps gaps) {
        return new FieldTally(gaps.compared(), gaps.mismatches());
    }

    private static @Nullable OrderBreak orderBreak(OrderDiff.@Nullable Divergence at) {
        return at == null ? null : new OrderBreak(at.index(), at.a(), at.b());
    }

    private static Message sentence(Comparison found, boolean match, int entities) {
        if (match) {
            return Message.of("verify.match", entities);
        }
        if (!found.order().equal()) {
            OrderDiff.Divergence at = found.order().firstDivergence();
            return Message.of("verify.mismatch.order", at == null ? 0 : at.index());
        }
        return Message.of(
                "verify.mismatch.fields",
                found.types().mismatches(),
                found.motion().positions().mismatches(),
                found.motion().velocities().mismatches(),
                found.motion().rotations().mismatches(),
                found.nbt().mismatches());
    }
}
