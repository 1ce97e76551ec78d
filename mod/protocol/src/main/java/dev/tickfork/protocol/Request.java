package dev.tickfork.protocol;

import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/// One request, decoded. Both sides use it: a client writes it with [#line], a server gets it from
/// [RequestLine]. Immutable.
public sealed interface Request {
    Keyword keyword();

    /// What follows the keyword, empty when nothing does.
    String argument();

    /// The line to send, without its end.
    ///
    /// @param rid the request id, null for a peer without the capability
    /// @throws IllegalArgumentException the id is not a token, or the argument holds a line break, which
    ///                                  would make two requests of one
    default String line(@Nullable String rid) {
        if (rid != null && !RequestLine.isRequestId(rid)) {
            throw new IllegalArgumentException("not a request id: " + rid);
        }
        String argument = argument();
        if (argument.indexOf('\n') >= 0 || argument.indexOf('\r') >= 0) {
            throw new IllegalArgumentException("a request holds no line break: " + keyword());
        }
        String prefix = rid == null ? "" : "@" + rid + " ";
        return prefix + keyword() + (argument.isEmpty() ? "" : " " + argument);
    }

    /// Are you there? Answered at once.
    record Ping() implements Plain {
        @Override
        public Keyword keyword() {
            return Keyword.PING;
        }
    }

    /// Send this text back.
    record Echo(String text) implements Request {
        @Override
        public Keyword keyword() {
            return Keyword.ECHO;
        }

        @Override
        public String argument() {
            return text;
        }
    }

    /// What can you do?
    record Caps() implements Plain {
        @Override
        public Keyword keyword() {
            return Keyword.CAPS;
        }
    }

    /// Which world, and how does it tick?
    record State() implements Plain {
        @Override
        public Keyword keyword() {
            return Keyword.STATE;
        }
    }

    /// Entities of the primary dimension.
    ///
    /// @param radius in blocks around the first player there; 0 for all
    record Entities(double radius) implements Request {
        @Override
        public Keyword keyword() {
            return Keyword.ENTITIES;
        }

        @Override
        public String argument() {
            return radius == 0 ? "" : decimal(radius);
        }
    }

    /// Run a command as the console.
    ///
    /// @param command without a leading slash
    record Cmd(String command) implements Request {
        @Override
        public Keyword keyword() {
            return Keyword.CMD;
        }

        @Override
        public String argument() {
            return command;
        }
    }

    /// Answer after so many ends of server ticks; at once when zero or less.
    record Wait(int ticks) implements Request {
        @Override
        public Keyword keyword() {
            return Keyword.WAIT;
        }

        @Override
        public String argument() {
            return Integer.toString(ticks);
        }
    }

    /// Put a text into the event log.
    record Mark(String text) implements Request {
        @Override
        public Keyword keyword() {
            return Keyword.MARK;
        }

        @Override
        public String argument() {
            return text;
        }
    }

    /// Write the entities of one dimension to disk, in tick order.
    ///
    /// @param radius    in blocks around the first player of that dimension; 0 for all
    /// @param name      null for `snap-<tick>`
    /// @param dimension null for the first player's, else the overworld
    record Snapshot(
            double radius, @Nullable String name, @Nullable String dimension) implements Request {
        @Override
        public Keyword keyword() {
            return Keyword.SNAPSHOT;
        }

        @Override
        public String argument() {
            if (radius == 0 && name == null && dimension == null) {
                return "";
            }
            // The radius is always explicit, so that a name of digits is never taken for one.
            return decimal(radius) + (name == null ? "" : " " + name) + (dimension == null ? "" : " " + dimension);
        }
    }

    /// List the snapshots on disk.
    record Snapshots() implements Plain {
        @Override
        public Keyword keyword() {
            return Keyword.SNAPSHOTS;
        }
    }

    /// Save the world through the game.
    ///
    /// @param flush answer only when all of it is on disk
    record Save(boolean flush) implements Request {
        @Override
        public Keyword keyword() {
            return Keyword.SAVE;
        }

        @Override
        public String argument() {
            return flush ? RequestLine.FLUSH : "";
        }
    }

    /// Take a freeze lease.
    ///
    /// @param seconds how long without renewal, wall clock, above 0
    record Freeze(double seconds) implements Request {
        @Override
        public Keyword keyword() {
            return Keyword.FREEZE;
        }

        @Override
        public String argument() {
            return decimal(seconds);
        }
    }

    /// Keep a freeze lease.
    ///
    /// @param seconds from now on, wall clock, above 0
    record FreezeRenew(String lease, double seconds) implements Request {
        @Override
        public Keyword keyword() {
            return Keyword.FREEZE_RENEW;
        }

        @Override
        public String argument() {
            return lease + " " + decimal(seconds);
        }
    }

    /// Give a freeze lease back.
    record Unfreeze(String lease) implements Request {
        @Override
        public Keyword keyword() {
            return Keyword.UNFREEZE;
        }

        @Override
        public String argument() {
            return lease;
        }
    }

    /// What could make this world tick differently elsewhere?
    record Env() implements Plain {
        @Override
        public Keyword keyword() {
            return Keyword.ENV;
        }
    }

    /// A request that is its keyword and nothing else.
    sealed interface Plain extends Request {
        @Override
        default String argument() {
            return "";
        }
    }

    /// A number without exponent, as old and new peers read it.
    private static String decimal(double value) {
        return value == 0 ? "0" : BigDecimal.valueOf(value).toPlainString();
    }
}
