package dev.tickfork.app.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import dev.tickfork.bridge.action.ActionResult;
import dev.tickfork.bridge.action.ActionRunner;
import dev.tickfork.bridge.action.Message;
import dev.tickfork.bridge.action.Outcome;
import dev.tickfork.bridge.action.ResourceTable;
import dev.tickfork.bridge.action.Scope;
import dev.tickfork.bridge.capability.Capability;
import dev.tickfork.bridge.capability.CapabilityRegistry;
import dev.tickfork.bridge.capability.HoldData;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/// The freeze clock and the way to let go, and the activity list below it, without a toolkit: a queue is
/// the FX thread.
@Timeout(60)
class HoldWatchTest {
    private final ExecutorService workers = Executors.newVirtualThreadPerTaskExecutor();
    private final LinkedBlockingQueue<Runnable> fx = new LinkedBlockingQueue<>();
    private final Scope scope = new Scope();
    private final AtomicReference<String> holder = new AtomicReference<>("");
    private final List<Throwable> bugs = new ArrayList<>();
    private final ActionRunner runner = new ActionRunner(workers, new ResourceTable(), bugs::add);
    private final Activity activity = new Activity(registry(), runner, scope, fx::add);
    private final WindowTexts texts =
            new WindowTexts(new WindowMemory(Path.of("none.json"), _ -> {}, _ -> {}), Locale.ENGLISH);
    private final HoldWatch holds = new HoldWatch(activity, new NoticeBoard(texts, _ -> {}), texts);

    @AfterEach
    void close() {
        scope.close();
        workers.shutdown();
        assertEquals(List.of(), bugs);
    }

    /// An operation that holds a world until it is cancelled, and the list of held worlds.
    private CapabilityRegistry registry() {
        Capability hold = Capability.named("world.fork").gives(String.class, (_, context) -> {
            holder.set(context.actionId());
            var cancelled = new CountDownLatch(1);
            try (var _ = context.onCancel(cancelled::countDown)) {
                cancelled.await();
            } finally {
                holder.set("");
            }
            context.checkCancelled();
            return Outcome.ok(Message.of("x"), null);
        });
        Capability list = Capability.named("hold.list").gives(HoldData.Listing.class, (_, _) -> {
            String id = holder.get();
            var theirs = new HoldData.Held("other", "world.fork", "127.0.0.1:9", 0, false);
            var ours = new HoldData.Held(id, "world.fork", "127.0.0.1:25581", 0, true);
            return Outcome.ok(
                    Message.of("x"), new HoldData.Listing(id.isEmpty() ? List.of(theirs) : List.of(theirs, ours)));
        });
        return new CapabilityRegistry(new ActionRunner(workers, new ResourceTable(), bugs::add), List.of(hold, list));
    }

    private void until(BooleanSupplier so) throws InterruptedException {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(30);
        while (!so.getAsBoolean()) {
            Runnable next = fx.poll(20, TimeUnit.MILLISECONDS);
            if (next != null) {
                next.run();
            }
            activity.tick();
            holds.tick();
            if (System.nanoTime() > end) {
                fail("not within 30 s");
            }
        }
    }

    @Test
    void theClockRunsWhileWeHoldAWorldAndUnfreezeCancelsWhatHoldsIt() throws Exception {
        var ended = new AtomicReference<ActionResult>();
        activity.submit("world.fork", Map.of(), ended::set);
        until(() -> holds.holdingProperty().get());
        assertEquals(1, holds.held().size(), "another workbench's hold is not ours");
        assertEquals("127.0.0.1:25581", holds.held().getFirst().address());
        until(() -> holds.since().toMillis() > 20);
        holds.unfreeze();
        until(() -> ended.get() != null);
        assertEquals("CANCELLED", ended.get().code());
        until(() -> !holds.holdingProperty().get());
        assertEquals(0, holds.since().toMillis());
    }

    @Test
    void whatIsReadComesBackAndAFailureKeepsItsCode() throws Exception {
        var got = new AtomicReference<String>();
        activity.read(Message.of("welcome.unpacking"), _ -> "text", got::set, _ -> fail("no failure"));
        until(() -> got.get() != null);
        assertEquals("text", got.get());
        var failed = new AtomicReference<ActionResult>();
        activity.read(
                Message.of("welcome.unpacking"),
                _ -> {
                    throw new NoSuchFileException("x");
                },
                _ -> fail("not read"),
                failed::set);
        until(() -> failed.get() != null);
        assertEquals("NOT_FOUND", failed.get().code());
        assertEquals(2, activity.items().size(), "the quiet looks are not listed");
        assertTrue(activity.items().getFirst().repeatable());
        assertFalse(activity.items().getLast().repeatable());
        activity.clear();
        assertEquals(0, activity.items().size());
    }
}
