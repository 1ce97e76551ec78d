package dev.tickfork.app.ui;

import java.util.Locale;

/// The shapes of states and verdicts, told apart without colour. Drawn in a square of 16.
public enum Mark {
    SAME("M3.4 6h9.2M3.4 10h9.2"),
    LATER("M8 2.6v10.4M4.2 9.4L8 13.2l3.8-3.8"),
    EARLIER("M8 13.4V3M4.2 6.6L8 2.8l3.8 3.8"),
    ADDED("M8 3v10M3 8h10"),
    REMOVED("M3 8h10"),
    CHANGED("M2.4 9.4c1.4-3.4 3.6-3.4 5.6-1.4s4.2 2 5.6-1.4"),
    FROZEN("M8 1.6v12.8M2.5 4.8l11 6.4M13.5 4.8l-11 6.4M6.1 2.7L8 4.4l1.9-1.7M6.1 13.3L8 11.6l1.9 1.7"
            + "M2.3 7.3l2.5-.6-.7-2.5M13.7 8.7l-2.5.6.7 2.5M2.3 8.7l2.5.6-.7 2.5M13.7 7.3l-2.5-.6.7-2.5"),
    MATCH("M3 8.4l3.3 3.3L13 4.6"),
    MISMATCH("M8 1.2L14.8 8 8 14.8 1.2 8zM5.4 6.8h5.2M5.4 9.2h5.2M9.7 4.9L6.3 11.1"),
    UNVERIFIED("M14.4 8A6.4 6.4 0 1 1 1.6 8A6.4 6.4 0 1 1 14.4 8z"),
    EMPTY("M3 2h10a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H3a1 1 0 0 1-1-1V3a1 1 0 0 1 1-1zM11.2 4.8l-6.4 6.4"),
    FAILED("M8 2.2l6.2 11H1.8zM8 6.4v3.2M8 11.4v.2"),
    VALID("M3 8.4l3.3 3.3L13 4.6"),
    ISSUES("M8 2.2l6.2 11H1.8zM8 6.4v3.2M8 11.4v.2"),
    UNFINISHED("M14.4 8A6.4 6.4 0 1 1 1.6 8A6.4 6.4 0 1 1 14.4 8z"),
    STALE("M4 4l8 8M12 4l-8 8"),
    STOPPED("M3 3h10v10H3z"),
    STARTING("M14 8A6 6 0 1 1 8 2"),
    READY("M13.4 8A5.4 5.4 0 1 1 2.6 8A5.4 5.4 0 1 1 13.4 8z"),
    RUNNING("M3.6 2.2L13.6 8l-10 5.8z"),
    CRASHED("M8 2.2l6.2 11H1.8zM8 6.4v3.2M8 11.4v.2"),
    ADOPTED("M6.6 9.4a3 3 0 0 0 4.3 0l2-2a3 3 0 0 0-4.3-4.3l-.9.9M9.4 6.6a3 3 0 0 0-4.3 0l-2 2a3 3 0 0 0 4.3"
            + " 4.3l.9-.9");

    private final String path;

    Mark(String path) {
        this.path = path;
    }

    /// As `SVGPath` reads it.
    public String path() {
        return path;
    }

    boolean dashed() {
        return this == UNVERIFIED || this == UNFINISHED;
    }

    boolean solid() {
        return this == READY || this == RUNNING;
    }

    /// Whether it says what came out of a comparison.
    public boolean verdict() {
        return switch (this) {
            case MATCH, MISMATCH, UNVERIFIED, EMPTY, FAILED -> true;
            default -> false;
        };
    }

    /// The last part of its style class, and the style class of a chip with it.
    public String style() {
        return name().toLowerCase(Locale.ROOT);
    }
}
