package dev.tickfork.bridge.verify;

import org.jspecify.annotations.Nullable;

/// Wall-clock seconds of each step; null for a step that was not part of the work.
public record StepSeconds(
        @Nullable Double freezeWindow,
        @Nullable Double fork,
        @Nullable Double provision,
        @Nullable Double start,
        @Nullable Double restore,
        @Nullable Double verify,
        @Nullable Double total) {
    public static final StepSeconds NONE = new StepSeconds(null, null, null, null, null, null, null);

    public StepSeconds withRestore(@Nullable Double seconds) {
        return new StepSeconds(freezeWindow, fork, provision, start, seconds, verify, total);
    }

    public StepSeconds withVerify(@Nullable Double seconds) {
        return new StepSeconds(freezeWindow, fork, provision, start, restore, seconds, total);
    }

    public StepSeconds withTotal(@Nullable Double seconds) {
        return new StepSeconds(freezeWindow, fork, provision, start, restore, verify, seconds);
    }
}
