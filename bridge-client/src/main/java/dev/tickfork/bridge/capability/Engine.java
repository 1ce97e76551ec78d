package dev.tickfork.bridge.capability;

import dev.tickfork.bridge.action.ActionRunner;
import dev.tickfork.bridge.action.Message;
import dev.tickfork.bridge.action.ResourceTable;
import dev.tickfork.bridge.journal.Recovered;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/// Everything that the workbench can do over one home folder: the composition root of `bridge-client`.
/// Opening it first undoes what a dead workbench left behind. Safe from any thread.
public final class Engine implements AutoCloseable {
    private final ExecutorService workers;
    private final CapabilityRegistry registry;
    private final List<Message> recovered;

    private Engine(ExecutorService workers, CapabilityRegistry registry, List<Message> recovered) {
        this.workers = workers;
        this.registry = registry;
        this.recovered = recovered;
    }

    /// Blocks while dead workbenches' frozen worlds are asked to go on; usually there are none, and it is
    /// instant.
    ///
    /// @throws UncheckedIOException the home folder cannot be read or written
    /// @throws InterruptedException the thread was interrupted while it waited for an instance
    public static Engine open(EngineSettings settings) throws InterruptedException {
        Services services = Services.of(settings);
        ExecutorService workers = Executors.newVirtualThreadPerTaskExecutor();
        var runner = new ActionRunner(workers, new ResourceTable(), settings.bugs());
        var capabilities = new ArrayList<Capability>();
        capabilities.addAll(InstanceCapabilities.all(services));
        capabilities.addAll(TickCapabilities.all(services));
        capabilities.add(ProbeCapability.over(services));
        capabilities.addAll(SnapshotCapabilities.all(services));
        capabilities.add(SnapshotQuery.capability());
        capabilities.addAll(ForkCapabilities.all(services));
        capabilities.addAll(LabCapabilities.all(services));
        capabilities.addAll(VerifyCapabilities.all(services));
        capabilities.addAll(WorkflowCapabilities.all(services));
        capabilities.addAll(ReportCapabilities.all());
        capabilities.addAll(EvidenceCapabilities.all());
        capabilities.add(DivergeCapability.over(services));
        capabilities.addAll(DemoCapabilities.all(services));
        capabilities.addAll(HoldCapabilities.all(services));
        capabilities.add(DiscoveryCapability.over(() -> List.copyOf(capabilities)));
        return new Engine(workers, new CapabilityRegistry(runner, capabilities), recover(services));
    }

    private static List<Message> recover(Services services) throws InterruptedException {
        try {
            var notes = new RecoveryNotes();
            List<Recovered> reports = services.journal().recover(services.heldWorlds(), notes);
            var lines = new ArrayList<Message>();
            reports.forEach(report -> lines.addAll(report.lines()));
            lines.addAll(notes.texts());
            return List.copyOf(lines);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public CapabilityRegistry registry() {
        return registry;
    }

    /// What was undone, or could not be, when this engine was opened; to be told to the user.
    public List<Message> recovered() {
        return recovered;
    }

    /// Stops taking work. Close the callers' scopes first: they cancel what still runs.
    @Override
    public void close() {
        workers.shutdown();
    }
}
