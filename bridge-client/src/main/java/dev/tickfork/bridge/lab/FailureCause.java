package dev.tickfork.bridge.lab;

import java.util.List;
import java.util.Locale;

/// Why a server ended before it was ready, read from its last lines.
enum FailureCause {
    EULA("agree to the eula"),
    JAVA("unsupportedclassversionerror", "compiled by a more recent version of the java runtime"),
    HEAP(
            "could not reserve enough space",
            "invalid maximum heap size",
            "outofmemoryerror",
            "insufficient memory for the java runtime",
            "too small maximum heap"),
    LOCK("already locked", "session.lock", "another process has locked"),
    PORT("failed to bind to port", "address already in use", "bindexception"),
    MODS("incompatible mods found", "incompatible mod set"),
    PROGRAM("unable to access jarfile", "could not find or load main class"),
    UNKNOWN;

    @SuppressWarnings("ImmutableEnumChecker") // List.of is immutable
    private final List<String> marks;

    FailureCause(String... marks) {
        this.marks = List.of(marks);
    }

    static FailureCause of(List<String> lines) {
        for (FailureCause cause : values()) {
            for (String line : lines) {
                String lower = line.toLowerCase(Locale.ROOT);
                if (cause.marks.stream().anyMatch(lower::contains)) {
                    return cause;
                }
            }
        }
        return UNKNOWN;
    }

    /// Key of the sentence: name of the lab, exit code, last line of its log.
    String key() {
        return "lab.failed." + name().toLowerCase(Locale.ROOT);
    }
}
