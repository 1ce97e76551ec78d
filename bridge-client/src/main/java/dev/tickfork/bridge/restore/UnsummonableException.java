package dev.tickfork.bridge.restore;

/// A record that cannot be put into a command: why, and where in it.
final class UnsummonableException extends Exception {
    private static final long serialVersionUID = 1;

    private final SkipReason reason;
    private final String detail;

    UnsummonableException(SkipReason reason, String detail) {
        super(reason.word() + ": " + detail);
        this.reason = reason;
        this.detail = detail;
    }

    SkipReason reason() {
        return reason;
    }

    String detail() {
        return detail;
    }
}
