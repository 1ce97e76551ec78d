package dev.tickfork.bridge.lab;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.ActionFailure;
import dev.tickfork.bridge.action.Codes;
import dev.tickfork.bridge.action.IoFailures;
import dev.tickfork.bridge.action.Message;
import dev.tickfork.bridge.wire.CommandReply;
import dev.tickfork.bridge.wire.Endpoint;
import dev.tickfork.bridge.wire.InstanceLocator;
import dev.tickfork.bridge.wire.Located;
import dev.tickfork.bridge.wire.ModConnection;
import dev.tickfork.protocol.SafeName;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;

/// The labs of one home folder: ordinary server folders under `labs/`, each with at most one process.
/// Holds no state of
/// its own but the files, so several processes may use one home. Safe from any thread; calls block.
public final class Labs {
    /// How long a start may take.
    public static final Duration START = Duration.ofMinutes(5);
    /// How long a server may take to stop by itself.
    public static final Duration STOP = Duration.ofMinutes(2);

    private static final Duration HELLO = Duration.ofSeconds(2);
    private static final Duration RCON = Duration.ofSeconds(15);

    private final Path home;
    private final SandboxRuntime runtime;
    private final WorldImporter importer;
    private final InstanceLocator locator = new InstanceLocator(HELLO);

    /// @param home the data folder (`~/TickFork`)
    public Labs(Path home, SandboxRuntime runtime, WorldImporter importer) {
        this.home = home.toAbsolutePath().normalize();
        this.runtime = runtime;
        this.importer = importer;
    }

    /// Makes a lab, or makes a stopped one anew with the same id and new ports.
    ///
    /// @throws ActionFailure `INVALID_REQUEST` unsafe name, bad memory; `NAME_TAKEN` a name that differs
    ///       in case only, or
    ///                       a world that is there already; `LAB_STATE` it runs; `RESOURCE_BUSY`
    ///       somebody changes it
    public LabRecord provision(ProvisionRequest request, ActionContext context)
            throws ActionFailure, InterruptedException {
        LabFolder at = named(request.name());
        return locked(at, () -> {
            refuseTwin(at);
            if (Files.exists(at.labFile())) {
                refuseRunning(at);
            }
            return new ProvisionLab(at, importer, new Trash(home)).run(request, context);
        });
    }

    /// Starts the process and waits until the server is proved ready: its log says so, its mod greets,
    /// and the world
    /// that it names is the lab's own. The process outlives ours. A server that runs already is adopted.
    /// Cancelling
    /// ends what was started.
    ///
    /// @param wait longest wait; when it runs out (`TIMEOUT`) the process is left running and the
    ///       failure says so
    /// @throws ActionFailure `LAB_FAILED` with the log's last lines and a cause; `RESOURCE_BUSY`;
    ///       `NOT_FOUND`
    public LabStatus start(String name, Duration wait, ActionContext context)
            throws ActionFailure, InterruptedException {
        LabFolder at = named(name);
        return locked(at, () -> {
            new StartLab(at, runtime, locator).run(LabFiles.lab(at), wait, context);
            return statusOf(at, context);
        });
    }

    /// Stops by RCON, then by signal, then by force; only ever the process that is proved to be the
    /// lab's. A lab that is
    /// not running is a success.
    public LabStatus stop(String name, Duration wait, ActionContext context)
            throws ActionFailure, InterruptedException {
        LabFolder at = named(name);
        return locked(at, () -> {
            new StopLab(at).run(LabFiles.lab(at), wait, context);
            return statusOf(at, context);
        });
    }

    public LabStatus status(String name, ActionContext context) throws ActionFailure, InterruptedException {
        LabFolder at = named(name);
        try {
            return statusOf(at, context);
        } catch (IOException e) {
            throw IoFailures.explain(e);
        }
    }

    /// Every lab that has a readable record, by name.
    public List<LabStatus> list(ActionContext context) throws ActionFailure, InterruptedException {
        var all = new ArrayList<LabStatus>();
        try {
            for (String name : names()) {
                LabFolder at = new LabFolder(home, name);
                if (SafeName.isSafe(name) && Files.exists(at.labFile())) {
                    all.add(statusOf(at, context));
                }
            }
        } catch (IOException e) {
            throw IoFailures.explain(e);
        }
        return List.copyOf(all);
    }

    /// Runs a console command by the mod port when it answers, else by RCON.
    public ExecReply exec(String name, String command, ActionContext context)
            throws ActionFailure, InterruptedException {
        LabFolder at = named(name);
        try {
            LabStatus status = statusOf(at, context);
            if (status.endpoint().isPresent()) {
                return byMod(status.endpoint().get(), command, context);
            }
            return byRcon(at, status, command);
        } catch (IOException e) {
            throw IoFailures.explain(e);
        }
    }

    private static ExecReply byMod(Endpoint endpoint, String command, ActionContext context)
            throws ActionFailure, InterruptedException {
        try (var connection = ModConnection.open(endpoint, ModConnection.HELLO, context)) {
            CommandReply reply = connection.command(command, context);
            return new ExecReply(ExecReply.Route.MOD, reply.output(), reply.success(), reply.result());
        }
    }

    private static ExecReply byRcon(LabFolder at, LabStatus status, String command) throws ActionFailure, IOException {
        boolean runs = status.state() != LabState.STOPPED && status.state() != LabState.CRASHED;
        Optional<String> password = LabFiles.rconPassword(at);
        if (!runs || status.run().isEmpty() || password.isEmpty()) {
            throw ActionFailure.of(Codes.LAB_STATE, Message.of("lab.notrunning", at.name()));
        }
        String bare = command.startsWith("/") ? command.substring(1) : command;
        try (var rcon = RconClient.open(status.run().get().ports().rcon(), password.get(), RCON)) {
            List<String> output = rcon.command(bare, RCON).lines().toList();
            return new ExecReply(ExecReply.Route.RCON, output, Optional.empty(), OptionalInt.empty());
        }
    }

    /// @return the last lines of the lab's console, oldest first, without colours
    public List<String> log(String name, int lines) throws ActionFailure {
        LabFolder at = named(name);
        try {
            LabFiles.lab(at);
            return List.copyOf(ConsoleLog.last(ConsoleLog.since(at.log(), 0), Math.max(0, lines)));
        } catch (IOException e) {
            throw IoFailures.explain(e);
        }
    }

    /// Moves a stopped lab to `trash/`.
    ///
    /// @return where it is now
    public Path remove(String name, ActionContext context) throws ActionFailure, InterruptedException {
        LabFolder at = named(name);
        return locked(at, () -> {
            LabFiles.lab(at);
            refuseRunning(at);
            context.checkCancelled();
            return new Trash(home).take(at.folder(), name);
        });
    }

    private LabStatus statusOf(LabFolder at, ActionContext context)
            throws ActionFailure, IOException, InterruptedException {
        LabRecord lab = LabFiles.lab(at);
        Optional<RunRecord> run = LabFiles.run(at);
        if (run.isEmpty() || LabProcess.find(run.get(), lab.instanceId()).isEmpty()) {
            return new LabStatus(lab, run.map(Labs::deadState).orElse(LabState.STOPPED), run, Optional.empty());
        }
        Optional<Endpoint> endpoint = locator.byServerFolder(at.folder(), context) instanceof Located.Found found
                ? Optional.of(found.endpoint())
                : Optional.empty();
        return new LabStatus(lab, liveState(run.get(), endpoint.isPresent()), run, endpoint);
    }

    private static LabState liveState(RunRecord run, boolean answers) {
        if (!run.ready() && !answers) {
            return LabState.STARTING;
        }
        return LabProcess.isThisProcess(run.ownerPid(), run.ownerStartedAt()) ? LabState.READY : LabState.ADOPTED;
    }

    /// A server that was told to stop in its own console did not crash.
    private static LabState deadState(RunRecord run) {
        try {
            boolean asked = run.stoppedAt().isPresent()
                    || ConsoleLog.saysStopping(ConsoleLog.since(run.log(), run.logOffset()));
            return asked ? LabState.STOPPED : LabState.CRASHED;
        } catch (IOException _) {
            return LabState.CRASHED; // without a log nothing says that it was asked to end
        }
    }

    private void refuseRunning(LabFolder at) throws ActionFailure, IOException {
        LabRecord lab = LabFiles.lab(at);
        Optional<RunRecord> run = LabFiles.run(at);
        if (run.isPresent() && LabProcess.find(run.get(), lab.instanceId()).isPresent()) {
            throw ActionFailure.of(
                    Codes.LAB_STATE,
                    Message.of("lab.running", at.name(), run.get().pid()));
        }
    }

    private void refuseTwin(LabFolder at) throws ActionFailure, IOException {
        Optional<String> twin = SafeName.twin(at.name(), names());
        if (twin.isPresent()) {
            throw ActionFailure.of(Codes.NAME_TAKEN, Message.of("lab.twin", at.name(), twin.get()));
        }
    }

    private List<String> names() throws IOException {
        Path labs = home.resolve(LabFolder.LABS);
        if (!Files.isDirectory(labs)) {
            return List.of();
        }
        try (Stream<Path> folders = Files.list(labs)) {
            return folders.map(folder -> folder.getFileName().toString())
                    .sorted()
                    .toList();
        }
    }

    private LabFolder named(String name) throws ActionFailure {
        Optional<String> problem = SafeName.problem(name);
        if (problem.isPresent()) {
            throw ActionFailure.of(Codes.INVALID_REQUEST, Message.of("lab.name", name));
        }
        return new LabFolder(home, name);
    }

    private interface Change<T> {
        T run() throws ActionFailure, IOException, InterruptedException;
    }

    private static <T> T locked(LabFolder at, Change<T> change) throws ActionFailure, InterruptedException {
        try (var _ = LabLock.take(at)) {
            return change.run();
        } catch (IOException e) {
            throw IoFailures.explain(e);
        }
    }
}
