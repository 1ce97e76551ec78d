package dev.tickfork.bridge.capability;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.ActionFailure;
import dev.tickfork.bridge.action.Codes;
import dev.tickfork.bridge.action.Message;
import dev.tickfork.bridge.lab.LabStatus;
import dev.tickfork.bridge.lab.Labs;
import dev.tickfork.bridge.wire.Endpoint;
import dev.tickfork.bridge.wire.InstanceLocator;
import dev.tickfork.bridge.wire.ModConnection;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// How a request names an instance, and the way to it: `instance`, `port_file` or `lab`, exactly one of
/// them.
final class Instances {
    static final Duration HELLO = Duration.ofSeconds(5);
    static final List<Field> FIELDS = List.of(Field.text("instance"), Field.path("port_file"), Field.text("lab"));
    static final List<String> TICK_PATTERN = List.of("instance/<id>/tick");
    static final List<String> CONSOLE_PATTERN = List.of("instance/<id>/console");

    private Instances() {}

    /// The instance's id in resource names: as it was named.
    static String id(Inputs in) {
        return in.maybeText("instance")
                .or(() -> in.maybePath("port_file").map(Path::toString))
                .or(() -> in.maybeText("lab").map(name -> "lab/" + name))
                .orElse("none");
    }

    static Set<String> tick(Inputs in) {
        return in.maybeText("lab")
                .map(name -> Set.of("lab/" + name))
                .orElseGet(() -> Set.of("instance/" + id(in) + "/tick"));
    }

    static Set<String> console(Inputs in) {
        return Set.of("instance/" + id(in) + "/console");
    }

    /// The lab that the request names, as it is now.
    static Optional<LabStatus> lab(Inputs in, Labs labs, ActionContext context)
            throws ActionFailure, InterruptedException {
        Optional<String> name = in.maybeText("lab");
        return name.isPresent() ? Optional.of(labs.status(name.get(), context)) : Optional.empty();
    }

    static ModConnection connect(Inputs in, Labs labs, ActionContext context)
            throws ActionFailure, InterruptedException {
        return ModConnection.open(endpoint(in, labs, context), HELLO, context);
    }

    private static Endpoint endpoint(Inputs in, Labs labs, ActionContext context)
            throws ActionFailure, InterruptedException {
        long named =
                List.of("instance", "port_file", "lab").stream().filter(in::has).count();
        if (named != 1) {
            throw InvalidRequest.at("instance", "exactly one of instance, port_file, lab", named + " of them");
        }
        if (in.has("instance")) {
            return Endpoint.parse(in.text("instance"));
        }
        if (in.has("port_file")) {
            var locator = new InstanceLocator(HELLO);
            return InstanceLocator.require(locator.byPortFile(in.path("port_file"), context))
                    .endpoint();
        }
        LabStatus status = labs.status(in.text("lab"), context);
        return status.endpoint()
                .orElseThrow(() -> ActionFailure.of(
                        Codes.LAB_STATE,
                        Message.of(
                                "capability.lab_silent",
                                in.text("lab"),
                                status.state().name())));
    }
}
