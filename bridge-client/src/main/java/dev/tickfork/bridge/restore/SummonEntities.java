package dev.tickfork.bridge.restore;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.ActionFailure;
import dev.tickfork.bridge.action.Diagnostic;
import dev.tickfork.bridge.action.IoFailures;
import dev.tickfork.bridge.action.Message;
import dev.tickfork.protocol.Capabilities;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;

/// Sends the summon commands of a plan in their order: ahead of the answers where the mod can tell
/// answers apart, else
/// one by one. Stops sending at the first refusal. One thread, used once.
final class SummonEntities {
    private static final int REPORT_EVERY = 64;

    /// An answer waits for those before it, and a long command for its turn on the game's thread.
    private static final Duration ANSWER = Duration.ofMinutes(1);

    private final RestorePlan plan;
    private final CommandWindow<PlannedSummon> window;
    private final boolean oneByOne;
    private final List<FailedSummon> failed = new ArrayList<>();
    private int summoned;
    private int sent;

    SummonEntities(RestorePlan plan, LabGame game) {
        this.plan = plan;
        this.window = new CommandWindow<>(game.connection(), ANSWER);
        this.oneByOne = !game.connection().supports(Capabilities.REQUEST_ID);
    }

    /// @return how far it came; what ended it is part of that and not thrown
    /// @throws CancellationException cancelled between two commands; what was summoned stays, and a
    ///       diagnostic says so
    SummonTally run(ActionContext context) throws InterruptedException {
        try {
            while (sent < plan.size() && failed.isEmpty()) {
                context.checkCancelled();
                sendNext(context);
            }
            while (!window.isEmpty()) {
                takeOne(context);
            }
            return tally(Optional.empty());
        } catch (ActionFailure e) {
            return tally(Optional.of(e));
        } catch (IOException e) {
            return tally(Optional.of(IoFailures.explain(e)));
        } catch (CancellationException e) {
            context.diagnostic(new Diagnostic(
                    "PARTIAL_RESTORE",
                    Diagnostic.Severity.WARNING,
                    Message.of("restore.partial", summoned, plan.size()),
                    Map.of(
                            "summoned",
                            summoned,
                            "unanswered",
                            sent - summoned - failed.size(),
                            "planned",
                            plan.size())));
            throw e;
        }
    }

    private void sendNext(ActionContext context) throws ActionFailure, IOException, InterruptedException {
        PlannedSummon next = plan.summon(sent);
        while (window.isFull(next.command().length())) {
            takeOne(context);
        }
        if (!failed.isEmpty()) {
            return;
        }
        window.send(next, next.command(), context);
        sent++;
        if (oneByOne) {
            takeOne(context);
        }
    }

    private void takeOne(ActionContext context) throws ActionFailure, InterruptedException {
        var answer = window.take();
        PlannedSummon summon = answer.subject();
        if (GameAnswers.done(answer.reply())) {
            summoned++;
        } else {
            failed.add(new FailedSummon(
                    summon.index(),
                    summon.uuid(),
                    summon.command(),
                    answer.reply().output()));
        }
        if (summoned % REPORT_EVERY == 0 || summoned == plan.size()) {
            context.progress("summon", Message.of("restore.step.summon", plan.size()), summoned, plan.size());
        }
    }

    private SummonTally tally(Optional<ActionFailure> broke) {
        int unanswered = sent - summoned - failed.size();
        return new SummonTally(summoned, failed, unanswered, plan.size() - sent, broke);
    }
}
