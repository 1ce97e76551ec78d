package dev.tickfork.app.cli;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Compares an instance with a recording: order, counts, positions, velocities, NBT.
@Command(name = "verify")
final class VerifyCommand implements Callable<Integer> {
    private final Session session;

    @Mixin
    private final CommonOptions common = new CommonOptions();

    @Mixin
    private final InstanceOptions instance = new InstanceOptions();

    @Parameters(paramLabel = "DIR", descriptionKey = "fork-dir")
    private String directory = "";

    @Option(names = "--target", paramLabel = "NAME", descriptionKey = "target")
    private @Nullable String target;

    @Option(names = "--radius", paramLabel = "BLOCKS", descriptionKey = "radius")
    private @Nullable Double radius;

    @Option(names = "--pos-tolerance", paramLabel = "BLOCKS", descriptionKey = "pos-tolerance")
    private @Nullable Double posTolerance;

    @Option(names = "--vel-tolerance", paramLabel = "BLOCKS", descriptionKey = "vel-tolerance")
    private @Nullable Double velTolerance;

    @Option(names = "--ignore-nbt", paramLabel = "PATH", descriptionKey = "ignore-nbt")
    private List<String> ignore = List.of();

    VerifyCommand(Session session) {
        this.session = session;
    }

    @Override
    public Integer call() throws InterruptedException {
        Map<String, Object> request = new HashMap<>();
        request.put("directory", directory);
        request.put("ignore_nbt", ignore);
        Requests.put(request, "target", target);
        Requests.put(request, "radius", radius);
        Requests.put(request, "pos_tolerance", posTolerance);
        Requests.put(request, "vel_tolerance", velTolerance);
        instance.into(request);
        return session.run(common, "state.verify", request, Views.VERIFICATION);
    }
}
