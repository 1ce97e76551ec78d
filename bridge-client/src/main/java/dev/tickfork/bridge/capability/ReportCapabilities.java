package dev.tickfork.bridge.capability;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.ActionFailure;
import dev.tickfork.bridge.action.ActionResult;
import dev.tickfork.bridge.action.Codes;
import dev.tickfork.bridge.action.Message;
import dev.tickfork.bridge.action.Outcome;
import dev.tickfork.bridge.capability.SnapshotData.Difference;
import dev.tickfork.bridge.compare.Comparison;
import dev.tickfork.bridge.compare.EntityColumns;
import dev.tickfork.bridge.compare.OrderStatistics;
import dev.tickfork.bridge.compare.TimelineBuilder;
import dev.tickfork.bridge.report.ActionJson;
import dev.tickfork.bridge.report.ComparisonReport;
import dev.tickfork.bridge.report.HtmlReport;
import dev.tickfork.bridge.report.ReportFile;
import dev.tickfork.bridge.snapshot.Snapshot;
import dev.tickfork.bridge.texts.Texts;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// Operations that turn comparisons into files, and those over several snapshots.
final class ReportCapabilities {
    private ReportCapabilities() {}

    static List<Capability> all() {
        return List.of(export(), replay());
    }

    private static Capability export() {
        return Capability.named("report.export")
                .takes(CompareInputs.FIELDS)
                .takes(
                        Field.path("html"),
                        Field.path("json"),
                        Field.text("name_a"),
                        Field.text("name_b"),
                        Field.choice("language", "en", "zh").or("en"),
                        Field.flag("judge", false))
                .allows(Permission.OBSERVE, Permission.WRITE_FILES)
                .fails(
                        Codes.NOT_FOUND,
                        Codes.NOT_A_SNAPSHOT,
                        Codes.MISMATCH,
                        Codes.EMPTY,
                        Codes.NAME_TAKEN,
                        Codes.IO_ERROR,
                        Codes.DISK_FULL)
                .example(Map.of("a", "forks/before", "b", "forks/after", "html", "reports/before-after.html"))
                .gives(Difference.class, ReportCapabilities::export);
    }

    private static Outcome export(Inputs in, ActionContext context) throws Exception {
        List<ReportFile> files = files(in);
        for (ReportFile file : files) {
            file.check();
        }
        try (Snapshot a = Snapshot.open(in.path("a"), context);
                Snapshot b = Snapshot.open(in.path("b"), context)) {
            Comparison found = Comparison.of(
                    a.columns(EntityColumns::new), b.columns(EntityColumns::new), CompareInputs.options(in), context);
            Outcome judged = CompareInputs.outcome(found, a.size(), Difference.of(a, b, found));
            context.progress("report", Message.of("exporting.step"));
            for (ReportFile file : files) {
                file.write(
                        switch (file.kind()) {
                            case HTML -> HtmlReport.render(report(in, a, b, found, context), language(in));
                            case JSON -> json(judged, in, context);
                        });
            }
            return in.flag("judge") ? judged : Outcome.ok(done(found), judged.data());
        }
    }

    private static Message done(Comparison found) {
        return switch (found.verdict()) {
            case IDENTICAL -> Message.of("exporting.done");
            case DIFFERENT -> Message.of("exporting.done_differs");
            case EMPTY -> Message.of("exporting.done_empty");
        };
    }

    private static Locale language(Inputs in) {
        return in.text("language").equals("zh") ? Locale.SIMPLIFIED_CHINESE : Locale.ROOT;
    }

    private static List<ReportFile> files(Inputs in) throws ActionFailure {
        var files = new ArrayList<ReportFile>();
        in.maybePath("html").ifPresent(path -> files.add(new ReportFile(path, ReportFile.Kind.HTML, "html")));
        in.maybePath("json").ifPresent(path -> files.add(new ReportFile(path, ReportFile.Kind.JSON, "json")));
        if (files.isEmpty()) {
            throw ActionFailure.of(Codes.INVALID_REQUEST, Message.of("exporting.nothing"))
                    .with(Map.of("path", "html", "expected", "a file", "received", "nothing"));
        }
        return files;
    }

    private static ComparisonReport report(Inputs in, Snapshot a, Snapshot b, Comparison found, ActionContext context) {
        return new ComparisonReport(
                side(a, in.maybeText("name_a").orElse(name(a.directory()))),
                side(b, in.maybeText("name_b").orElse(name(b.directory()))),
                found,
                OrderStatistics.of(found.order(), context),
                CompareInputs.options(in),
                Instant.now());
    }

    private static ComparisonReport.Side side(Snapshot from, String name) {
        return new ComparisonReport.Side(
                name,
                from.directory().toString(),
                from.dimension(),
                from.meta().tick(),
                from.computedHash(),
                from.recordedHash(),
                from.columns(EntityColumns::new));
    }

    private static String name(Path folder) {
        return String.valueOf(folder.getFileName());
    }

    private static String json(Outcome judged, Inputs in, ActionContext context) {
        var result = new ActionResult(
                judged.ok(),
                judged.code(),
                judged.text(),
                judged.retryable(),
                context.actionId(),
                judged.data(),
                List.of());
        return new ActionJson(new Texts(language(in))).render(result) + "\n";
    }

    private static Capability replay() {
        return Capability.named("replay.compare")
                .takes(Field.paths("directories").needed())
                .allows(Permission.OBSERVE)
                .fails(Codes.NOT_FOUND, Codes.NOT_A_SNAPSHOT)
                .example(Map.of("directories", List.of("labs/a/step-0", "labs/a/step-1", "labs/a/step-2")))
                .gives(TimelineData.class, (in, context) -> replay(in.paths("directories"), context));
    }

    private static Outcome replay(List<Path> directories, ActionContext context) throws Exception {
        if (directories.size() < 2) {
            throw ActionFailure.of(Codes.INVALID_REQUEST, Message.of("exporting.timeline_few"))
                    .with(Map.of("path", "directories", "expected", "2 or more", "received", "" + directories.size()));
        }
        var builder = new TimelineBuilder();
        try (var before = new Newest()) {
            for (int i = 0; i < directories.size(); i++) {
                Path folder = directories.get(i);
                context.progress(
                        "read",
                        Message.of("exporting.timeline_read", name(folder), i + 1, directories.size()),
                        i,
                        directories.size());
                Snapshot next = before.hold(Snapshot.open(folder, context));
                builder.add(
                        name(folder),
                        next.meta().tick().orElse(-1),
                        next.computedHash(),
                        next.columns(EntityColumns::new),
                        context);
                before.keepOnly(next);
            }
        }
        TimelineData data = TimelineData.of(
                builder.build(), directories.stream().map(Path::toString).toList());
        return Outcome.ok(
                Message.of(
                        "exporting.timeline_done",
                        directories.size(),
                        data.types().size()),
                data);
    }

    /// Keeps the newest snapshot open, so that no more than two are in memory.
    private static final class Newest implements AutoCloseable {
        private final List<Snapshot> open = new ArrayList<>();

        Snapshot hold(Snapshot next) {
            open.add(next);
            return next;
        }

        void keepOnly(Snapshot newest) throws IOException {
            open.remove(newest);
            close();
            open.add(newest);
        }

        @Override
        public void close() throws IOException {
            for (Snapshot one : List.copyOf(open)) {
                open.remove(one);
                one.close();
            }
        }
    }
}
