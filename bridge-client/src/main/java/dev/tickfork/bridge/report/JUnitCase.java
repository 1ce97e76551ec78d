package dev.tickfork.bridge.report;

import dev.tickfork.bridge.action.Outcome;
import dev.tickfork.bridge.texts.Texts;
import dev.tickfork.bridge.verify.Verdict;
import dev.tickfork.bridge.verify.VerifyData;

/// One verification as a JUnit test case.
///
/// @param name    what was verified (`run 1`)
/// @param seconds wall clock, finite
/// @param code    the result's code
/// @param message the result in one sentence
/// @param details the result table
public record JUnitCase(String name, double seconds, Verdict verdict, String code, String message, String details) {
    /// The case of one finished verification.
    ///
    /// @param data its verdict, its seconds and its table
    public static JUnitCase of(String name, Outcome outcome, VerifyData data, Texts texts, ResultTable table) {
        Double total = data.seconds().total();
        return new JUnitCase(
                name,
                total == null ? 0 : total,
                Verdict.of(data.verdict()),
                outcome.code(),
                texts.render(outcome.text()),
                String.join("\n", table.lines(data)));
    }
}
