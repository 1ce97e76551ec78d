package dev.tickfork.app.cli;

import java.nio.file.Path;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// Options that every command takes.
final class CommonOptions {
    @Option(names = "--json", descriptionKey = "json")
    boolean json;

    @Option(names = "--home", paramLabel = "DIR", descriptionKey = "home")
    @Nullable
    Path home;

    @Option(names = "--lang", paramLabel = "en|zh", descriptionKey = "lang")
    @Nullable
    String language;

    /// Where forks, labs and the journal live: the option, else `TICKFORK_HOME`, else `TickFork` in the
    /// user's folder.
    Path homeFolder() {
        if (home != null) {
            return home.toAbsolutePath().normalize();
        }
        String named = System.getenv("TICKFORK_HOME");
        Path folder = named != null && !named.isBlank()
                ? Path.of(named)
                : Path.of(System.getProperty("user.home"), "TickFork");
        return folder.toAbsolutePath().normalize();
    }

    Locale locale() {
        return language == null ? Locale.getDefault() : Locale.forLanguageTag(language);
    }
}
