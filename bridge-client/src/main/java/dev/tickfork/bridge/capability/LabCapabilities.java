package dev.tickfork.bridge.capability;

import dev.tickfork.bridge.action.ActionRequest.Conflict;
import dev.tickfork.bridge.action.Codes;
import dev.tickfork.bridge.action.Message;
import dev.tickfork.bridge.action.Outcome;
import dev.tickfork.bridge.capability.InstanceData.Command;
import dev.tickfork.bridge.capability.LabData.Lab;
import dev.tickfork.bridge.capability.LabData.Listing;
import dev.tickfork.bridge.capability.LabData.Log;
import dev.tickfork.bridge.capability.LabData.Removed;
import dev.tickfork.bridge.lab.ExecReply;
import dev.tickfork.bridge.lab.LabStatus;
import dev.tickfork.bridge.lab.Labs;
import dev.tickfork.bridge.lab.ProvisionRequest;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// Operations on labs.
final class LabCapabilities {
    private static final int LONGEST_COMMAND = 16_000_000;

    private LabCapabilities() {}

    static List<Capability> all(Services services) {
        Labs labs = services.labs();
        return List.of(
                provision(labs),
                start(labs),
                stop(labs),
                status(labs),
                list(labs),
                exec(labs),
                log(labs),
                remove(labs));
    }

    private static CapabilityBuilder oneLab(String name) {
        return Capability.named(name)
                .alias("mc_" + name.replace('.', '_'))
                .takes(Names.safe("name").needed())
                .fails(Codes.NOT_FOUND, Codes.LAB_STATE, Codes.LAB_FAILED)
                .example(Map.of("name", "lab-1"));
    }

    private static CapabilityBuilder alone(CapabilityBuilder builder) {
        return builder.allows(Permission.RUN_PROCESSES, Permission.WRITE_FILES)
                .holds(List.of("lab/<name>"), in -> Set.of("lab/" + in.text("name")));
    }

    private static Outcome shown(String key, LabStatus status) {
        return Outcome.ok(Message.of(key, status.lab().name(), status.lab().folder()), Lab.of(status));
    }

    private static Capability provision(Labs labs) {
        return alone(oneLab("lab.provision"))
                .takes(
                        Field.choice("software", "sandbox").or("sandbox"),
                        Field.path("world"),
                        Field.flag("void", false),
                        Field.flag("replace", false),
                        Field.text("memory").or(ProvisionRequest.USUAL_MEMORY))
                .gives(Lab.class, (in, context) -> {
                    if (in.flag("void") && in.has("world")) {
                        throw InvalidRequest.at("void", "false where world is given", true);
                    }
                    labs.provision(
                            new ProvisionRequest(
                                    in.text("name"), in.maybePath("world"), in.flag("replace"), in.text("memory")),
                            context);
                    return shown("capability.lab_provisioned", labs.status(in.text("name"), context));
                });
    }

    private static Capability start(Labs labs) {
        return alone(oneLab("lab.start"))
                .takes(Field.decimal("wait", 1, 3_600, "seconds").or((double) Labs.START.toSeconds()))
                .gives(
                        Lab.class,
                        (in, context) -> shown(
                                "capability.lab_started",
                                labs.start(
                                        in.text("name"),
                                        Duration.ofMillis((long) (in.decimal("wait") * 1_000)),
                                        context)));
    }

    private static Capability stop(Labs labs) {
        return alone(oneLab("lab.stop"))
                .takes(Field.decimal("wait", 1, 3_600, "seconds").or((double) Labs.STOP.toSeconds()))
                .gives(
                        Lab.class,
                        (in, context) -> shown(
                                "capability.lab_stopped",
                                labs.stop(
                                        in.text("name"),
                                        Duration.ofMillis((long) (in.decimal("wait") * 1_000)),
                                        context)));
    }

    private static Capability status(Labs labs) {
        return oneLab("lab.status").allows(Permission.OBSERVE).gives(Lab.class, (in, context) -> {
            LabStatus status = labs.status(in.text("name"), context);
            return Outcome.ok(
                    Message.of(
                            "capability.lab_is",
                            status.lab().name(),
                            status.state().name()),
                    Lab.of(status));
        });
    }

    private static Capability list(Labs labs) {
        return Capability.named("lab.list")
                .alias("mc_lab_list")
                .allows(Permission.OBSERVE)
                .example(Map.of())
                .gives(Listing.class, (_, context) -> {
                    var data =
                            new Listing(labs.list(context).stream().map(Lab::of).toList());
                    return Outcome.ok(Message.of("capability.labs", data.labs().size()), data);
                });
    }

    private static Capability exec(Labs labs) {
        return Capability.named("lab.exec")
                .alias("mc_lab_exec")
                .takes(
                        Names.safe("name").needed(),
                        Field.longText("command", LONGEST_COMMAND).needed())
                .allows(Permission.CONTROL_INSTANCE)
                .holds(List.of("lab/<name>/console"), in -> Set.of("lab/" + in.text("name") + "/console"))
                .onConflict(Conflict.WAIT)
                .fails(Codes.NOT_FOUND, Codes.LAB_STATE, Codes.COMMAND_FAILED)
                .example(Map.of("name", "lab-1", "command", "tick query"))
                .gives(Command.class, (in, context) -> {
                    ExecReply reply = labs.exec(in.text("name"), in.text("command"), context);
                    var data = new Command(
                            in.text("command"),
                            reply.output(),
                            reply.success().orElse(null),
                            reply.result().isPresent() ? reply.result().getAsInt() : null);
                    return reply.success().orElse(true)
                            ? Outcome.ok(Message.of("capability.command_ran", in.text("command")), data)
                            : Outcome.not(
                                    Codes.COMMAND_FAILED,
                                    Message.of("capability.command_failed", in.text("command")),
                                    data);
                });
    }

    private static Capability log(Labs labs) {
        return oneLab("lab.log")
                .takes(Field.whole("lines", 1, 100_000).or(50L))
                .allows(Permission.OBSERVE)
                .gives(Log.class, (in, _) -> {
                    List<String> lines = labs.log(in.text("name"), (int) in.whole("lines"));
                    return Outcome.ok(
                            Message.of("capability.lab_log", lines.size(), in.text("name")),
                            new Log(in.text("name"), lines));
                });
    }

    private static Capability remove(Labs labs) {
        return alone(oneLab("lab.remove")).gives(Removed.class, (in, context) -> {
            String trash = labs.remove(in.text("name"), context).toString();
            return Outcome.ok(
                    Message.of("capability.lab_removed", in.text("name"), trash), new Removed(in.text("name"), trash));
        });
    }
}
