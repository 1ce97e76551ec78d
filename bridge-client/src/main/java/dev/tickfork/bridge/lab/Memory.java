package dev.tickfork.bridge.lab;

import com.sun.management.OperatingSystemMXBean;
import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.ActionFailure;
import dev.tickfork.bridge.action.Codes;
import dev.tickfork.bridge.action.Diagnostic;
import dev.tickfork.bridge.action.Message;
import java.lang.management.ManagementFactory;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Checks a `-Xmx` value before a server is started with it.
final class Memory {
    private static final Pattern FORM = Pattern.compile("([0-9]{1,7})([MmGg])");
    private static final long MIB = 1024L * 1024;
    /// Less than this, and a server ends before it can say why.
    private static final long LEAST = 128 * MIB;

    private Memory() {}

    /// @throws ActionFailure `INVALID_REQUEST` not of the form `512M` or `2G`, too little, or more than
    ///       the computer has
    static void check(String memory, ActionContext context) throws ActionFailure {
        Matcher form = FORM.matcher(memory);
        if (!form.matches()) {
            throw ActionFailure.of(Codes.INVALID_REQUEST, Message.of("lab.memory.form", memory));
        }
        long unit = form.group(2).toUpperCase(Locale.ROOT).equals("G") ? 1024 * MIB : MIB;
        long bytes = Long.parseLong(form.group(1)) * unit;
        if (!(ManagementFactory.getOperatingSystemMXBean() instanceof OperatingSystemMXBean system)) {
            return;
        }
        long there = system.getTotalMemorySize();
        if (bytes < LEAST || bytes > there) {
            throw ActionFailure.of(
                    Codes.INVALID_REQUEST, Message.of("lab.memory.bounds", memory, LEAST / MIB, there / MIB));
        }
        long free = system.getFreeMemorySize();
        if (bytes > free) {
            context.diagnostic(Diagnostic.warning("LAB_MEMORY", Message.of("lab.memory.tight", memory, free / MIB)));
        }
    }
}
