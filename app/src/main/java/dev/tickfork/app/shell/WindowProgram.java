package dev.tickfork.app.shell;

import dev.tickfork.app.ui.PageMaker;
import dev.tickfork.bridge.action.ActionRunner;
import dev.tickfork.bridge.action.ResourceTable;
import dev.tickfork.bridge.action.Scope;
import dev.tickfork.bridge.capability.Caller;
import dev.tickfork.bridge.capability.Engine;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import javafx.application.Application;
import javafx.application.HostServices;
import javafx.application.Platform;
import javafx.stage.Stage;
import javafx.stage.WindowEvent;

/// Runs the window as the program: opens the engine, shows the window, and puts everything back when it is closed.
public final class WindowProgram {
    /// Opens the engine for a home folder, telling bugs to the given handler.
    @FunctionalInterface
    public interface EngineOpener {
        Engine open(Consumer<Throwable> bugs) throws InterruptedException;
    }

    private WindowProgram() {}

    /// Blocks until the window is closed and all that it started has ended. Once a process.
    public static void run(Path home, Locale language, List<PageMaker> pages, EngineOpener engines)
            throws InterruptedException {
        var bugs = new BugDesk(home, Platform::runLater);
        Thread.setDefaultUncaughtExceptionHandler(bugs);
        try (ExecutorService workers = Executors.newVirtualThreadPerTaskExecutor();
                ExecutorService writer = Executors.newSingleThreadExecutor();
                Engine engine = engines.open(bugs)) {
            var readers = new ActionRunner(workers, new ResourceTable(), bugs);
            try (var scope = new Scope()) {
                var setup = new Setup(engine.registry(), readers, scope, home, writer, language, pages);
                untilClosed(setup, engine, bugs);
            }
            stopDemos(engine);
        }
    }

    private static void untilClosed(Setup setup, Engine engine, BugDesk bugs) throws InterruptedException {
        var closed = new CountDownLatch(1);
        Platform.startup(() -> {
            var stage = new Stage();
            HostServices host = new Bare().getHostServices();
            var window = new TickForkWindow(setup, stage, texts -> new SystemDesk(stage, host, texts), bugs);
            stage.addEventHandler(WindowEvent.WINDOW_HIDDEN, _ -> {
                window.close();
                closed.countDown();
            });
            window.show(engine.recovered());
        });
        closed.await();
        Platform.exit();
    }

    private static void stopDemos(Engine engine) {
        try (var last = new Scope()) {
            engine.registry()
                    .submit("demo.stop", Map.of(), Caller.person("window", last))
                    .result()
                    .join();
        }
    }

    /// JavaFX hands out the way to the browser through an application object only; this one is never launched.
    private static final class Bare extends Application {
        @Override
        public void start(Stage stage) {
            throw new IllegalStateException("never launched");
        }
    }
}
