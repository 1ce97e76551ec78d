package dev.tickfork.app.cli;

import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/// Lists what answers on this computer.
@Command(name = "instances")
final class InstancesCommand implements Callable<Integer> {
    private final Session session;

    @Mixin
    private final CommonOptions common = new CommonOptions();

    InstancesCommand(Session session) {
        this.session = session;
    }

    @Override
    public Integer call() throws InterruptedException {
        return session.run(common, "instance.list", Map.of(), Views.INSTANCES);
    }
}
