package dev.tickfork.app;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.ActionHandle;
import dev.tickfork.bridge.action.ActionResult;
import dev.tickfork.bridge.action.Scope;
import dev.tickfork.bridge.capability.Caller;
import dev.tickfork.bridge.capability.Engine;
import dev.tickfork.bridge.capability.EngineSettings;
import dev.tickfork.bridge.capability.LabData;
import dev.tickfork.bridge.lab.SandboxRuntime;
import dev.tickfork.bridge.wire.ModConnection;
import dev.tickfork.bridge.workflow.DemoSource;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;

/// One home folder with an engine over real sandbox processes, for tests. Closing stops every lab and source.
final class Stage implements AutoCloseable {
    static final Duration LONG = Duration.ofMinutes(5);

    private final Path home;
    private final Scope scope = new Scope();
    private final List<Throwable> bugs = new CopyOnWriteArrayList<>();
    private final List<DemoSource> sources = new CopyOnWriteArrayList<>();
    private final Engine engine;

    Stage(Path home) throws InterruptedException {
        this.home = home;
        this.engine = Engine.open(new EngineSettings(home, sandbox(), bugs::add));
    }

    /// The sandbox from this JVM's own class path.
    static SandboxRuntime sandbox() {
        return new SandboxRuntime(
                List.of(java(), "-cp", System.getProperty("java.class.path"), "dev.tickfork.sandbox.Main"));
    }

    static String java() {
        return Path.of(System.getProperty("java.home"), "bin", "java").toString();
    }

    Path home() {
        return home;
    }

    Engine engine() {
        return engine;
    }

    /// Starts a live demo world and waits until it ticks.
    DemoSource source(int entities) throws Exception {
        Path folder = home.resolve("demo").resolve("source-" + sources.size());
        DemoSource source = DemoSource.start(sandbox(), folder, entities, false, ActionContext.silent());
        sources.add(source);
        try (var connection = connect(source)) {
            connection.waitTicks(10, ActionContext.silent());
        }
        return source;
    }

    static ModConnection connect(DemoSource source) throws Exception {
        return ModConnection.open(source.endpoint(), Duration.ofSeconds(10), ActionContext.silent());
    }

    ActionHandle start(String name, Map<String, Object> request) {
        return engine.registry().submit(name, request, Caller.person("test", scope));
    }

    ActionResult run(String name, Map<String, Object> request) throws InterruptedException {
        ActionResult result = start(name, request).await(LONG).orElseThrow();
        assertTrue(bugs.isEmpty(), () -> "bugs: " + bugs);
        return result;
    }

    /// Runs what must succeed.
    ActionResult must(String name, Map<String, Object> request) throws InterruptedException {
        ActionResult result = run(name, request);
        assertTrue(result.ok(), () -> name + ": " + result);
        return result;
    }

    static Map<String, Object> at(DemoSource source, Object... pairs) {
        Map<String, Object> request = new HashMap<>();
        request.put("instance", source.endpoint().toString());
        for (int i = 0; i < pairs.length; i += 2) {
            request.put(pairs[i].toString(), pairs[i + 1]);
        }
        return request;
    }

    /// Forks the source and starts a lab with the fork's world.
    Path forkAndLab(DemoSource source, String name) throws InterruptedException {
        must("world.fork", at(source, "name", name));
        Path fork = home.resolve("forks").resolve(name);
        must(
                "lab.provision",
                Map.of("name", name, "world", fork.resolve("world").toString(), "memory", "512M"));
        must("lab.start", Map.of("name", name));
        return fork;
    }

    @Override
    public void close() {
        scope.close();
        try (var last = new Scope()) {
            Caller caller = Caller.person("test", last);
            ActionResult labs = engine.registry()
                    .submit("lab.list", Map.of(), caller)
                    .result()
                    .join();
            if (labs.data() instanceof LabData.Listing listing) {
                for (LabData.Lab lab : listing.labs()) {
                    engine.registry()
                            .submit("lab.stop", Map.of("name", lab.name()), caller)
                            .result()
                            .join();
                }
            }
        }
        sources.forEach(DemoSource::close);
        engine.close();
    }
}
