package dev.tickfork.bridge.query;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/// What may stand at the caret of a query: keys, joining words, types of the snapshot. Stateless.
public final class Completion {
    private static final List<String> WORDS = List.of("and", "or", "not");
    private static final List<String> HAS = List.of("vehicle", "riders", "Passengers", "CustomName", "Items");
    private static final int MOST = 20;

    private Completion() {}

    /// @param text  the query so far
    /// @param caret characters before the caret
    /// @param types type ids of the snapshot, the commonest first
    /// @return whole texts with one more word, at most 20
    public static List<String> at(String text, int caret, List<String> types) {
        String before = text.substring(0, Math.clamp(caret, 0, text.length()));
        int start = before.length();
        while (start > 0 && !Character.isWhitespace(before.charAt(start - 1)) && before.charAt(start - 1) != '(') {
            start--;
        }
        String word = before.substring(start);
        String head = before.substring(0, start);
        var found = new ArrayList<String>();
        candidates(word, types).forEach(found::add);
        String rest = text.substring(before.length());
        return found.stream()
                .filter(candidate -> !candidate.equals(word))
                .limit(MOST)
                .map(candidate -> head + candidate + rest)
                .toList();
    }

    private static Stream<String> candidates(String word, List<String> types) {
        String lower = word.toLowerCase(Locale.ROOT);
        if (lower.startsWith("type:")) {
            String part = lower.substring("type:".length());
            return types.stream()
                    .map(type -> type.startsWith("minecraft:") ? type.substring("minecraft:".length()) : type)
                    .filter(type -> type.contains(part))
                    .map(type -> "type:" + type);
        }
        if (lower.startsWith("has:")) {
            String part = lower.substring("has:".length());
            return HAS.stream()
                    .filter(name -> name.toLowerCase(Locale.ROOT).startsWith(part))
                    .map(name -> "has:" + name);
        }
        return Stream.concat(QueryParser.KEYS.stream().map(key -> key + ":"), WORDS.stream())
                .filter(candidate -> candidate.startsWith(lower));
    }
}
