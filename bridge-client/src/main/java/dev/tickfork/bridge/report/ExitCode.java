package dev.tickfork.bridge.report;

import dev.tickfork.bridge.action.Codes;

/// The exit status of a command that ended with a result code.
public final class ExitCode {
    public static final int OK = 0;
    /// A mismatch, a failed step, nothing compared, or nothing to compare.
    public static final int NOT_OK = 1;
    /// An invalid request or an unreadable input.
    public static final int USAGE = 2;
    /// Cancelled: 128 and the number of the interrupt signal, as shells count.
    public static final int CANCELLED = 130;

    private ExitCode() {}

    /// @param code one of [Codes]
    public static int of(String code) {
        return switch (code) {
            case Codes.OK -> OK;
            case Codes.INVALID_REQUEST, Codes.NOT_A_SNAPSHOT, Codes.NOT_A_BUNDLE, Codes.NOT_FOUND -> USAGE;
            case Codes.CANCELLED -> CANCELLED;
            default -> NOT_OK;
        };
    }
}
