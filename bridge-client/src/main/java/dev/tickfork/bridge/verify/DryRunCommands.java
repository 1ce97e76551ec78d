package dev.tickfork.bridge.verify;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.Diagnostic;
import dev.tickfork.bridge.action.Message;
import dev.tickfork.bridge.restore.RestorePlan;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/// The commands of a plan as a list for a result. Stateless.
final class DryRunCommands {
    /// Characters of commands that a result carries: it has to pass as one line of at most 64 MiB.
    static final long CHARACTERS = 32L * 1024 * 1024;

    private DryRunCommands() {}

    /// All commands, or the first ones and a diagnostic that says how many were left out.
    static List<String> of(RestorePlan plan, ActionContext context) throws IOException {
        var out = new ArrayList<String>();
        long room = CHARACTERS;
        for (int i = 0; i < plan.size(); i++) {
            context.checkCancelled();
            String command = plan.summon(i).command();
            room -= command.length();
            if (room < 0) {
                context.diagnostic(
                        Diagnostic.warning("COMMANDS_CUT", Message.of("verify.commands_cut", out.size(), plan.size())));
                break;
            }
            out.add(command);
        }
        return List.copyOf(out);
    }
}
