package dev.tickfork.app.cli;

import dev.tickfork.bridge.action.ActionHandle;
import dev.tickfork.bridge.action.ActionResult;
import dev.tickfork.bridge.action.Diagnostic;
import dev.tickfork.bridge.action.Scope;
import dev.tickfork.bridge.capability.Caller;
import dev.tickfork.bridge.capability.Engine;
import dev.tickfork.bridge.lab.SandboxRuntime;
import dev.tickfork.bridge.report.ActionJson;
import dev.tickfork.bridge.report.ExitCode;
import dev.tickfork.bridge.texts.Texts;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.Executor;

/// One command's way through the registry: opens the engine, submits, shows progress, prints the result,
/// and gives the exit status. An interrupt cancels the action and waits until it has put back what it
/// changed.
public final class Session {
    private final Streams streams;
    private final EngineOpener engines;
    private final SandboxRuntime sandbox;
    private final Executor progressThreads;
    private final Windows windows;

    /// Opens the engine for a home folder.
    @FunctionalInterface
    public interface EngineOpener {
        Engine open(Path home) throws InterruptedException;
    }

    /// @param sandbox how the sandbox server is started
    public Session(Streams streams, EngineOpener engines, SandboxRuntime sandbox, Executor progressThreads) {
        this(streams, engines, sandbox, progressThreads, Windows.none());
    }

    /// @param windows the way to the window
    public Session(
            Streams streams, EngineOpener engines, SandboxRuntime sandbox, Executor progressThreads, Windows windows) {
        this.windows = windows;
        this.streams = streams;
        this.engines = engines;
        this.sandbox = sandbox;
        this.progressThreads = progressThreads;
    }

    PrintStream out() {
        return streams.out();
    }

    Windows windows() {
        return windows;
    }

    SandboxRuntime sandbox() {
        return sandbox;
    }

    Streams streams() {
        return streams;
    }

    /// Runs one operation.
    ///
    /// @param view prints the result for a person; not used with `--json`
    /// @return the exit status of outputs.md: 0, 1, 2 or 130
    int run(CommonOptions common, String capability, Map<String, Object> request, View view)
            throws InterruptedException {
        var texts = new Texts(common.locale());
        try (Engine engine = engines.open(common.homeFolder())) {
            return run(engine, texts, common, capability, request, view);
        }
    }

    private int run(
            Engine engine, Texts texts, CommonOptions common, String capability, Map<String, Object> request, View view)
            throws InterruptedException {
        engine.recovered().forEach(line -> streams.err().println(Printable.text(texts.render(line))));
        try (var scope = new Scope()) {
            var printer = new ProgressPrinter(streams.err(), texts, streams.terminal());
            ActionHandle handle = engine.registry().submit(capability, request, Caller.person("cli", scope));
            try (var _ = handle.onProgress(progressThreads, printer::show);
                    var interrupt = Interrupt.cancels(handle, result -> {
                        printer.end();
                        return print(result, texts, common.json, view);
                    })) {
                return interrupt.printOnce(handle.result().join());
            }
        }
    }

    /// Prints a result and gives its exit status.
    int print(ActionResult result, Texts texts, boolean json, View view) {
        if (json) {
            streams.out().println(new ActionJson(texts).render(result));
        } else {
            for (Diagnostic diagnostic : result.diagnostics()) {
                if (diagnostic.severity() != Diagnostic.Severity.INFO) {
                    streams.err().println(Printable.text(texts.render(diagnostic.text())));
                }
            }
            if (result.data() != null) {
                view.show(result.data(), new ViewTarget(streams.out(), texts));
            }
            (result.ok() ? streams.out() : streams.err()).println(Printable.text(texts.render(result.text())));
        }
        streams.out().flush();
        return ExitCode.of(result.code());
    }
}
