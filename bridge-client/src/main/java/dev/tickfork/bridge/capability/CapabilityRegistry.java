package dev.tickfork.bridge.capability;

import dev.tickfork.bridge.action.ActionFailure;
import dev.tickfork.bridge.action.ActionHandle;
import dev.tickfork.bridge.action.ActionRequest;
import dev.tickfork.bridge.action.ActionRunner;
import dev.tickfork.bridge.action.Codes;
import dev.tickfork.bridge.action.Message;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Every operation that TickFork has, and the one way to start one. All surfaces go through [#submit].
/// Filled once at start; afterwards safe from any thread.
public final class CapabilityRegistry {
    private final ActionRunner runner;
    private final Map<String, Capability> byName = new LinkedHashMap<>();
    private final Map<String, Capability> byAlias = new LinkedHashMap<>();

    public CapabilityRegistry(ActionRunner runner, List<Capability> capabilities) {
        this.runner = runner;
        for (Capability capability : capabilities) {
            if (byName.putIfAbsent(capability.name(), capability) != null) {
                throw new IllegalArgumentException("declared twice: " + capability.name());
            }
        }
        for (Capability capability : capabilities) {
            for (String alias : capability.aliases()) {
                if (byName.containsKey(alias) || byAlias.putIfAbsent(alias, capability) != null) {
                    throw new IllegalArgumentException("name used twice: " + alias);
                }
            }
        }
    }

    /// All of them, in the order of declaration.
    public List<Capability> all() {
        return List.copyOf(byName.values());
    }

    /// @param name a name or an alias
    public Optional<Capability> find(String name) {
        Capability found = byName.get(name);
        return Optional.ofNullable(found != null ? found : byAlias.get(name));
    }

    /// Copies and checks the request and the caller's permissions, then starts the work; returns at once. A
    /// request that breaks the contract ends in a handle that is terminal already; nothing was acquired for
    /// it.
    public ActionHandle submit(String name, Map<String, ?> request, Caller caller) {
        Optional<Capability> found = find(name);
        if (found.isEmpty()) {
            return runner.refuse(name, InvalidRequest.at("name", "the name of an operation", name));
        }
        Capability capability = found.get();
        try {
            Inputs inputs = Inputs.read(capability.input(), new LinkedHashMap<>(request));
            permit(capability, caller);
            var action = new ActionRequest(
                    capability.name(),
                    capability.resources().names().apply(inputs),
                    capability.conflict(),
                    caller.trust(),
                    context -> capability.body().run(inputs, context));
            return runner.submit(action, caller.scope());
        } catch (ActionFailure e) {
            return runner.refuse(capability.name(), e);
        }
    }

    private static void permit(Capability capability, Caller caller) throws ActionFailure {
        if (capability.status() == Status.PLANNED) {
            throw ActionFailure.of(Codes.UNSUPPORTED, Message.of("capability.planned", capability.name()));
        }
        var missing = new LinkedHashSet<>(capability.permissions());
        missing.removeAll(caller.granted());
        if (!missing.isEmpty()) {
            List<String> ids = missing.stream().map(Permission::id).sorted().toList();
            throw ActionFailure.of(
                            Codes.CAPABILITY_DENIED,
                            Message.of(
                                    "capability.denied", capability.name(), String.join(", ", ids), caller.surface()))
                    .with(Map.of("missing", ids));
        }
    }
}
