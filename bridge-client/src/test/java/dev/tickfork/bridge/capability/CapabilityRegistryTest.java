package dev.tickfork.bridge.capability;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import dev.tickfork.bridge.action.ActionHandle;
import dev.tickfork.bridge.action.ActionResult;
import dev.tickfork.bridge.action.ActionRunner;
import dev.tickfork.bridge.action.Codes;
import dev.tickfork.bridge.action.Message;
import dev.tickfork.bridge.action.Outcome;
import dev.tickfork.bridge.action.ResourceTable;
import dev.tickfork.bridge.action.Scope;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@Timeout(60)
class CapabilityRegistryTest {
    record Output(String name, List<Long> numbers, boolean on) {}

    private final ExecutorService workers = Executors.newVirtualThreadPerTaskExecutor();
    private final ResourceTable resources = new ResourceTable();
    private final List<Throwable> bugs = new CopyOnWriteArrayList<>();
    private final List<Inputs> ran = new CopyOnWriteArrayList<>();
    private final Scope scope = new Scope();
    private final CapabilityRegistry registry = new CapabilityRegistry(
            new ActionRunner(workers, resources, bugs::add),
            List.of(Capability.named("test.run")
                    .alias("mc_test")
                    .takes(
                            Field.text("name", Pattern.compile("[a-z]+"), "lower-case letters")
                                    .needed(),
                            Field.decimal("radius", 0, 1_000, "blocks").or(0.0),
                            Field.whole("count", 1, 10),
                            Field.flag("dry_run", true),
                            Field.choice("mode", "fast", "slow"),
                            Field.texts("ignore"))
                    .allows(Permission.CONTROL_INSTANCE)
                    .holds(List.of("lab/<name>"), in -> Set.of("lab/" + in.text("name")))
                    .example(Map.of("name", "abc", "radius", 64))
                    .gives(Output.class, (in, _) -> {
                        ran.add(in);
                        return Outcome.ok(Message.of("test.done"), new Output(in.text("name"), List.of(1L), true));
                    })));

    @AfterEach
    void stop() {
        workers.shutdownNow();
    }

    private ActionResult submit(String name, Map<String, ?> request) throws InterruptedException {
        ActionHandle handle = registry.submit(name, request, Caller.person("test", scope));
        return handle.await(Duration.ofSeconds(30)).orElseThrow();
    }

    @Test
    void defaultsAreFilledIn() throws Exception {
        assertEquals(Codes.OK, submit("test.run", Map.of("name", "abc")).code());
        Inputs in = ran.getFirst();
        assertEquals(0.0, in.decimal("radius"));
        assertTrue(in.flag("dry_run"));
        assertFalse(in.has("count"));
        assertEquals(List.of(), in.texts("ignore"));
    }

    @Test
    void anAliasIsTheSameOperation() throws Exception {
        assertEquals(Codes.OK, submit("mc_test", Map.of("name", "abc")).code());
    }

    @Test
    void theRequestIsCopiedAtSubmission() throws Exception {
        var list = new ArrayList<String>(List.of("Pos"));
        var request = new HashMap<String, Object>(Map.of("name", "abc", "ignore", list));
        ActionHandle handle = registry.submit("test.run", request, Caller.person("test", scope));
        request.put("name", "changed");
        list.add("changed");
        assertTrue(handle.await(Duration.ofSeconds(30)).orElseThrow().ok());
        assertEquals("abc", ran.getFirst().text("name"));
        assertEquals(List.of("Pos"), ran.getFirst().texts("ignore"));
    }

    static List<Map.Entry<String, Map<String, ?>>> invalid() {
        return List.of(
                Map.entry("name", Map.of()),
                Map.entry("name", Map.of("name", "ABC")),
                Map.entry("name", Map.of("name", 5)),
                Map.entry("radius", Map.of("name", "a", "radius", Double.NaN)),
                Map.entry("radius", Map.of("name", "a", "radius", Double.POSITIVE_INFINITY)),
                Map.entry("radius", Map.of("name", "a", "radius", -1)),
                Map.entry("radius", Map.of("name", "a", "radius", "64")),
                Map.entry("count", Map.of("name", "a", "count", 1.5)),
                Map.entry("count", Map.of("name", "a", "count", 11)),
                Map.entry("dry_run", Map.of("name", "a", "dry_run", "yes")),
                Map.entry("mode", Map.of("name", "a", "mode", "medium")),
                Map.entry("ignore[1]", Map.of("name", "a", "ignore", List.of("x", 5))),
                Map.entry("other", Map.of("name", "a", "other", 1)));
    }

    @ParameterizedTest
    @MethodSource("invalid")
    void aRequestThatBreaksTheContractRunsNothing(Map.Entry<String, Map<String, ?>> call) throws Exception {
        ActionResult result = submit("test.run", call.getValue());
        assertEquals(Codes.INVALID_REQUEST, result.code());
        Map<?, ?> data = (Map<?, ?>) result.data();
        assertEquals(Set.of("path", "expected", "received"), data == null ? Set.of() : data.keySet());
        assertEquals(call.getKey(), data == null ? "" : data.get("path"));
        assertEquals(List.of(), ran);
        assertEquals(List.of(), resources.held());
    }

    @Test
    void anUnknownOperationIsAnInvalidRequest() throws Exception {
        assertEquals(Codes.INVALID_REQUEST, submit("test.other", Map.of()).code());
    }

    @Test
    void aCallerWithoutThePermissionIsDenied() throws Exception {
        var observer = new Caller("mcp", Set.of(Permission.OBSERVE), 0, scope);
        ActionResult result = registry.submit("test.run", Map.of("name", "abc"), observer)
                .await(Duration.ofSeconds(30))
                .orElseThrow();
        assertEquals(Codes.CAPABILITY_DENIED, result.code());
        assertEquals(Map.of("missing", List.of("control-instance")), result.data());
        assertEquals(List.of(), ran);
    }

    @Test
    void aNameCanBeUsedOnce() {
        Capability one = Capability.named("a.b").gives(Output.class, (_, _) -> Outcome.ok(Message.of("x"), null));
        Capability two =
                Capability.named("c.d").alias("a.b").gives(Output.class, (_, _) -> Outcome.ok(Message.of("x"), null));
        var runner = new ActionRunner(workers, resources, bugs::add);
        assertThrows(IllegalArgumentException.class, () -> new CapabilityRegistry(runner, List.of(one, two)));
    }

    @Test
    void discoveryShowsInputOutputAndDefaults() {
        Discovery seen = Discovery.of(registry.find("mc_test").orElseThrow(), "Runs");
        assertEquals(Map.of("dry_run", true, "radius", 0.0, "ignore", List.of()), seen.defaults());
        assertEquals(List.of("name"), seen.input().get("required"));
        assertEquals(List.of("name", "numbers", "on"), seen.output().get("required"));
        assertTrue(seen.runnable());
        assertEquals(List.of("control-instance"), seen.permissions());
    }

    record Whole(String name, @JsonUnwrapped Part part) {}

    record Part(int count) {}

    @Test
    void anUnwrappedPartStandsAmongTheKeysOfTheWhole() {
        assertEquals(List.of("name", "count"), RecordSchema.of(Whole.class).get("required"));
    }

    @Test
    void whatIsPlannedCannotBeRun() throws Exception {
        Capability planned = Capability.named("x.y")
                .status(Status.PLANNED)
                .gives(Output.class, (_, _) -> Outcome.ok(Message.of("x"), null));
        var other = new CapabilityRegistry(new ActionRunner(workers, resources, bugs::add), List.of(planned));
        ActionResult result = other.submit("x.y", Map.of(), Caller.person("test", scope))
                .await(Duration.ofSeconds(30))
                .orElseThrow();
        assertEquals(Codes.UNSUPPORTED, result.code());
        assertFalse(Discovery.of(planned, "").runnable());
    }
}
