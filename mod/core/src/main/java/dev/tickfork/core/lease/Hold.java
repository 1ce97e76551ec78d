package dev.tickfork.core.lease;

import dev.tickfork.core.GameHost;
import dev.tickfork.core.TickState;
import dev.tickfork.protocol.Fields;
import java.util.LinkedHashSet;
import java.util.Set;

/// Freezing and autosave as we found and left them: puts back what is still ours, leaves what somebody
/// else changed. Game thread only.
final class Hold {
    private final GameHost host;
    private boolean held;
    private boolean priorFrozen;
    private boolean priorAutosave;
    private boolean frozenIsTheirs;
    private boolean autosaveIsTheirs;
    private long gameTime;

    Hold(GameHost host) {
        this.host = host;
    }

    boolean held() {
        return held;
    }

    boolean priorFrozen() {
        return priorFrozen;
    }

    boolean priorAutosave() {
        return priorAutosave;
    }

    /// Freezes and stops autosave. What somebody changed since the first lease becomes the state to go
    /// back to.
    void acquire() {
        boolean frozen = host.tickState().frozen();
        boolean autosave = host.autosave();
        if (!held || frozenIsTheirs || !frozen) {
            priorFrozen = frozen;
            frozenIsTheirs = false;
        }
        if (!held || autosaveIsTheirs || autosave) {
            priorAutosave = autosave;
            autosaveIsTheirs = false;
        }
        held = true; // from here on a failure is undone by release
        if (!frozen) {
            host.setFrozen(true);
        }
        if (autosave) {
            host.setAutosave(false);
        }
        gameTime = host.tickState().gameTime();
    }

    /// Looks for changes that we did not make. Cheap; called after each tick.
    ///
    /// @return the fields that somebody else changed since the last look
    Set<String> look() {
        Set<String> changed = new LinkedHashSet<>();
        if (!held) {
            return changed;
        }
        TickState now = host.tickState();
        if (!now.frozen()) {
            frozenIsTheirs = true;
            changed.add(Fields.FROZEN);
        }
        if (host.autosave()) {
            autosaveIsTheirs = true;
            changed.add(Fields.AUTOSAVE);
        }
        if (now.gameTime() != gameTime) { // a step or sprint
            gameTime = now.gameTime();
            changed.add(Fields.GAME_TIME);
        }
        return changed;
    }

    /// Puts the prior state back, except for what is somebody else's by now.
    void release() {
        look();
        held = false;
        if (!frozenIsTheirs && !priorFrozen) {
            host.setFrozen(false);
        }
        if (!autosaveIsTheirs && priorAutosave) {
            host.setAutosave(true);
        }
        frozenIsTheirs = false;
        autosaveIsTheirs = false;
    }
}
