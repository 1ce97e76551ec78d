package dev.tickfork.bridge.action;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickfork.bridge.action.ActionRequest.Conflict;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class ActionRunnerTest {
    private static final Message DONE = Message.of("test.done");
    private static final Duration LONG = Duration.ofSeconds(30);

    private final ExecutorService workers = Executors.newVirtualThreadPerTaskExecutor();
    private final ResourceTable resources = new ResourceTable();
    private final List<Throwable> bugs = new CopyOnWriteArrayList<>();
    private final ActionRunner runner = new ActionRunner(workers, resources, bugs::add);
    private final Scope scope = new Scope();

    @AfterEach
    void stop() {
        scope.close();
        workers.shutdownNow();
    }

    private ActionHandle start(Set<String> names, Conflict conflict, int trust, Operation work) {
        return runner.submit(new ActionRequest("test.work", names, conflict, trust, work), scope);
    }

    private ActionHandle start(Operation work) {
        return start(Set.of(), Conflict.FAIL, 0, work);
    }

    private static ActionResult result(ActionHandle handle) throws InterruptedException {
        return handle.await(LONG).orElseThrow();
    }

    @Test
    void anOutcomeBecomesTheResult() throws Exception {
        ActionHandle handle = start(_ -> Outcome.ok(DONE, "data"));
        ActionResult result = result(handle);
        assertTrue(result.ok());
        assertEquals(Codes.OK, result.code());
        assertEquals("data", result.data());
        assertEquals(handle.id(), result.actionId());
        assertEquals(ActionState.SUCCEEDED, handle.state());
    }

    @Test
    void aMismatchIsAFailedActionThatKeepsItsData() throws Exception {
        ActionHandle handle = start(_ -> Outcome.not(Codes.MISMATCH, DONE, 5));
        assertEquals(5, result(handle).data());
        assertEquals(ActionState.FAILED, handle.state());
    }

    @Test
    void anExpectedFailureKeepsItsCodeAndReachesNoBugHandler() throws Exception {
        ActionHandle handle = start(_ -> {
            throw ActionFailure.of(Codes.TIMEOUT, DONE)
                    .with(Map.of("seconds", 5))
                    .asRetryable();
        });
        ActionResult result = result(handle);
        assertEquals(Codes.TIMEOUT, result.code());
        assertTrue(result.retryable());
        assertEquals(Map.of("seconds", 5), result.data());
        assertEquals(List.of(), bugs);
    }

    @Test
    void aMissingFileIsExplainedWithItsPath() throws Exception {
        ActionResult result = result(start(_ -> {
            throw new NoSuchFileException("/somewhere/meta.json");
        }));
        assertEquals(Codes.NOT_FOUND, result.code());
        assertEquals(List.of("/somewhere/meta.json"), result.text().args());
    }

    @Test
    void aFullDiskHasItsOwnCode() throws Exception {
        ActionResult result = result(start(_ -> {
            throw new IOException("No space left on device");
        }));
        assertEquals(Codes.DISK_FULL, result.code());
    }

    @Test
    void aBugIsToldToTheHandlerAndEndsTheAction() throws Exception {
        ActionResult result = result(start(_ -> {
            throw new IllegalStateException("broken");
        }));
        assertEquals(Codes.INTERNAL_ERROR, result.code());
        assertInstanceOf(IllegalStateException.class, bugs.getFirst());
    }

    @Test
    void cancelStopsAtTheNextProgress() throws Exception {
        var running = new CountDownLatch(1);
        var go = new CountDownLatch(1);
        ActionHandle handle = start(context -> {
            running.countDown();
            go.await();
            context.progress("step", DONE);
            return Outcome.ok(DONE, null);
        });
        running.await();
        handle.cancel();
        go.countDown();
        assertEquals(Codes.CANCELLED, result(handle).code());
        assertEquals(ActionState.CANCELLED, handle.state());
    }

    @Test
    void cancelWakesBlockedWork() throws Exception {
        var blocked = new CountDownLatch(1);
        var never = new CountDownLatch(1);
        ActionHandle handle = start(context -> {
            try (var _ = context.onCancel(never::countDown)) {
                blocked.countDown();
                never.await();
            }
            context.checkCancelled();
            return Outcome.ok(DONE, null);
        });
        blocked.await();
        handle.cancel();
        assertEquals(Codes.CANCELLED, result(handle).code());
    }

    @Test
    void aCancelThatComesTooLateDoesNotHideTheResult() throws Exception {
        ActionHandle handle = start(_ -> Outcome.ok(DONE, 1));
        assertTrue(result(handle).ok());
        handle.cancel();
        assertTrue(result(handle).ok());
        assertEquals(ActionState.SUCCEEDED, handle.state());
    }

    @Test
    void aHeldResourceRefusesAndNamesItsHolder() throws Exception {
        var go = new CountDownLatch(1);
        var holds = new CountDownLatch(1);
        ActionHandle first = start(Set.of("lab/a", "lab/b"), Conflict.FAIL, 0, _ -> {
            holds.countDown();
            go.await();
            return Outcome.ok(DONE, null);
        });
        holds.await();
        ActionResult busy = result(start(Set.of("lab/b"), Conflict.FAIL, 0, _ -> Outcome.ok(DONE, null)));
        assertEquals(Codes.RESOURCE_BUSY, busy.code());
        assertEquals(first.id(), ((Map<?, ?>) assertNotNullData(busy)).get("holder"));
        go.countDown();
        assertTrue(result(first).ok());
        assertEquals(List.of(), resources.held());
    }

    private static Object assertNotNullData(ActionResult result) {
        Object data = result.data();
        assertNotNull(data);
        return data;
    }

    @Test
    void resourcesAreFreeWhenTheResultIsSeen() throws Exception {
        for (int i = 0; i < 200; i++) {
            ActionResult result = result(start(Set.of("lab/a"), Conflict.FAIL, 0, _ -> Outcome.ok(DONE, null)));
            assertEquals(Codes.OK, result.code(), "run " + i);
        }
    }

    @Test
    void waitersQueueUntilTheHolderEnds() throws Exception {
        var go = new CountDownLatch(1);
        var holds = new CountDownLatch(1);
        start(Set.of("lab/a"), Conflict.FAIL, 0, _ -> {
            holds.countDown();
            go.await();
            return Outcome.ok(DONE, null);
        });
        holds.await();
        ActionHandle waiting = start(Set.of("lab/a"), Conflict.WAIT, 0, _ -> Outcome.ok(DONE, null));
        assertFalse(waiting.await(Duration.ofMillis(50)).isPresent());
        assertEquals(ActionState.QUEUED, waiting.state());
        go.countDown();
        assertTrue(result(waiting).ok());
    }

    @Test
    void aQueuedActionCanBeCancelled() throws Exception {
        var go = new CountDownLatch(1);
        var holds = new CountDownLatch(1);
        start(Set.of("lab/a"), Conflict.FAIL, 0, _ -> {
            holds.countDown();
            go.await();
            return Outcome.ok(DONE, null);
        });
        holds.await();
        ActionHandle waiting = start(Set.of("lab/a"), Conflict.WAIT, 0, _ -> Outcome.ok(DONE, null));
        waiting.cancel();
        assertEquals(Codes.CANCELLED, result(waiting).code());
        go.countDown();
    }

    @Test
    void onlyHigherTrustPreempts() throws Exception {
        var holds = new CountDownLatch(1);
        ActionHandle low = start(Set.of("lab/a"), Conflict.FAIL, 1, context -> {
            var stop = new CountDownLatch(1);
            try (var _ = context.onCancel(stop::countDown)) {
                holds.countDown();
                stop.await();
            }
            context.checkCancelled();
            return Outcome.ok(DONE, null);
        });
        holds.await();
        ActionResult equal = result(start(Set.of("lab/a"), Conflict.PREEMPT, 1, _ -> Outcome.ok(DONE, null)));
        assertEquals(Codes.RESOURCE_BUSY, equal.code());
        ActionResult higher = result(start(Set.of("lab/a"), Conflict.PREEMPT, 2, _ -> Outcome.ok(DONE, null)));
        assertTrue(higher.ok());
        assertEquals(Codes.CANCELLED, result(low).code());
    }

    @Test
    void overlappingSetsNeverDeadlock() throws Exception {
        var handles = new ArrayList<ActionHandle>();
        var ran = new AtomicInteger();
        for (int i = 0; i < 2_000; i++) {
            Set<String> names = Set.of("r/" + i % 7, "q/" + i * 31 % 11, "s/" + i % 3);
            handles.add(start(names, Conflict.WAIT, 0, context -> {
                ran.incrementAndGet();
                context.progress("run", DONE, 1, 2);
                return Outcome.ok(DONE, null);
            }));
            if (i % 5 == 0) {
                handles.getLast().cancel();
            }
        }
        int ended = 0;
        for (ActionHandle handle : handles) {
            assertTrue(result(handle).code().equals(Codes.OK)
                    || result(handle).code().equals(Codes.CANCELLED));
            ended++;
        }
        assertEquals(2_000, ended);
        assertTrue(ran.get() >= 1_600, "ran " + ran);
        assertEquals(List.of(), resources.held());
        assertEquals(List.of(), bugs);
    }

    @Test
    void aSlowListenerGetsTheNewestProgressNotAll() throws Exception {
        var seen = new CopyOnWriteArrayList<Progress>();
        var first = new CountDownLatch(1);
        var slow = new CountDownLatch(1);
        var listening = new CountDownLatch(1);
        ActionHandle handle = start(context -> {
            listening.await();
            for (int i = 0; i <= 1_000; i++) {
                context.progress("count", DONE, i, 1_000);
                if (i == 0) {
                    first.await();
                }
            }
            slow.countDown();
            return Outcome.ok(DONE, null);
        });
        var last = new CountDownLatch(1);
        handle.onProgress(workers, progress -> {
            seen.add(progress);
            first.countDown();
            awaitQuietly(slow);
            if (progress.fraction().orElse(0) == 1.0) {
                last.countDown();
            }
        });
        listening.countDown();
        assertTrue(last.await(30, TimeUnit.SECONDS));
        assertTrue(seen.size() <= 3, "delivered " + seen.size());
    }

    private static void awaitQuietly(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    @Test
    void closingAScopeCancelsWhatItOwnsAndRefusesMore() throws Exception {
        var blocked = new CountDownLatch(1);
        ActionHandle handle = start(context -> {
            var stop = new CountDownLatch(1);
            try (var _ = context.onCancel(stop::countDown)) {
                blocked.countDown();
                stop.await();
            }
            context.checkCancelled();
            return Outcome.ok(DONE, null);
        });
        blocked.await();
        scope.close();
        assertEquals(ActionState.CANCELLED, handle.state());
        assertEquals(Codes.CANCELLED, result(start(_ -> Outcome.ok(DONE, null))).code());
    }

    @Test
    void childrenEndBeforeTheirParentsResultIsSeen() throws Exception {
        var child = new ArrayList<ActionHandle>();
        ActionHandle parent = start(context -> {
            var blocked = new CountDownLatch(1);
            child.add(runner.submit(
                    new ActionRequest("test.child", Set.of("lab/c"), Conflict.FAIL, 0, inner -> {
                        var stop = new CountDownLatch(1);
                        try (var _ = inner.onCancel(stop::countDown)) {
                            blocked.countDown();
                            stop.await();
                        }
                        inner.checkCancelled();
                        return Outcome.ok(DONE, null);
                    }),
                    context.scope()));
            blocked.await();
            return Outcome.ok(DONE, null);
        });
        assertTrue(result(parent).ok());
        assertTrue(child.getFirst().state().terminal());
        assertEquals(List.of(), resources.held());
    }
}
