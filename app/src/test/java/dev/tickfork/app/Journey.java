package dev.tickfork.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.fail;

import dev.tickfork.app.shell.BugDesk;
import dev.tickfork.app.shell.Setup;
import dev.tickfork.app.shell.TickForkWindow;
import dev.tickfork.app.ui.Target;
import dev.tickfork.bridge.action.ActionRunner;
import dev.tickfork.bridge.action.ResourceTable;
import dev.tickfork.bridge.action.Scope;
import dev.tickfork.bridge.capability.Caller;
import dev.tickfork.bridge.capability.Engine;
import dev.tickfork.bridge.capability.EngineSettings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;

/// A whole way through the real window, over a real engine and real sandbox processes, on the platform
/// without a screen.
///
/// Each journey first opens every page once, before the stall monitor begins: JavaFX and our classes are
/// loaded and linked then, which a user meets once after the start and which takes up to a second on a busy
/// machine. From then on a journey fails when the FX thread was blocked for more than 200 ms, when anything
/// reached the bug handler, or when a server is left behind.
public abstract class Journey {
    private static final long PATIENCE_SECONDS = 120;
    private static final long LOOK_NANOS = 20_000_000;

    @TempDir
    Path folder;

    private final FxRobot robot = new FxRobot();
    private final FakeDesk desk = new FakeDesk();
    private final Scope scope = new Scope();
    private final ExecutorService workers = Executors.newVirtualThreadPerTaskExecutor();
    private final ExecutorService writer = Executors.newSingleThreadExecutor();
    private Path home;
    private Engine engine;
    private TickForkWindow window;
    private StallMonitor stalls;

    @BeforeEach
    final void open() throws Exception {
        home = Files.createDirectories(folder.resolve("量子硫方怪"));
        prepare(home);
        startToolkit();
        var bugs = new BugDesk(home, Platform::runLater);
        engine = Engine.open(new EngineSettings(home, Stage.sandbox(), bugs));
        var readers = new ActionRunner(workers, new ResourceTable(), bugs);
        var setup = new Setup(engine.registry(), readers, scope, home, writer, Locale.ENGLISH, Pages.all());
        onFx(() -> {
            Thread.currentThread().setUncaughtExceptionHandler(bugs);
            var stage = new javafx.stage.Stage();
            window = new TickForkWindow(setup, stage, _ -> desk, bugs);
            stage.setX(0);
            stage.setY(0);
            window.show(List.of());
            stage.setHeight(900);
        });
        for (var maker : Pages.all()) {
            onFx(() -> window.go(Target.of(maker.info().id())));
            settle();
        }
        warm();
        onFx(() -> window.go(Target.of("welcome")));
        settle();
        stalls = new StallMonitor();
    }

    /// JavaFX starts once a process; the next journey finds it running. TestFX's own start wants another
    /// headless platform.
    private static void startToolkit() {
        try {
            Platform.startup(() -> Platform.setImplicitExit(false));
        } catch (IllegalStateException _) {
            return; // it runs already
        }
    }

    /// Puts into the home what the journey wants there before the window opens.
    protected void prepare(Path where) throws Exception {
        // nothing, unless a journey says otherwise
    }

    /// Fills pages once before the stall monitor begins, where an empty page loads too little of what the journey
    /// meets.
    protected void warm() {
        // nothing, unless a journey says otherwise
    }

    @AfterEach
    final void close() throws Exception {
        if (stalls == null) {
            return; // the window did not open, and that is what fails
        }
        stalls.close();
        onFx(window::close);
        scope.close();
        run("demo.stop", Map.of());
        engine.close();
        writer.shutdown();
        workers.shutdown();
        Path log = home.resolve("log").resolve("window.log");
        assertFalse(Files.exists(log), () -> "bugs:\n" + read(log));
        assertEquals(List.of(), stalls.stalls(), "the FX thread was blocked");
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            return e.toString();
        }
    }

    private void run(String operation, Map<String, Object> request) {
        try (var last = new Scope()) {
            engine.registry()
                    .submit(operation, request, Caller.person("test", last))
                    .result()
                    .join();
        }
    }

    protected final FxRobot robot() {
        return robot;
    }

    protected final FakeDesk desk() {
        return desk;
    }

    protected final Path home() {
        return home;
    }

    protected final Engine engine() {
        return engine;
    }

    protected final void go(Target target) {
        onFx(() -> window.go(target));
    }

    /// The page in view, and where it is.
    protected final Target here() {
        return window.here();
    }

    /// Runs on the FX thread and waits.
    protected final void onFx(Runnable work) {
        robot.interact(work);
    }

    /// Lets the FX thread come round a few times.
    protected final void settle() {
        for (int i = 0; i < 3; i++) {
            onFx(() -> {});
        }
    }

    /// Waits until something is so.
    protected final void until(String what, BooleanSupplier so) {
        long end = System.nanoTime() + PATIENCE_SECONDS * 1_000_000_000;
        while (System.nanoTime() < end) {
            var answer = new boolean[1];
            onFx(() -> answer[0] = so.getAsBoolean());
            if (answer[0]) {
                return;
            }
            LockSupport.parkNanos(LOOK_NANOS);
        }
        fail("not within " + PATIENCE_SECONDS + " s: " + what);
    }

    /// Whether a text is to be seen anywhere in the window.
    protected final boolean seen(String text) {
        return robot.lookup((Node node) -> node instanceof Labeled label
                        && label.getText() != null
                        && label.getText().contains(text)
                        && shown(label))
                .tryQuery()
                .isPresent();
    }

    private static boolean shown(Node node) {
        for (Node at = node; at != null; at = at.getParent()) {
            if (!at.isVisible()) {
                return false;
            }
        }
        return true;
    }
}
