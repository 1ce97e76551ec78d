package dev.tickfork.app.cli;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/// Runs one command on an instance's console.
@Command(name = "command")
final class ConsoleCommand implements Callable<Integer> {
    private final Session session;

    @Mixin
    private final CommonOptions common = new CommonOptions();

    @Mixin
    private final InstanceOptions instance = new InstanceOptions();

    @Parameters(arity = "1..*", paramLabel = "COMMAND", descriptionKey = "game-command")
    private List<String> words = List.of();

    ConsoleCommand(Session session) {
        this.session = session;
    }

    @Override
    public Integer call() throws InterruptedException {
        Map<String, Object> request = new HashMap<>();
        request.put("command", String.join(" ", words));
        instance.into(request);
        return session.run(common, "instance.command", request, Views.COMMAND);
    }
}
