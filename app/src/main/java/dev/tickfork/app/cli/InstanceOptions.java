package dev.tickfork.app.cli;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// Names the instance that a command is meant for; one of the three.
final class InstanceOptions {
    @Option(names = "--instance", paramLabel = "HOST:PORT", descriptionKey = "instance")
    @Nullable
    String instance;

    @Option(names = "--port-file", paramLabel = "FILE", descriptionKey = "port-file")
    @Nullable
    String portFile;

    @Option(names = "--lab", paramLabel = "NAME", descriptionKey = "lab")
    @Nullable
    String lab;

    void into(Map<String, Object> request) {
        Requests.put(request, "instance", instance);
        Requests.put(request, "port_file", portFile);
        Requests.put(request, "lab", lab);
    }
}
