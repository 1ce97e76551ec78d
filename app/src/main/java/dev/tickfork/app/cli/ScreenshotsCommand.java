package dev.tickfork.app.cli;

import dev.tickfork.bridge.action.Codes;
import dev.tickfork.bridge.report.ExitCode;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/// Writes a picture of every page in each of its main states: `<page>-<state>-<lang>-<theme>.png`.
@Command(name = "screenshots")
final class ScreenshotsCommand implements Callable<Integer> {
    private final Session session;

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli sets it before the command runs
    private CommandSpec spec;

    @Option(names = "--out", paramLabel = "DIR", descriptionKey = "screenshots-out", required = true)
    @SuppressWarnings("NullAway.Init")
    private Path out;

    @Option(names = "--lang", paramLabel = "en|zh", descriptionKey = "screenshots-lang")
    private @Nullable String language;

    @Option(names = "--theme", paramLabel = "light|dark", descriptionKey = "screenshots-theme")
    private @Nullable String theme;

    @Option(names = "--size", paramLabel = "WxH", descriptionKey = "screenshots-size", defaultValue = "1280x800")
    private String size = "1280x800";

    @Option(names = "--page", paramLabel = "ID", descriptionKey = "screenshots-page", defaultValue = "")
    private String page = "";

    ScreenshotsCommand(Session session) {
        this.session = session;
    }

    @Override
    public Integer call() throws Exception {
        List<Locale> languages = language == null
                ? List.of(Locale.ENGLISH, Locale.SIMPLIFIED_CHINESE)
                : List.of(Locale.forLanguageTag(language));
        List<Boolean> dark = theme == null ? List.of(false, true) : List.of(theme.equals("dark"));
        String[] sides = size.split("x", -1);
        if (sides.length != 2) {
            throw new ParameterException(spec.commandLine(), "--size " + size);
        }
        session.windows().screenshots(out, languages, dark, side(sides[0]), side(sides[1]), page);
        return ExitCode.of(Codes.OK);
    }

    private int side(String text) {
        try {
            return Math.clamp(Integer.parseInt(text), 200, 8000);
        } catch (NumberFormatException _) {
            throw new ParameterException(spec.commandLine(), "--size " + size);
        }
    }
}
