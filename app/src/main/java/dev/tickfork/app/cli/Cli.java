package dev.tickfork.app.cli;

import dev.tickfork.bridge.action.ActionResult;
import dev.tickfork.bridge.action.Codes;
import dev.tickfork.bridge.action.Message;
import dev.tickfork.bridge.report.ActionJson;
import dev.tickfork.bridge.report.ExitCode;
import dev.tickfork.bridge.texts.Texts;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/// `tickfork` and its commands. Without a command it opens the window; where none can be shown it prints
/// what there is.
@Command(name = "tickfork", synopsisSubcommandLabel = "COMMAND")
public final class Cli implements Callable<Integer> {
    private static final String BUNDLE = "dev.tickfork.app.cli.cli";

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli sets it before the command runs
    private CommandSpec spec;

    private final Session session;

    private Cli(Session session) {
        this.session = session;
    }

    /// Runs one command line.
    ///
    /// @return the exit status
    public static int run(Session session, Locale locale, String version, String... args) {
        var line = new CommandLine(new Cli(session));
        for (Object command : commands(session)) {
            line.addSubcommand(command);
        }
        ResourceBundle bundle = ResourceBundle.getBundle(
                BUNDLE,
                locale.getLanguage().equals("zh") ? Locale.SIMPLIFIED_CHINESE : Locale.ROOT,
                Cli.class.getClassLoader(),
                ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES));
        standardise(line, bundle, version);
        line.setOut(new PrintWriter(session.out(), true, StandardCharsets.UTF_8));
        line.setErr(new PrintWriter(session.streams().err(), true, StandardCharsets.UTF_8));
        line.setParameterExceptionHandler((problem, given) -> invalid(session, locale, problem, given));
        line.setExecutionExceptionHandler((problem, _, _) -> bug(session, locale, problem, args));
        return line.execute(args);
    }

    private static List<Object> commands(Session session) {
        return List.of(
                new DemoCommand(session),
                new InspectCommand(session),
                new DiffCommand(session),
                new TimelineCommand(session),
                new InstancesCommand(session),
                new StateCommand(session),
                new ConsoleCommand(session),
                new FreezeCommand(session),
                new UnfreezeCommand(session),
                new ProbeCommand(session),
                new SnapshotCommand(session),
                new SnapshotsCommand(session),
                new ForkCommand(session),
                new RestoreCommand(session),
                new CheckCommand(session),
                new VerifyCommand(session),
                new VerifyRunCommand(session),
                new DivergeCommand(session),
                BundleCommands.line(session),
                LabCommands.line(session),
                new SandboxCommand(session),
                new CapabilitiesCommand(session),
                new WindowCommand(session),
                new ScreenshotsCommand(session));
    }

    private static void standardise(CommandLine line, ResourceBundle bundle, String version) {
        CommandSpec spec = line.getCommandSpec();
        spec.resourceBundle(bundle);
        spec.mixinStandardHelpOptions(true);
        spec.version("tickfork " + version);
        line.getSubcommands().values().forEach(inner -> standardise(inner, bundle, version));
    }

    @Override
    public Integer call() throws InterruptedException {
        if (session.windows().possible()) {
            return new WindowCommand(session).call();
        }
        spec.commandLine().usage(spec.commandLine().getOut());
        return ExitCode.of(Codes.OK);
    }

    private static int invalid(Session session, Locale locale, ParameterException problem, String[] args) {
        String said = problem.getMessage() == null ? "" : problem.getMessage();
        return refuse(
                session,
                locale,
                args,
                Codes.INVALID_REQUEST,
                Message.of(
                        "cli.invalid",
                        said,
                        problem.getCommandLine().getCommandSpec().qualifiedName()));
    }

    private static int bug(Session session, Locale locale, Exception problem, String[] args) {
        problem.printStackTrace(session.streams().err());
        return refuse(session, locale, args, Codes.INTERNAL_ERROR, Message.of("action.bug", "tickfork", problem));
    }

    private static int refuse(Session session, Locale locale, String[] args, String code, Message text) {
        var texts = new Texts(locale);
        var data = code.equals(Codes.INVALID_REQUEST) ? Map.of("path", "arguments") : null;
        var result = new ActionResult(false, code, text, false, "none", data, List.of());
        if (List.of(args).contains("--json")) {
            session.out().println(new ActionJson(texts).render(result));
        } else {
            session.streams().err().println(Printable.text(texts.render(text)));
        }
        return ExitCode.of(code);
    }
}
