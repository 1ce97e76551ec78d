package dev.tickfork.app.cli;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/// Shows the registry: what there is, what it takes, what it gives.
@Command(name = "capabilities")
final class CapabilitiesCommand implements Callable<Integer> {
    private final Session session;

    @Mixin
    private final CommonOptions common = new CommonOptions();

    @Parameters(arity = "0..1", paramLabel = "NAME", descriptionKey = "capability")
    private @Nullable String name;

    CapabilitiesCommand(Session session) {
        this.session = session;
    }

    @Override
    public Integer call() throws InterruptedException {
        Map<String, Object> request = new HashMap<>();
        request.put("language", common.locale().getLanguage().equals("zh") ? "zh" : "en");
        Requests.put(request, "name", name);
        return session.run(common, "capability.list", request, Views.CAPABILITIES);
    }
}
