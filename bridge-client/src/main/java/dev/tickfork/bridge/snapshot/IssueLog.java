package dev.tickfork.bridge.snapshot;

import dev.tickfork.bridge.action.Message;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/// Counts issues and keeps the first of each kind. One thread while it grows, then any.
final class IssueLog {
    private final Map<IssueCode, List<Issue>> kept = new EnumMap<>(IssueCode.class);
    private final Map<IssueCode, Long> counts = new EnumMap<>(IssueCode.class);
    private boolean errors;

    void add(IssueCode code, long line, Object... args) {
        add(code, code.severity(), line, args);
    }

    void add(IssueCode code, IssueCode.Severity severity, long line, Object... args) {
        addKeyed(code, severity, line, "snapshot.issue." + code.id(), args);
    }

    /// @param key of the sentence, where a code has more than one
    void addKeyed(IssueCode code, IssueCode.Severity severity, long line, String key, Object... args) {
        errors |= severity == IssueCode.Severity.ERROR;
        counts.merge(code, 1L, Long::sum);
        List<Issue> list = kept.computeIfAbsent(code, _ -> new ArrayList<>());
        if (list.size() < Snapshot.ISSUES_KEPT) {
            list.add(new Issue(code, severity, line, new Message(key, List.of(args))));
        }
    }

    /// Adds what was found in a later part of the file.
    ///
    /// @param linesBefore added to its line numbers
    void addAll(IssueLog later, long linesBefore) {
        errors |= later.errors;
        later.counts.forEach((code, count) -> counts.merge(code, count, Long::sum));
        later.kept.forEach((code, issues) -> {
            List<Issue> list = kept.computeIfAbsent(code, _ -> new ArrayList<>());
            for (Issue issue : issues.subList(0, Math.min(issues.size(), Snapshot.ISSUES_KEPT - list.size()))) {
                list.add(new Issue(code, issue.severity(), issue.line() + linesBefore, issue.text()));
            }
        });
    }

    boolean errors() {
        return errors;
    }

    Map<IssueCode, Long> counts() {
        return Map.copyOf(counts);
    }

    /// By line, faults of the whole folder (line 0) first, then by code.
    List<Issue> sorted() {
        return kept.values().stream()
                .flatMap(List::stream)
                .sorted(Comparator.comparingLong(Issue::line).thenComparing(Issue::code))
                .toList();
    }
}
