package dev.tickfork.app;

import dev.tickfork.app.cli.Windows;
import dev.tickfork.app.shell.Screenshots;
import dev.tickfork.app.shell.WindowProgram;
import dev.tickfork.bridge.capability.Engine;
import dev.tickfork.bridge.capability.EngineSettings;
import dev.tickfork.bridge.lab.SandboxRuntime;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/// The way from the command line to the window.
final class WindowSurface implements Windows {
    private final SandboxRuntime sandbox;
    private final PrintStream said;

    /// @param said told of each picture that is written
    WindowSurface(SandboxRuntime sandbox, PrintStream said) {
        this.sandbox = sandbox;
        this.said = said;
    }

    @Override
    public boolean possible() {
        String system = System.getProperty("os.name", "");
        return !system.equals("Linux")
                || System.getenv("DISPLAY") != null
                || "Headless".equals(System.getProperty("glass.platform"));
    }

    @Override
    public void open(Path home, Locale locale) throws InterruptedException {
        WindowProgram.run(home, locale, Pages.all(), bugs -> Engine.open(new EngineSettings(home, sandbox, bugs)));
    }

    @Override
    public int screenshots(Path out, List<Locale> languages, List<Boolean> dark, int width, int height, String only)
            throws Exception {
        System.setProperty("glass.platform", "Headless");
        System.setProperty("prism.order", "sw");
        Path home = Files.createTempDirectory("tickfork-screenshots");
        Path shown = Path.of(System.getProperty("user.home"), "TickFork"); // told on pages, neither read nor written
        try (Engine engine = Engine.open(new EngineSettings(home, sandbox, _ -> {}))) {
            var request = new Screenshots.Request(out, languages, dark, width, height, only);
            return new Screenshots(request, Pages.all(), engine.registry().all(), shown, said::println).run();
        }
    }
}
