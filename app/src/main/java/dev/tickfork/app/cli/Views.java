package dev.tickfork.app.cli;

import dev.tickfork.bridge.capability.Discovery;
import dev.tickfork.bridge.capability.DiscoveryListing;
import dev.tickfork.bridge.capability.InstanceData;
import dev.tickfork.bridge.capability.LabData;
import dev.tickfork.bridge.capability.SnapshotData;
import dev.tickfork.bridge.capability.SnapshotQuery;
import dev.tickfork.bridge.evidence.BundleData;
import dev.tickfork.bridge.fork.ForkResult;
import dev.tickfork.bridge.report.ResultTable;
import dev.tickfork.bridge.verify.OrderCheckData;
import dev.tickfork.bridge.verify.RestoreData;
import dev.tickfork.bridge.verify.StepSeconds;
import dev.tickfork.bridge.verify.VerifyData;
import dev.tickfork.bridge.workflow.DivergeData;
import dev.tickfork.bridge.workflow.RunsData;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// Prints each kind of data as tables for a person. The sentence of the result follows and is not printed
/// here.
final class Views {
    /// Rows of a list that are shown; `--json` has all that there are.
    private static final int SHOWN = 20;

    static final View INSPECTION = View.of(SnapshotData.Inspection.class, Views::inspection);
    static final View FOUND = View.of(SnapshotQuery.Found.class, Views::found);
    static final View COMPARISON = View.of(SnapshotData.Difference.class, Views::comparison);
    static final View SNAPSHOT = View.of(SnapshotData.Taken.class, (_, _) -> {});
    static final View SNAPSHOTS = View.of(SnapshotData.Listing.class, Views::snapshots);
    static final View INSTANCES = View.of(InstanceData.Listing.class, Views::instances);
    static final View STATE = View.of(InstanceData.Instance.class, Views::instance);
    static final View COMMAND =
            View.of(InstanceData.Command.class, (data, to) -> data.output().forEach(to::line));
    static final View LAB = View.of(LabData.Lab.class, Views::lab);
    static final View LABS = View.of(LabData.Listing.class, Views::labs);
    static final View LOG =
            View.of(LabData.Log.class, (data, to) -> data.lines().forEach(to::line));
    static final View REMOVED = View.of(LabData.Removed.class, (_, _) -> {});
    static final View CAPABILITIES = View.of(DiscoveryListing.class, Views::capabilities);

    static final View FORK = View.of(ForkResult.class, Views::fork);
    static final View VERIFICATION = View.of(VerifyData.class, Views::verification);
    static final View RESTORE = View.of(RestoreData.class, Views::restore);
    static final View ORDER = View.of(OrderCheckData.class, Views::order);
    static final View RUNS = View.of(RunsData.class, Views::runs);
    static final View DIVERGENCE = View.of(DivergeData.class, Views::divergence);
    static final View EVIDENCE = View.of(BundleData.class, Views::evidence);

    private Views() {}

    private static void fork(ForkResult data, ViewTarget to) {
        ForkResult.Copied copied = data.manifest();
        if (copied != null) {
            to.say(
                    "cli.fork.files",
                    copied.files(),
                    copied.bytes(),
                    copied.skipped().size(),
                    copied.changed().size());
            first(copied.skipped()).forEach(path -> to.say("cli.fork.skipped", path));
        }
        data.reasons().forEach(code -> to.say("cli.fork.doubt", code));
        to.say("cli.fork.frozen", data.seconds().freezeWindow());
    }

    private static void verification(VerifyData data, ViewTarget to) {
        new ResultTable(to.texts()).lines(data).forEach(to::line);
        to.say("cli.verify.seconds", seconds(data));
        if (data.fork() != null && data.lab() != null) {
            to.say("cli.verify.evidence", data.fork().dir(), data.lab().snapshotDir());
        }
    }

    private static String seconds(VerifyData data) {
        StepSeconds all = data.seconds();
        var parts = new ArrayList<String>();
        add(parts, "freezeWindow", all.freezeWindow());
        add(parts, "fork", all.fork());
        add(parts, "provision", all.provision());
        add(parts, "start", all.start());
        add(parts, "restore", all.restore());
        add(parts, "verify", all.verify());
        add(parts, "total", all.total());
        return String.join(", ", parts);
    }

    private static void add(List<String> parts, String step, @Nullable Double seconds) {
        if (seconds != null) {
            parts.add(step + " " + String.format(Locale.ROOT, "%.2f", seconds));
        }
    }

    private static void found(SnapshotQuery.Found data, ViewTarget to) {
        for (SnapshotQuery.Entity one : data.rows()) {
            String pos = String.format(
                    Locale.ROOT,
                    "%.2f %.2f %.2f",
                    one.pos().get(0),
                    one.pos().get(1),
                    one.pos().get(2));
            to.line(one.order() + "  " + one.type() + "  " + one.uuid() + "  " + pos);
        }
    }

    private static void divergence(DivergeData data, ViewTarget to) {
        for (DivergeData.Step step : data.steps()
                .subList(Math.max(0, data.steps().size() - SHOWN), data.steps().size())) {
            to.say(
                    "cli.diverge.step",
                    step.tick(),
                    step.hashA(),
                    step.hashB(),
                    step.moves(),
                    step.positions(),
                    step.gap(),
                    step.nbt());
        }
    }

    private static void evidence(BundleData data, ViewTarget to) {
        VerifyData found = data.found();
        if (found != null) {
            new ResultTable(to.texts()).lines(found).forEach(to::line);
        }
    }

    private static void restore(RestoreData data, ViewTarget to) {
        List<String> commands = data.commands();
        if (commands != null) {
            commands.forEach(to::line);
            return;
        }
        to.say(
                "cli.restore.summoned",
                data.summoned(),
                data.skipped().size(),
                data.failed().size(),
                data.notAttempted(),
                data.ticksRun());
        data.failed()
                .forEach(one -> to.say("cli.restore.failed", one.index(), one.uuid(), String.join(" ", one.output())));
        verification(data.verification(), to);
    }

    private static void order(OrderCheckData data, ViewTarget to) {
        to.say("cli.order.hashes", data.expected(), data.actual(), data.entities());
    }

    private static void runs(RunsData data, ViewTarget to) {
        for (int i = 0; i < data.runs().size(); i++) {
            to.say("cli.runs.run", i + 1, data.runs().get(i).verdict());
            verification(data.runs().get(i), to);
        }
    }

    private static void inspection(SnapshotData.Inspection data, ViewTarget to) {
        to.say("cli.inspect.head", data.directory(), data.records());
        to.say("cli.inspect.recorded", shown(data.orderHash().recorded()));
        to.say(
                "cli.inspect.computed",
                data.orderHash().computed(),
                data.orderHash().match() ? "MATCH" : "MISMATCH");
        to.table(data.types().stream()
                .map(one -> List.of("", one.type(), Integer.toString(one.count())))
                .toList());
        for (SnapshotData.Finding finding : first(data.issues())) {
            to.say("cli.inspect.issue", finding.severity(), finding.code(), finding.line(), finding.message());
        }
        more(data.issues(), to);
        to.line(data.valid() ? "OK" : "INVALID");
    }

    private static void comparison(SnapshotData.Difference data, ViewTarget to) {
        to.say("cli.diff.hashes", data.orderHash().a(), data.orderHash().b());
        var divergence = data.firstDivergence();
        if (divergence != null) {
            to.say("cli.diff.divergence", divergence.index(), shown(divergence.a()), shown(divergence.b()));
        }
        to.say(
                "cli.diff.order",
                data.moves().size(),
                data.added().size(),
                data.removed().size());
        to.table(first(data.moves()).stream()
                .map(move -> List.of("", move.uuid(), Integer.toString(move.from()), "->", Integer.toString(move.to())))
                .toList());
        more(data.moves(), to);
        to.table(data.types().stream()
                .map(row -> List.of(
                        "",
                        row.type(),
                        Integer.toString(row.a()),
                        "/",
                        Integer.toString(row.b()),
                        row.a() == row.b() ? "" : String.format(Locale.ROOT, "%+d", row.b() - row.a())))
                .toList());
        to.say(
                "cli.diff.positions",
                data.positions().mismatches(),
                data.positions().compared());
        to.say(
                "cli.diff.velocities",
                data.velocities().mismatches(),
                data.velocities().compared());
        to.say("cli.diff.nbt", data.nbtMismatches());
        for (SnapshotData.Changed changed : first(data.changed())) {
            to.line("  " + changed.uuid() + "  " + changed.path() + ": " + shown(changed.a()) + " -> "
                    + shown(changed.b()));
        }
        more(data.changed(), to);
        to.line(data.verdict().toUpperCase(Locale.ROOT));
    }

    private static void snapshots(SnapshotData.Listing data, ViewTarget to) {
        var rows = new ArrayList<List<String>>();
        for (SnapshotData.Entry one : data.snapshots()) {
            rows.add(List.of(
                    one.name(),
                    shown(one.dimension()),
                    shown(one.entities()),
                    shown(one.orderHash()),
                    shown(one.tick()),
                    shown(one.metaError())));
        }
        to.table(rows);
    }

    private static void instances(InstanceData.Listing data, ViewTarget to) {
        var rows = new ArrayList<List<String>>();
        for (InstanceData.Instance one : data.instances()) {
            rows.add(List.of(
                    one.address(),
                    one.instance(),
                    shown(one.levelName()),
                    one.minecraft(),
                    shown(one.tick()),
                    tickWord(one, to),
                    shown(one.entities()),
                    shown(one.worldDir())));
        }
        to.table(rows);
        data.stale().forEach(one -> to.say("cli.instances.stale", one.portFile(), one.reason()));
    }

    private static void instance(InstanceData.Instance data, ViewTarget to) {
        to.table(List.of(
                List.of(to.word("cli.state.level"), shown(data.levelName())),
                List.of(to.word("cli.state.world"), shown(data.worldDir())),
                List.of(to.word("cli.state.version"), data.mod() + " " + data.modVersion() + ", " + data.minecraft()),
                List.of(to.word("cli.state.vantage"), data.instance()),
                List.of(to.word("cli.state.tick"), shown(data.tick())),
                List.of(to.word("cli.state.ticking"), tickWord(data, to)),
                List.of(to.word("cli.state.players"), shown(data.players())),
                List.of(to.word("cli.state.entities"), shown(data.entities()))));
    }

    private static String tickWord(InstanceData.Instance data, ViewTarget to) {
        if (data.paused() != null && data.paused()) {
            return to.word("cli.state.paused");
        }
        return data.frozen() == null
                ? to.word("cli.state.unknown")
                : to.word(data.frozen() ? "cli.state.frozen" : "cli.state.running");
    }

    private static void lab(LabData.Lab data, ViewTarget to) {
        labs(new LabData.Listing(List.of(data)), to);
    }

    private static void labs(LabData.Listing data, ViewTarget to) {
        to.table(data.labs().stream()
                .map(one -> List.of(
                        one.name(), one.state(), one.software(), shown(one.endpoint()), shown(one.pid()), one.folder()))
                .toList());
    }

    private static void capabilities(DiscoveryListing data, ViewTarget to) {
        if (data.capabilities().size() > 1) {
            to.table(data.capabilities().stream()
                    .map(one -> List.of(one.name(), one.status(), one.description()))
                    .toList());
            return;
        }
        for (Discovery one : data.capabilities()) {
            to.line(one.name() + " (" + one.status() + ")");
            to.line("  " + one.description());
            to.say("cli.capability.aliases", String.join(", ", one.aliases()));
            to.say("cli.capability.input", one.input().getOrDefault("properties", ""));
            to.say("cli.capability.required", one.input().getOrDefault("required", ""));
            to.say("cli.capability.permissions", String.join(", ", one.permissions()));
            to.say("cli.capability.resources", String.join(", ", one.resources()));
            to.say("cli.capability.errors", String.join(", ", one.errors()));
            to.say("cli.capability.examples", one.examples());
        }
    }

    private static <T> List<T> first(List<T> all) {
        return all.subList(0, Math.min(SHOWN, all.size()));
    }

    private static void more(List<?> all, ViewTarget to) {
        if (all.size() > SHOWN) {
            to.say("cli.more", all.size() - SHOWN);
        }
    }

    private static String shown(@Nullable Object value) {
        return value == null ? "-" : value.toString();
    }
}
