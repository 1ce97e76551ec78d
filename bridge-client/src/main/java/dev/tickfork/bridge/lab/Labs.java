package dev.tickfork.bridge.lab;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.ActionFailure;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/// The labs of one home folder: ordinary server folders under `labs/`, each with at most one process.
/// Holds no
/// state of
/// its own but the files, so several processes may use one home. Safe from any thread; calls block.
@SuppressWarnings({"DoNotCallSuggester", "UnusedVariable"})
public final class Labs {
    /// How long a start may take.
    public static final Duration START = Duration.ofMinutes(5);
    /// How long a server may take to stop by itself.
    public static final Duration STOP = Duration.ofMinutes(2);

    /// @param home the data folder (`~/TickFork`)
    public Labs(Path home, SandboxRuntime runtime, WorldImporter importer) {}

    public LabRecord provision(ProvisionRequest request, ActionContext context)
            throws ActionFailure, InterruptedException {
        throw new UnsupportedOperationException();
    }

    /// Starts the process and waits until the server is proved ready: its log says so, its mod greets,
    /// and the
    /// world
    /// that it names is the lab's own. The process outlives ours. Cancelling ends what was started.
    ///
    /// @param wait longest wait; when it runs out the process is left running and the failure says so
    public LabStatus start(String name, Duration wait, ActionContext context)
            throws ActionFailure, InterruptedException {
        throw new UnsupportedOperationException();
    }

    /// Stops by RCON, then by signal, then by force; only ever the process that is proved to be the
    /// lab's. A
    /// lab that
    /// is
    /// not running is a success.
    public LabStatus stop(String name, Duration wait, ActionContext context)
            throws ActionFailure, InterruptedException {
        throw new UnsupportedOperationException();
    }

    public LabStatus status(String name, ActionContext context) throws ActionFailure, InterruptedException {
        throw new UnsupportedOperationException();
    }

    public List<LabStatus> list(ActionContext context) throws ActionFailure, InterruptedException {
        throw new UnsupportedOperationException();
    }

    /// Runs a console command by the mod port when it answers, else by RCON.
    public ExecReply exec(String name, String command, ActionContext context)
            throws ActionFailure, InterruptedException {
        throw new UnsupportedOperationException();
    }

    /// @return the last lines of the lab's console, oldest first
    public List<String> log(String name, int lines) throws ActionFailure {
        throw new UnsupportedOperationException();
    }

    /// Moves a stopped lab to `trash/`.
    ///
    /// @return where it is now
    public Path remove(String name, ActionContext context) throws ActionFailure, InterruptedException {
        throw new UnsupportedOperationException();
    }
}
