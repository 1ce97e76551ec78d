package dev.tickfork.nbt;

import java.util.ArrayList;
import net.kyori.adventure.nbt.StringBinaryTag;

/// Reads the text form of [NbtPath]. One use, one thread.
final class NbtPathParser {
    /// An index has at most ten digits; more cannot be an `int`.
    private static final int MAX_INDEX_DIGITS = 10;

    private final String text;
    private final ArrayList<NbtPath.Step> steps = new ArrayList<>();
    private int at;

    NbtPathParser(String text) {
        this.text = text;
    }

    NbtPath parse() throws SnbtException {
        while (at < text.length()) {
            if (text.charAt(at) == '[') {
                readIndex();
            } else {
                if (!steps.isEmpty()) {
                    expect('.');
                }
                readKey();
            }
        }
        return new NbtPath(steps);
    }

    private void readKey() throws SnbtException {
        if (at >= text.length()) {
            throw fault();
        }
        char quote = text.charAt(at);
        if (quote == '"' || quote == '\'') {
            var reader = new SnbtReader(text, at, SnbtMode.LENIENT);
            steps.add(new NbtPath.Key(((StringBinaryTag) reader.readValue()).value()));
            at = reader.end();
            return;
        }
        int start = at;
        while (at < text.length() && !endsKey(text.charAt(at))) {
            at++;
        }
        if (at == start) {
            throw fault();
        }
        steps.add(new NbtPath.Key(text.substring(start, at)));
    }

    private static boolean endsKey(char c) {
        return c == '.' || c == '[' || c == ']' || c == '{' || c == '}' || c == '"' || c == '\'' || c <= ' ';
    }

    private void readIndex() throws SnbtException {
        expect('[');
        int start = at;
        while (at < text.length() && text.charAt(at) != ']') {
            at++;
        }
        String inside = text.substring(start, at);
        expect(']');
        if (inside.isEmpty() || inside.equals("*")) {
            steps.add(new NbtPath.AnyIndex());
            return;
        }
        boolean digits = inside.length() <= MAX_INDEX_DIGITS && inside.chars().allMatch(c -> c >= '0' && c <= '9');
        if (!digits || Long.parseLong(inside) > Integer.MAX_VALUE) {
            at = start;
            throw fault();
        }
        steps.add(new NbtPath.Index(Integer.parseInt(inside)));
    }

    private void expect(char c) throws SnbtException {
        if (at >= text.length() || text.charAt(at) != c) {
            throw fault();
        }
        at++;
    }

    private SnbtException fault() {
        return new SnbtException(SnbtException.Reason.BAD_PATH, text, at);
    }
}
