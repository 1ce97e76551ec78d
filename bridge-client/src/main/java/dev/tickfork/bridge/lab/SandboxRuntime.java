package dev.tickfork.bridge.lab;

import java.util.List;

/// How to start the sandbox server: the Java program first, then its options, `-jar` or `-cp` and the
/// main class.
/// JVM options of ours go right behind the first word, the server's own words at the end.
public record SandboxRuntime(List<String> command) {
    public SandboxRuntime {
        command = List.copyOf(command);
        if (command.isEmpty()) {
            throw new IllegalArgumentException("empty command");
        }
    }
}
