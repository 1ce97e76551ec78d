package dev.tickfork.app.cli;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Compares two snapshot folders.
@Command(name = "diff")
final class DiffCommand implements Callable<Integer> {
    private final Session session;

    @Mixin
    private final CommonOptions common = new CommonOptions();

    @Parameters(index = "0", paramLabel = "A", descriptionKey = "a")
    private String a = "";

    @Parameters(index = "1", paramLabel = "B", descriptionKey = "b")
    private String b = "";

    @Option(names = "--top", paramLabel = "N", descriptionKey = "top")
    private @Nullable Integer top;

    @Option(names = "--pos-tolerance", paramLabel = "BLOCKS", descriptionKey = "pos-tolerance")
    private @Nullable Double posTolerance;

    @Option(names = "--vel-tolerance", paramLabel = "BLOCKS", descriptionKey = "vel-tolerance")
    private @Nullable Double velTolerance;

    @Option(names = "--rot-tolerance", paramLabel = "DEGREES", descriptionKey = "rot-tolerance")
    private @Nullable Double rotTolerance;

    @Option(names = "--html", paramLabel = "FILE", descriptionKey = "html")
    private @Nullable String html;

    @Option(names = "--report-json", paramLabel = "FILE", descriptionKey = "report-json")
    private @Nullable String reportJson;

    @Option(names = "--ignore-nbt", paramLabel = "PATH", descriptionKey = "ignore-nbt")
    private List<String> ignore = List.of();

    DiffCommand(Session session) {
        this.session = session;
    }

    @Override
    public Integer call() throws InterruptedException {
        Map<String, Object> request = new HashMap<>();
        request.put("a", a);
        request.put("b", b);
        request.put("ignore_nbt", ignore);
        Requests.put(request, "top", top);
        Requests.put(request, "pos_tolerance", posTolerance);
        Requests.put(request, "vel_tolerance", velTolerance);
        Requests.put(request, "rot_tolerance", rotTolerance);
        if (html == null && reportJson == null) {
            return session.run(common, "snapshot.compare", request, Views.COMPARISON);
        }
        Requests.put(request, "html", html);
        Requests.put(request, "json", reportJson);
        request.put("language", common.locale().getLanguage().equals("zh") ? "zh" : "en");
        // The command's result and exit status stay those of the comparison.
        request.put("judge", true);
        return session.run(common, "report.export", request, Views.COMPARISON);
    }
}
