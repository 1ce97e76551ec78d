package dev.tickfork.bridge.world;

import java.util.Locale;

/// A number of bytes in words (`47.5 MB`), in decimal units as disks are sold and file managers count.
public final class ByteCount {
    private static final String[] UNITS = {"kB", "MB", "GB", "TB"};
    private static final double STEP = 1000;

    private ByteCount() {}

    public static String of(long bytes) {
        if (Math.abs(bytes) < STEP) {
            return bytes + " B";
        }
        double value = bytes / STEP;
        int unit = 0;
        while (Math.abs(value) >= STEP && unit < UNITS.length - 1) {
            value /= STEP;
            unit++;
        }
        return String.format(Locale.ROOT, "%.1f %s", value, UNITS[unit]);
    }
}
