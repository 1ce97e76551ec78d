package dev.tickfork.app.cli;

import dev.tickfork.bridge.action.Codes;
import dev.tickfork.bridge.action.Message;
import dev.tickfork.bridge.report.ExitCode;
import dev.tickfork.bridge.texts.Texts;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/// Opens the window; the same as `tickfork` alone, with options.
@Command(name = "window")
final class WindowCommand implements Callable<Integer> {
    private final Session session;

    @Option(names = "--home", paramLabel = "DIR", descriptionKey = "home")
    private @Nullable Path home;

    @Option(names = "--lang", paramLabel = "en|zh", descriptionKey = "lang")
    private @Nullable String language;

    WindowCommand(Session session) {
        this.session = session;
    }

    @Override
    public Integer call() throws InterruptedException {
        var common = new CommonOptions();
        common.home = home;
        common.language = language;
        Locale locale = common.locale();
        if (!session.windows().possible()) {
            session.streams().err().println(new Texts(locale).render(Message.of("cli.no_screen")));
            return ExitCode.of(Codes.UNSUPPORTED);
        }
        session.windows().open(common.homeFolder(), locale);
        return ExitCode.of(Codes.OK);
    }
}
