package dev.tickfork.protocol;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Reads the text after each keyword. Stateless.
final class Arguments {
    /// A signed decimal without exponent, as the existing mod takes it.
    private static final Pattern DECIMAL = Pattern.compile("[+-]?(\\d+(\\.\\d*)?|\\.\\d+)");

    private static final Pattern BLANKS = Pattern.compile("[\\x00-\\x20]+");
    private static final String MINECRAFT = "minecraft:";

    private Arguments() {}

    static Request read(Keyword keyword, String text) throws BadArgument {
        return switch (keyword) {
            case PING -> new Request.Ping();
            case ECHO -> new Request.Echo(text);
            case CAPS -> new Request.Caps();
            case STATE -> new Request.State();
            case ENTITIES -> new Request.Entities(text.isEmpty() ? 0 : radius(text));
            case CMD -> command(text);
            case WAIT -> new Request.Wait(ticks(text));
            case MARK -> new Request.Mark(text);
            case SNAPSHOT -> snapshot(text);
            case SNAPSHOTS -> new Request.Snapshots();
            case SAVE -> save(text);
            case FREEZE -> new Request.Freeze(seconds(text));
            case FREEZE_RENEW -> renew(text);
            case UNFREEZE -> new Request.Unfreeze(single(text, "takes one lease id"));
            case ENV -> new Request.Env();
        };
    }

    private static Request command(String text) throws BadArgument {
        String command = text.startsWith("/") ? text.substring(1).trim() : text;
        if (command.isEmpty()) {
            throw new BadArgument("needs a command");
        }
        return new Request.Cmd(command);
    }

    /// Positional, as snapshot protocol v1 says: a decimal first token is the radius; the next is the name
    /// unless it holds a colon; the next is the dimension.
    private static Request snapshot(String text) throws BadArgument {
        Deque<String> tokens = tokens(text);
        double radius = 0;
        String head = tokens.peek();
        if (head != null && DECIMAL.matcher(head).matches()) {
            radius = radius(tokens.remove());
        }
        @Nullable String name = null;
        head = tokens.peek();
        if (head != null && head.indexOf(':') < 0) {
            name = tokens.remove();
        }
        @Nullable String dimension = tokens.poll();
        if (!tokens.isEmpty()) {
            throw new BadArgument(
                    "takes [radius] [name] [dimension]; too much: " + RequestLine.shortened(tokens.remove()));
        }
        if (dimension != null && dimension.indexOf(':') < 0) {
            dimension = MINECRAFT + dimension;
        }
        return new Request.Snapshot(radius, name, dimension);
    }

    private static Request save(String text) throws BadArgument {
        if (text.isEmpty() || text.equalsIgnoreCase(RequestLine.FLUSH)) {
            return new Request.Save(!text.isEmpty());
        }
        throw new BadArgument("takes nothing or the word flush");
    }

    private static Request renew(String text) throws BadArgument {
        Deque<String> tokens = tokens(text);
        if (tokens.size() != 2) {
            throw new BadArgument("takes a lease id and seconds");
        }
        return new Request.FreezeRenew(tokens.remove(), seconds(tokens.remove()));
    }

    private static double radius(String text) throws BadArgument {
        double radius = decimal(text, "takes a radius in blocks, without exponent");
        if (radius < 0) {
            throw new BadArgument("takes a radius of 0 or more; 0 means everything");
        }
        return radius == 0 ? 0 : radius; // -0 means 0
    }

    private static double seconds(String text) throws BadArgument {
        double seconds = decimal(text, "takes seconds, without exponent");
        if (seconds <= 0 || seconds > Limits.LEASE_SECONDS) {
            throw new BadArgument("takes seconds above 0 and up to " + Limits.LEASE_SECONDS);
        }
        return seconds;
    }

    private static double decimal(String text, String otherwise) throws BadArgument {
        double value = DECIMAL.matcher(text).matches() ? Double.parseDouble(text) : Double.NaN;
        if (!Double.isFinite(value)) {
            throw new BadArgument(otherwise + "; got: " + RequestLine.shortened(text));
        }
        return value;
    }

    private static int ticks(String text) throws BadArgument {
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException _) {
            throw new BadArgument("takes a whole number of ticks; got: " + RequestLine.shortened(text));
        }
    }

    private static String single(String text, String otherwise) throws BadArgument {
        if (tokens(text).size() != 1) {
            throw new BadArgument(otherwise);
        }
        return text;
    }

    private static Deque<String> tokens(String text) {
        return text.isEmpty() ? new ArrayDeque<>() : new ArrayDeque<>(Arrays.asList(BLANKS.split(text)));
    }

    /// The text after the keyword cannot be read.
    static final class BadArgument extends Exception {
        private static final long serialVersionUID = 1L;
        private final String sentence;

        BadArgument(String sentence) {
            super(sentence);
            this.sentence = sentence;
        }

        /// What is wrong, as the end of a sentence that begins with the keyword.
        String sentence() {
            return sentence;
        }
    }
}
