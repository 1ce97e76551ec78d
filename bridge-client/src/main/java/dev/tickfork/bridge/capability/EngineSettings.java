package dev.tickfork.bridge.capability;

import dev.tickfork.bridge.lab.SandboxRuntime;
import java.nio.file.Path;
import java.util.function.Consumer;

/// What an [Engine] is built from.
///
/// @param home    where forks, labs and the journal live
/// @param sandbox how the sandbox server is started
/// @param bugs    told of every exception that no code explains
public record EngineSettings(Path home, SandboxRuntime sandbox, Consumer<Throwable> bugs) {}
