package dev.tickfork.app.ui;

import dev.tickfork.bridge.action.ActionContext;

/// Work that only reads; runs on a worker thread and may throw `ActionFailure`, `IOException`, or be cancelled.
@FunctionalInterface
public interface Reading<T> {
    T read(ActionContext context) throws Exception;
}
