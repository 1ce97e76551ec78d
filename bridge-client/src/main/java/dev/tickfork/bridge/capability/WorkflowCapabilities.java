package dev.tickfork.bridge.capability;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.ActionFailure;
import dev.tickfork.bridge.action.Codes;
import dev.tickfork.bridge.action.Diagnostic;
import dev.tickfork.bridge.action.Message;
import dev.tickfork.bridge.fork.ForkRequest;
import dev.tickfork.bridge.report.JUnitCase;
import dev.tickfork.bridge.report.JUnitReport;
import dev.tickfork.bridge.report.ResultTable;
import dev.tickfork.bridge.texts.Texts;
import dev.tickfork.bridge.verify.Verdict;
import dev.tickfork.bridge.verify.VerifyData;
import dev.tickfork.bridge.wire.ModConnection;
import dev.tickfork.bridge.workflow.DemoSource;
import dev.tickfork.bridge.workflow.RunsData;
import dev.tickfork.bridge.workflow.VerifyRuns;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/// Whole jobs.
final class WorkflowCapabilities {
    /// What the demo world holds unless asked otherwise.
    private static final long DEMO_ENTITIES = 523;

    private static final long MOST_ENTITIES = 100_000;

    private WorkflowCapabilities() {}

    static List<Capability> all(Services services) {
        return List.of(once(services), many(services));
    }

    private static CapabilityBuilder job(String name) {
        return Capability.named(name)
                .takes(
                        Field.flag("demo", false),
                        Field.whole("entities", 1, MOST_ENTITIES).or(DEMO_ENTITIES),
                        Names.safe("name"),
                        Field.decimal("radius", 0, ForkCapabilities.FARTHEST, "blocks")
                                .or(0.0),
                        Names.dimension(),
                        Field.text("memory").or("1G"),
                        Field.flag("keep", false))
                .takes(Instances.FIELDS)
                .allows(Permission.CONTROL_INSTANCE, Permission.WRITE_FILES, Permission.RUN_PROCESSES)
                .holds(
                        Instances.TICK_PATTERN,
                        in -> in.flag("demo") ? Set.of("demo/" + in.text("dimension")) : Instances.tick(in))
                .needsPack()
                .fails(
                        Codes.NOT_FOUND,
                        Codes.MISMATCH,
                        Codes.EMPTY,
                        Codes.PREFLIGHT,
                        Codes.LAB_FAILED,
                        Codes.COMMAND_FAILED,
                        Codes.CONNECTION_LOST)
                .example(Map.of("demo", true));
    }

    private static Capability once(Services services) {
        return job("workflow.fork_and_verify")
                .gives(VerifyData.class, (in, context) -> VerifyRuns.single(runs(in, services, context, 1, 1)));
    }

    private static Capability many(Services services) {
        return job("workflow.verify_runs")
                .takes(
                        Field.whole("repeat", 1, 10_000).or(1L),
                        Field.whole("labs", 1, 100).or(1L),
                        Field.path("junit"))
                .gives(RunsData.class, (in, context) -> {
                    var all = runs(in, services, context, (int) in.whole("repeat"), (int) in.whole("labs"));
                    if (in.has("junit")) {
                        JUnitReport.write(in.path("junit"), "tickfork", cases(all));
                    }
                    return VerifyRuns.together(all);
                });
    }

    private static List<JUnitCase> cases(List<VerifyRuns.Run> runs) {
        var texts = new Texts(Locale.ROOT);
        var table = new ResultTable(texts);
        return runs.stream()
                .map(run -> {
                    Double total = run.data().seconds().total();
                    return new JUnitCase(
                            run.name(),
                            total == null ? 0 : total,
                            Verdict.of(run.data().verdict()),
                            run.outcome().code(),
                            texts.render(run.outcome().text()),
                            String.join("\n", table.lines(run.data())));
                })
                .toList();
    }

    /// What breaks before the first fork is a run that failed, too, so that a report tells it.
    private static List<VerifyRuns.Run> runs(Inputs in, Services services, ActionContext context, int repeat, int labs)
            throws Exception {
        try {
            return started(in, services, context, repeat, labs);
        } catch (ActionFailure e) {
            if (e.code().equals(Codes.INVALID_REQUEST)) {
                throw e;
            }
            return List.of(VerifyRuns.failed(request(in).name(), e));
        }
    }

    private static List<VerifyRuns.Run> started(
            Inputs in, Services services, ActionContext context, int repeat, int labs) throws Exception {
        var work = new VerifyRuns(services.home(), services.labs(), in.text("memory"), in.flag("keep"));
        if (!in.flag("demo")) {
            try (ModConnection source = Instances.connect(in, services.labs(), context)) {
                return work.run(source, request(in), repeat, labs, context);
            }
        }
        refuseBoth(in);
        var folder = services.home().resolve("demo").resolve("source-" + context.actionId());
        var demo = DemoSource.start(services.sandbox(), folder, (int) in.whole("entities"), in.flag("keep"), context);
        boolean cameToItsEnd = false;
        try (ModConnection source = ModConnection.open(demo.endpoint(), Instances.HELLO, context)) {
            source.waitTicks(DemoSource.WARM_UP_TICKS, context);
            var all = new ArrayList<>(work.run(source, request(in), repeat, labs, context));
            cameToItsEnd = true;
            if (in.flag("keep")) {
                context.diagnostic(Diagnostic.warning(
                        "SOURCE_RUNS", Message.of("workflow.source_runs", demo.endpoint(), demo.pid())));
            }
            return all;
        } finally {
            if (!in.flag("keep") || !cameToItsEnd) {
                demo.close();
                demo.removeFolder();
            }
        }
    }

    private static void refuseBoth(Inputs in) throws ActionFailure {
        for (Field field : Instances.FIELDS) {
            if (in.has(field.name())) {
                throw InvalidRequest.at(field.name(), "nothing where demo is true", field.name());
            }
        }
    }

    private static ForkRequest request(Inputs in) {
        String name = in.maybeText("name").orElse("");
        return new ForkRequest(
                name.isEmpty() ? VerifyRuns.usualName(in.flag("demo")) : name,
                in.decimal("radius"),
                in.text("dimension"),
                true,
                null,
                true);
    }
}
