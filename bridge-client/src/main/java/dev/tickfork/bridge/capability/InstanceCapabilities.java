package dev.tickfork.bridge.capability;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.ActionRequest.Conflict;
import dev.tickfork.bridge.action.Codes;
import dev.tickfork.bridge.action.Message;
import dev.tickfork.bridge.action.Outcome;
import dev.tickfork.bridge.capability.InstanceData.Command;
import dev.tickfork.bridge.capability.InstanceData.Instance;
import dev.tickfork.bridge.capability.InstanceData.Listing;
import dev.tickfork.bridge.wire.CommandReply;
import dev.tickfork.bridge.wire.InstanceLocator;
import dev.tickfork.bridge.wire.Located;
import dev.tickfork.bridge.wire.ModConnection;
import dev.tickfork.protocol.Limits;
import dev.tickfork.protocol.Protocol;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Operations on running instances.
final class InstanceCapabilities {
    /// A command goes through the mod's port in one request line.
    private static final int LONGEST_COMMAND = 16_000_000;

    private InstanceCapabilities() {}

    static List<Capability> all(Services services) {
        return List.of(list(services), state(services), command(services));
    }

    private static Capability list(Services services) {
        return Capability.named("instance.list")
                .alias("mc_instances")
                .takes(Field.whole("base", 1, 65_516).or((long) Protocol.CLIENT_PORT))
                .allows(Permission.OBSERVE)
                .example(Map.of())
                .gives(Listing.class, (in, context) -> find(services, (int) in.whole("base"), context));
    }

    /// Looks at `base` to `base + 20`, which is the client's range and the server's together, at every lab, and at
    /// the demo worlds of this home, which take any free port.
    private static Outcome find(Services services, int base, ActionContext context) throws Exception {
        context.progress("scan", Message.of("capability.scan", base, base + Limits.PORT_TRIES));
        var locator = new InstanceLocator(Instances.HELLO);
        var found = new ArrayList<>(locator.scan(base, context));
        locator.scan(base + 1, context).stream()
                .filter(one -> !found.contains(one))
                .forEach(found::add);
        for (var lab : services.labs().list(context)) {
            found.add(locator.byServerFolder(lab.lab().folder(), context));
        }
        found.addAll(demos(services.home().resolve("demo"), locator, context));
        Listing listing = InstanceData.listing(found);
        return Outcome.ok(Message.of("capability.instances", listing.instances().size()), listing);
    }

    /// Only those that run: a demo world that ended leaves nothing that a user has to know of.
    private static List<Located> demos(Path folder, InstanceLocator locator, ActionContext context)
            throws IOException, InterruptedException {
        var found = new ArrayList<Located>();
        if (Files.isDirectory(folder)) {
            try (var demos = Files.newDirectoryStream(folder, Files::isDirectory)) {
                for (Path demo : demos) {
                    Located one = locator.byServerFolder(demo, context);
                    if (one instanceof Located.Found) {
                        found.add(one);
                    }
                }
            }
        }
        return found;
    }

    private static Capability state(Services services) {
        return Capability.named("instance.state")
                .takes(Instances.FIELDS)
                .allows(Permission.OBSERVE)
                .fails(Codes.NOT_FOUND, Codes.UNREACHABLE, Codes.PROTOCOL, Codes.CONNECTION_LOST)
                .fails(Codes.INSTANCE_ERROR, Codes.LAB_STATE)
                .example(Map.of("instance", "127.0.0.1:25581"))
                .gives(Instance.class, (in, context) -> {
                    try (ModConnection connection = Instances.connect(in, services.labs(), context)) {
                        var found = new Located.Found(
                                connection.endpoint(),
                                connection.hello(),
                                Optional.of(connection.state(context)),
                                Optional.empty());
                        Instance data = InstanceData.of(found);
                        return Outcome.ok(Message.of("capability.state", data.address()), data);
                    }
                });
    }

    private static Capability command(Services services) {
        return Capability.named("instance.command")
                .takes(Field.longText("command", LONGEST_COMMAND).needed())
                .takes(Instances.FIELDS)
                .allows(Permission.CONTROL_INSTANCE)
                .holds(Instances.CONSOLE_PATTERN, Instances::console)
                .onConflict(Conflict.WAIT)
                .fails(Codes.NOT_FOUND, Codes.UNREACHABLE, Codes.PROTOCOL, Codes.CONNECTION_LOST)
                .fails(Codes.COMMAND_FAILED)
                .example(Map.of("instance", "127.0.0.1:25581", "command", "tick query"))
                .gives(Command.class, (in, context) -> {
                    try (ModConnection connection = Instances.connect(in, services.labs(), context)) {
                        return outcome(connection.command(in.text("command"), context));
                    }
                });
    }

    static Outcome outcome(CommandReply reply) {
        Command data = InstanceData.of(reply);
        return reply.success().orElse(true)
                ? Outcome.ok(Message.of("capability.command_ran", reply.command()), data)
                : Outcome.not(Codes.COMMAND_FAILED, Message.of("capability.command_failed", reply.command()), data);
    }
}
