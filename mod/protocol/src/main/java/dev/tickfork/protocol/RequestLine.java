package dev.tickfork.protocol;

import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// A request line taken apart: its request id, and either the request or what is wrong with it. Immutable.
///
/// @param rid null when the line had none
public record RequestLine(@Nullable String rid, Parsed parsed) {
    static final String FLUSH = "flush";

    private static final Pattern REQUEST_ID = Pattern.compile("[A-Za-z0-9_-]{1,%d}".formatted(Limits.REQUEST_ID_CHARS));

    /// How the text after the request id was read.
    public sealed interface Parsed {
        /// It is a request.
        record Good(Request request) implements Parsed {}

        /// It is not.
        ///
        /// @param message one sentence for a person
        record Bad(String message) implements Parsed {}
    }

    /// Reads one line. Never throws: whatever is wrong comes back as [Parsed.Bad], with the request id if
    /// that much could be read.
    ///
    /// @param line trimmed here of ASCII blanks at both ends
    /// @return null for a line without text, which gets no reply
    public static @Nullable RequestLine parse(String line) {
        String text = line.trim();
        if (text.isEmpty()) {
            return null;
        }
        if (text.charAt(0) != '@') {
            return new RequestLine(null, request(text));
        }
        int end = blank(text);
        String rid = text.substring(1, end);
        if (!isRequestId(rid)) {
            return new RequestLine(
                    null,
                    new Parsed.Bad("a request id after @ is 1 to " + Limits.REQUEST_ID_CHARS
                            + " of A-Z a-z 0-9 _ - and then a space"));
        }
        String rest = text.substring(end).trim();
        return new RequestLine(
                rid, rest.isEmpty() ? new Parsed.Bad("no request follows the request id") : request(rest));
    }

    /// Whether the text may stand between `@` and the space.
    public static boolean isRequestId(String text) {
        return REQUEST_ID.matcher(text).matches();
    }

    private static Parsed request(String text) {
        int end = blank(text);
        String word = text.substring(0, end);
        String argument = text.substring(end).trim();
        Keyword keyword = Keyword.find(word).orElse(null);
        if (keyword == null) {
            return new Parsed.Bad("unknown keyword: " + shortened(word));
        }
        if (keyword.argument() == Keyword.Argument.REQUIRED && argument.isEmpty()) {
            return new Parsed.Bad(keyword + " needs an argument");
        }
        if (keyword.argument() == Keyword.Argument.NONE && !argument.isEmpty()) {
            return new Parsed.Bad(keyword + " takes no argument");
        }
        try {
            return new Parsed.Good(Arguments.read(keyword, argument));
        } catch (Arguments.BadArgument e) {
            return new Parsed.Bad(keyword + " " + e.sentence());
        }
    }

    /// The first space or tab, or the end of the text.
    private static int blank(String text) {
        int i = 0;
        while (i < text.length() && text.charAt(i) > ' ') {
            i++;
        }
        return i;
    }

    static String shortened(String text) {
        int most = 80;
        return text.length() <= most ? text : text.substring(0, most) + "…";
    }
}
