package dev.tickfork.bridge.world;

import java.nio.charset.StandardCharsets;
import java.util.Locale;

/// The longest path that programs of a system can open.
///
/// @param longest in characters (Windows) or bytes (others), without a terminating zero
/// @param bytes   whether bytes of UTF-8 count, not characters
public record PathLimits(int longest, boolean bytes) {
    /// `MAX_PATH` is 260 with its terminating zero; games and Java tools do not all use the longer form.
    public static final PathLimits WINDOWS = new PathLimits(259, false);
    /// `PATH_MAX` of macOS is 1024 with its terminating zero.
    public static final PathLimits MACOS = new PathLimits(1023, true);
    /// `PATH_MAX` of Linux is 4096 with its terminating zero.
    public static final PathLimits LINUX = new PathLimits(4095, true);

    public static PathLimits ofThisSystem() {
        String system = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
        if (system.startsWith("windows")) {
            return WINDOWS;
        }
        return system.startsWith("mac") ? MACOS : LINUX;
    }

    int length(String path) {
        return bytes ? path.getBytes(StandardCharsets.UTF_8).length : path.length();
    }
}
