package dev.tickfork.bridge.verify;

import dev.tickfork.bridge.action.Codes;

/// What a verification may say, and how every surface must show it. Only [#MATCH] is green.
public enum Verdict {
    /// Order, counts, types, positions, velocities and NBT were compared and are the same.
    MATCH("match", Codes.OK, JUnit.PASSED, Colour.GREEN),
    /// They were compared and something differs.
    MISMATCH("mismatch", Codes.MISMATCH, JUnit.FAILURE, Colour.RED),
    /// A step broke before there was anything to compare; the code is that of the step.
    FAILED("failed", Codes.INSTANCE_ERROR, JUnit.ERROR, Colour.RED),
    /// Nothing was compared.
    UNVERIFIED("unverified", Codes.UNVERIFIED, JUnit.ERROR, Colour.GREY),
    /// Neither side has entities, so equality would prove nothing.
    EMPTY("empty", Codes.EMPTY, JUnit.ERROR, Colour.GREY),
    /// Nothing was sent: the plan alone was asked for.
    DRY_RUN("dry-run", Codes.OK, JUnit.NONE, Colour.BLUE);

    /// The element that stands for a verdict in a JUnit report.
    public enum JUnit {
        PASSED,
        FAILURE,
        ERROR,
        /// No test case at all.
        NONE
    }

    /// The colour of a verdict's sign, always beside its word.
    public enum Colour {
        GREEN,
        RED,
        GREY,
        BLUE
    }

    private final String word;
    private final String code;
    private final JUnit junit;
    private final Colour colour;

    Verdict(String word, String code, JUnit junit, Colour colour) {
        this.word = word;
        this.code = code;
        this.junit = junit;
        this.colour = colour;
    }

    /// The word in results: lower case, never translated.
    public String word() {
        return word;
    }

    public boolean ok() {
        return code.equals(Codes.OK);
    }

    /// The result code; a [#FAILED] result has the code of the step that broke, and this one where that
    /// is unknown.
    public String code() {
        return code;
    }

    public JUnit junit() {
        return junit;
    }

    public Colour colour() {
        return colour;
    }

    /// @throws IllegalArgumentException no verdict has that word
    public static Verdict of(String word) {
        for (Verdict verdict : values()) {
            if (verdict.word.equals(word)) {
                return verdict;
            }
        }
        throw new IllegalArgumentException("no verdict: " + word);
    }
}
