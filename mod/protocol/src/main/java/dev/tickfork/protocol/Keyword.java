package dev.tickfork.protocol;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// The first word of a request, with its aliases, whether it takes an argument, and the type of its reply.
public enum Keyword {
    PING(Argument.NONE, MessageTypes.PONG),
    ECHO(Argument.REQUIRED, "echo_ack"),
    CAPS(Argument.NONE, MessageTypes.CAPABILITIES, "CAPABILITIES", "CAPS_GET"),
    STATE(Argument.NONE, MessageTypes.STATE, "STATE_GET"),
    ENTITIES(Argument.OPTIONAL, MessageTypes.ENTITIES, "ENTITY_LIST"),
    CMD(Argument.REQUIRED, "cmd_ack", "COMMAND"),
    WAIT(Argument.REQUIRED, "wait_ack"),
    MARK(Argument.REQUIRED, "mark_ack"),
    SNAPSHOT(Argument.OPTIONAL, "snapshot_ack"),
    SNAPSHOTS(Argument.NONE, MessageTypes.SNAPSHOTS),
    SAVE(Argument.OPTIONAL, "save_ack"),
    FREEZE(Argument.REQUIRED, "freeze_ack"),
    FREEZE_RENEW(Argument.REQUIRED, "freeze_renew_ack"),
    UNFREEZE(Argument.REQUIRED, "unfreeze_ack"),
    ENV(Argument.NONE, "env_ack");

    /// Whether text follows the keyword.
    public enum Argument {
        NONE,
        OPTIONAL,
        REQUIRED
    }

    private final Argument argument;
    private final String replyType;

    @SuppressWarnings("ImmutableEnumChecker") // List.of is immutable
    private final List<String> aliases;

    Keyword(Argument argument, String replyType, String... aliases) {
        this.argument = argument;
        this.replyType = replyType;
        this.aliases = List.of(aliases);
    }

    /// Finds a keyword by its own name or an alias, in any case.
    public static Optional<Keyword> find(String word) {
        String upper = word.toUpperCase(Locale.ROOT);
        for (Keyword keyword : values()) {
            if (keyword.name().equals(upper) || keyword.aliases.contains(upper)) {
                return Optional.of(keyword);
            }
        }
        return Optional.empty();
    }

    public Argument argument() {
        return argument;
    }

    /// `type` of the reply when nothing goes wrong.
    public String replyType() {
        return replyType;
    }

    public List<String> aliases() {
        return aliases;
    }
}
