package dev.tickfork.bridge.query;

import dev.tickfork.bridge.action.Message;
import dev.tickfork.nbt.NbtPath;
import dev.tickfork.nbt.SnbtException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// Reads a query: `and` binds tighter than `or`, words side by side are joined by `and`. One thread, one text.
final class QueryParser {
    /// Deeper nesting is no question that anybody asks, and would end the reading thread's stack.
    private static final int MAX_DEPTH = 64;

    /// Longer texts are no query; a list of UUIDs that long is a file.
    static final int MAX_LENGTH = 20_000;

    static final List<String> KEYS = List.of("type", "uuid", "near", "order", "has", "nbt", "name");

    private final String text;
    private int at;
    private int depth;

    QueryParser(String text) {
        this.text = text;
    }

    Condition parse() throws QueryException {
        if (text.length() > MAX_LENGTH) {
            throw new QueryException(MAX_LENGTH, Message.of("query.too_long", MAX_LENGTH));
        }
        skipSpace();
        if (at == text.length()) {
            return new Condition.All(List.of());
        }
        Condition all = or();
        skipSpace();
        if (at < text.length()) {
            throw new QueryException(at, Message.of("query.expected_end"));
        }
        return all;
    }

    private Condition or() throws QueryException {
        if (++depth > MAX_DEPTH) {
            throw new QueryException(at, Message.of("query.too_deep", MAX_DEPTH));
        }
        var parts = new ArrayList<Condition>();
        parts.add(and());
        while (word("or")) {
            parts.add(and());
        }
        depth--;
        return parts.size() == 1 ? parts.getFirst() : new Condition.Any(parts);
    }

    private Condition and() throws QueryException {
        var parts = new ArrayList<Condition>();
        parts.add(unary());
        while (true) {
            skipSpace();
            if (word("and")) {
                parts.add(unary());
            } else if (at < text.length() && text.charAt(at) != ')' && !ahead("or")) {
                parts.add(unary());
            } else {
                return parts.size() == 1 ? parts.getFirst() : new Condition.All(parts);
            }
        }
    }

    private Condition unary() throws QueryException {
        boolean negated = false;
        while (word("not")) {
            negated = !negated;
        }
        skipSpace();
        Condition found;
        if (at < text.length() && text.charAt(at) == '(') {
            int open = at++;
            found = or();
            skipSpace();
            if (at == text.length() || text.charAt(at) != ')') {
                throw new QueryException(at, Message.of("query.expected_close", open + 1));
            }
            at++;
        } else {
            found = term();
        }
        return negated ? new Condition.Not(found) : found;
    }

    private Condition term() throws QueryException {
        int start = at;
        while (at < text.length() && Character.isLetter(text.charAt(at))) {
            at++;
        }
        String key = text.substring(start, at).toLowerCase(Locale.ROOT);
        if (at == text.length() || text.charAt(at) != ':' || !KEYS.contains(key)) {
            throw new QueryException(start, Message.of("query.expected_key", String.join(", ", KEYS)));
        }
        at++;
        int valueStart = at;
        String value = value();
        if (value.isEmpty()) {
            throw new QueryException(valueStart, Message.of("query.expected_value", key));
        }
        return condition(key, value, valueStart);
    }

    private Condition condition(String key, String value, int column) throws QueryException {
        return switch (key) {
            case "type" -> new Condition.Type(value);
            case "uuid" -> new Condition.Uuid(value.toLowerCase(Locale.ROOT));
            case "near" -> near(value, column);
            case "order" -> order(value, column);
            case "has" -> has(value, column);
            case "name" -> new Condition.Named(value.toLowerCase(Locale.ROOT));
            default -> nbt(value, column);
        };
    }

    private static Condition near(String value, int column) throws QueryException {
        String[] parts = value.split(",", -1);
        if (parts.length == 4) {
            try {
                return new Condition.Near(
                        Double.parseDouble(parts[0]),
                        Double.parseDouble(parts[1]),
                        Double.parseDouble(parts[2]),
                        Double.parseDouble(parts[3]));
            } catch (NumberFormatException _) {
                // told below
            }
        }
        throw new QueryException(column, Message.of("query.expected_near"));
    }

    private static Condition order(String value, int column) throws QueryException {
        int dots = value.indexOf("..");
        String from = dots < 0 ? value : value.substring(0, dots);
        String to = dots < 0 ? value : value.substring(dots + 2);
        try {
            int first = from.isEmpty() ? 0 : Integer.parseInt(from);
            int last = to.isEmpty() ? Integer.MAX_VALUE : Integer.parseInt(to);
            if (!(from.isEmpty() && to.isEmpty()) && first <= last) {
                return new Condition.Order(first, last);
            }
        } catch (NumberFormatException _) {
            // told below
        }
        throw new QueryException(column, Message.of("query.expected_order"));
    }

    private static Condition has(String value, int column) throws QueryException {
        return switch (value.toLowerCase(Locale.ROOT)) {
            case "vehicle" -> new Condition.Rides(true);
            case "riders" -> new Condition.Rides(false);
            default -> new Condition.Nbt(new NbtTest(path(value, column), NbtTest.How.EXISTS, ""));
        };
    }

    private static Condition nbt(String value, int column) throws QueryException {
        int sign = operator(value);
        if (sign < 0) {
            return new Condition.Nbt(new NbtTest(path(value, column), NbtTest.How.EXISTS, ""));
        }
        NbtTest.How how = switch (value.charAt(sign)) {
            case '<' -> NbtTest.How.LESS;
            case '>' -> NbtTest.How.GREATER;
            default -> NbtTest.How.EQUAL;
        };
        String wanted = value.substring(sign + 1);
        if (wanted.length() >= 2 && wanted.startsWith("\"") && wanted.endsWith("\"")) {
            wanted = wanted.substring(1, wanted.length() - 1);
        }
        return new Condition.Nbt(new NbtTest(path(value.substring(0, sign), column), how, wanted));
    }

    private static int operator(String value) {
        for (int i = 0; i < value.length(); i++) {
            if ("=<>".indexOf(value.charAt(i)) >= 0) {
                return i;
            }
        }
        return -1;
    }

    private static NbtPath path(String value, int column) throws QueryException {
        try {
            return NbtPath.parse(value);
        } catch (SnbtException e) {
            throw new QueryException(column + Math.max(0, e.column() - 1), Message.of("query.expected_path"));
        }
    }

    /// Up to a space or a bracket that closes the query's own; quoted where it holds those.
    private String value() throws QueryException {
        var out = new StringBuilder();
        int brackets = 0;
        while (at < text.length()) {
            char c = text.charAt(at);
            if (c == '"') {
                quoted(out);
                continue;
            }
            if (Character.isWhitespace(c) || (brackets == 0 && (c == ')' || c == '('))) {
                break;
            }
            brackets += c == '[' || c == '{' ? 1 : c == ']' || c == '}' ? -1 : 0;
            out.append(c);
            at++;
        }
        return out.toString();
    }

    /// A backslash takes the next character as it is.
    private void quoted(StringBuilder out) throws QueryException {
        int open = at++;
        while (at < text.length() && text.charAt(at) != '"') {
            if (text.charAt(at) == '\\' && at + 1 < text.length()) {
                at++;
            }
            out.append(text.charAt(at++));
        }
        if (at == text.length()) {
            throw new QueryException(open, Message.of("query.expected_quote"));
        }
        at++;
    }

    private boolean ahead(String word) {
        return text.regionMatches(true, at, word, 0, word.length())
                && (at + word.length() == text.length()
                        || Character.isWhitespace(text.charAt(at + word.length()))
                        || text.charAt(at + word.length()) == '(');
    }

    private boolean word(String word) {
        skipSpace();
        if (!ahead(word)) {
            return false;
        }
        at += word.length();
        return true;
    }

    private void skipSpace() {
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
            at++;
        }
    }
}
