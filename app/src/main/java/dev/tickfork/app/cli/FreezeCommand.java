package dev.tickfork.app.cli;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/// Freezes a world until somebody unfreezes it.
@Command(name = "freeze")
final class FreezeCommand implements Callable<Integer> {
    private final Session session;

    @Mixin
    private final CommonOptions common = new CommonOptions();

    @Mixin
    private final InstanceOptions instance = new InstanceOptions();

    FreezeCommand(Session session) {
        this.session = session;
    }

    @Override
    public Integer call() throws InterruptedException {
        Map<String, Object> request = new HashMap<>();
        instance.into(request);
        return session.run(common, "instance.freeze", request, Views.TICKING);
    }
}
