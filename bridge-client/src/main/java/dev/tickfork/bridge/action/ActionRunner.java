package dev.tickfork.bridge.action;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.function.Consumer;

/// Runs actions: CREATED, QUEUED while resources are held by others, RUNNING, and one terminal result,
/// which becomes visible only after the action's scope is closed and its resources are released. Safe from
/// any thread.
public final class ActionRunner {
    private final Executor workers;
    private final ResourceTable resources;
    private final Consumer<Throwable> bugs;
    private final ActionIds ids = new ActionIds();
    private final Map<ActionHandle, Integer> trusts = new ConcurrentHashMap<>();

    /// @param workers runs each action on a thread of its own (a virtual one, say); must not run it in the
    ///     caller's
    /// @param bugs    told of every exception that no code explains, before the action ends as
    ///     `INTERNAL_ERROR`
    public ActionRunner(Executor workers, ResourceTable resources, Consumer<Throwable> bugs) {
        this.workers = workers;
        this.resources = resources;
        this.bugs = bugs;
    }

    /// Starts the action; returns at once.
    public ActionHandle submit(ActionRequest request, Scope scope) {
        var handle = new ActionHandle(ids.next(), request.name());
        if (!scope.adopt(handle)) {
            handle.cancel();
            end(handle, cancelled(handle, List.of()));
            return handle;
        }
        trusts.put(handle, request.trust());
        handle.enter(ActionState.QUEUED);
        workers.execute(() -> {
            ActionResult result = runHeld(request, handle);
            resources.release(handle);
            trusts.remove(handle);
            end(handle, result);
            scope.forget(handle);
        });
        return handle;
    }

    /// A handle that is terminal from the start, for requests that are refused before anything is acquired.
    public ActionHandle refuse(String name, ActionFailure failure) {
        var handle = new ActionHandle(ids.next(), name);
        end(handle, failed(handle, failure, List.of()));
        return handle;
    }

    private static void end(ActionHandle handle, ActionResult result) {
        ActionState last = result.ok()
                ? ActionState.SUCCEEDED
                : result.code().equals(Codes.CANCELLED) ? ActionState.CANCELLED : ActionState.FAILED;
        handle.finish(last, result);
    }

    private ActionResult runHeld(ActionRequest request, ActionHandle handle) {
        try (var context = new RunningContext(handle)) {
            try {
                acquire(request, handle);
                handle.cancelSignal().check();
                handle.enter(ActionState.RUNNING);
                Outcome outcome = request.operation().run(context);
                return new ActionResult(
                        outcome.ok(),
                        outcome.code(),
                        outcome.text(),
                        outcome.retryable(),
                        handle.id(),
                        outcome.data(),
                        context.diagnostics());
            } catch (ActionFailure e) {
                return failed(handle, e, context.diagnostics());
            } catch (CancellationException e) {
                return cancelledOr(handle, e, context.diagnostics());
            } catch (InterruptedException _) {
                return cancelled(handle, context.diagnostics());
            } catch (IOException e) {
                return failed(handle, IoFailures.explain(e), context.diagnostics());
            } catch (Throwable e) { // the only such catch: even an out-of-memory error must end the action
                bugs.accept(e);
                return bug(handle, e, context.diagnostics());
            }
        }
    }

    private ActionResult cancelledOr(ActionHandle handle, CancellationException e, List<Diagnostic> diagnostics) {
        if (handle.cancelSignal().raised()) {
            return cancelled(handle, diagnostics);
        }
        bugs.accept(e);
        return bug(handle, e, diagnostics);
    }

    private void acquire(ActionRequest request, ActionHandle handle) throws ActionFailure, InterruptedException {
        if (request.resources().isEmpty()) {
            return;
        }
        try (var _ = handle.cancelSignal().onRaise(resources::wake)) {
            while (true) {
                handle.cancelSignal().check();
                Optional<ActionHandle> inTheWay = resources.tryAcquire(request.resources(), handle);
                if (inTheWay.isEmpty()) {
                    return;
                }
                giveUpOrMakeWay(request, inTheWay.get());
                resources.awaitChange(request.resources(), handle);
            }
        }
    }

    private void giveUpOrMakeWay(ActionRequest request, ActionHandle holder) throws ActionFailure {
        boolean mayPreempt = request.conflict() == ActionRequest.Conflict.PREEMPT
                && trusts.getOrDefault(holder, 0) < request.trust();
        if (mayPreempt) {
            holder.cancel();
        } else if (request.conflict() != ActionRequest.Conflict.WAIT) {
            throw ActionFailure.of(Codes.RESOURCE_BUSY, Message.of("action.busy", holder.name(), holder.id()))
                    .with(Map.of("holder", holder.id(), "resources", List.copyOf(request.resources())))
                    .asRetryable();
        }
    }

    private static ActionResult failed(ActionHandle handle, ActionFailure e, List<Diagnostic> diagnostics) {
        return new ActionResult(
                false,
                e.code(),
                e.text(),
                e.retryable(),
                handle.id(),
                e.data().isEmpty() ? null : e.data(),
                diagnostics);
    }

    private static ActionResult cancelled(ActionHandle handle, List<Diagnostic> diagnostics) {
        return new ActionResult(
                false,
                Codes.CANCELLED,
                Message.of("action.cancelled", handle.name()),
                true,
                handle.id(),
                null,
                diagnostics);
    }

    private static ActionResult bug(ActionHandle handle, Throwable e, List<Diagnostic> diagnostics) {
        return new ActionResult(
                false,
                Codes.INTERNAL_ERROR,
                Message.of("action.bug", handle.name(), e.toString()),
                false,
                handle.id(),
                null,
                diagnostics);
    }

    /// The context of one running action.
    private static final class RunningContext implements ActionContext, AutoCloseable {
        private final ActionHandle handle;
        private final Scope scope = new Scope();
        private final List<Diagnostic> diagnostics = new ArrayList<>();

        RunningContext(ActionHandle handle) {
            this.handle = handle;
        }

        @Override
        public String actionId() {
            return handle.id();
        }

        @Override
        public void progress(Progress progress) {
            checkCancelled();
            handle.report(progress);
        }

        @Override
        public void checkCancelled() {
            handle.cancelSignal().check();
        }

        @Override
        public void diagnostic(Diagnostic diagnostic) {
            synchronized (diagnostics) {
                diagnostics.add(diagnostic);
            }
        }

        @Override
        public Registration onCancel(Runnable wake) {
            return handle.cancelSignal().onRaise(wake);
        }

        @Override
        public Scope scope() {
            return scope;
        }

        @Override
        public void close() {
            scope.close();
        }

        List<Diagnostic> diagnostics() {
            synchronized (diagnostics) {
                return List.copyOf(diagnostics);
            }
        }
    }
}
