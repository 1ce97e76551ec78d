package dev.tickfork.bridge.restore;

import dev.tickfork.bridge.action.ActionFailure;
import java.util.List;
import java.util.Optional;

/// How far the summoning came. Immutable.
///
/// @param summoned     commands that the game acknowledged
/// @param failed       commands that it refused; after the first of them nothing more was sent
/// @param unanswered   commands that were sent and whose answer never came
/// @param notAttempted commands that were never sent
/// @param broke        what ended the connection, if something did
record SummonTally(
        int summoned, List<FailedSummon> failed, int unanswered, int notAttempted, Optional<ActionFailure> broke) {
    SummonTally {
        failed = List.copyOf(failed);
    }

    boolean isComplete() {
        return failed.isEmpty() && unanswered == 0 && notAttempted == 0;
    }
}
