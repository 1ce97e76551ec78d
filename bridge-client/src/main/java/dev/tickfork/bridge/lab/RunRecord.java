package dev.tickfork.bridge.lab;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/// One start of a lab, as `run.json` keeps it: enough to know its process again.
///
/// @param pid       process id
/// @param startedAt the system's start instant of that process
/// @param command   the full command line
/// @param ready     whether the server was proved ready
/// @param log       where its console goes
/// @param logOffset bytes of the log that belong to earlier starts
/// @param ownerPid  the process that started it
/// @param stoppedAt when we saw it stopped on request
public record RunRecord(
        long pid,
        Instant startedAt,
        List<String> command,
        boolean ready,
        LabPorts ports,
        Path log,
        long logOffset,
        long ownerPid,
        Instant ownerStartedAt,
        Optional<Instant> stoppedAt) {
    public RunRecord {
        command = List.copyOf(command);
    }
}
