package dev.tickfork.bridge.capability;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.ActionFailure;
import dev.tickfork.bridge.action.Codes;
import dev.tickfork.bridge.action.Message;
import dev.tickfork.bridge.action.Outcome;
import dev.tickfork.bridge.wire.Freezer;
import dev.tickfork.bridge.wire.ModConnection;
import java.util.List;
import java.util.Map;

/// Freezes a world, and lets it go on, because a person asked for it. Such a freeze outlives the connection and
/// this program: there is no lease on it and no entry in the journal, and the result says so. While an action
/// of this home holds the same world, both are refused.
final class TickCapabilities {
    private TickCapabilities() {}

    static List<Capability> all(Services services) {
        return List.of(named("instance.freeze", services, true), named("instance.unfreeze", services, false));
    }

    private static Capability named(String name, Services services, boolean freeze) {
        return Capability.named(name)
                .takes(Instances.FIELDS)
                .allows(Permission.CONTROL_INSTANCE)
                .holds(Instances.TICK_PATTERN, Instances::tick)
                .fails(
                        Codes.NOT_FOUND,
                        Codes.UNREACHABLE,
                        Codes.PROTOCOL,
                        Codes.CONNECTION_LOST,
                        Codes.PREFLIGHT,
                        Codes.COMMAND_FAILED,
                        Codes.LAB_STATE)
                .example(Map.of("instance", "127.0.0.1:25581"))
                .gives(InstanceData.Ticking.class, (in, context) -> {
                    try (ModConnection connection = Instances.connect(in, services.labs(), context)) {
                        return set(connection, freeze, context);
                    }
                });
    }

    private static Outcome set(ModConnection connection, boolean freeze, ActionContext context)
            throws ActionFailure, InterruptedException {
        boolean before = Freezer.set(connection, freeze, context);
        String address = connection.endpoint().toString();
        boolean already = before == freeze;
        String key = freeze
                ? already ? "capability.frozen_already" : "capability.frozen"
                : already ? "capability.unfrozen_already" : "capability.unfrozen";
        return Outcome.ok(Message.of(key, address), new InstanceData.Ticking(address, before, freeze));
    }
}
