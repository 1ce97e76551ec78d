package dev.tickfork.protocol;

import java.util.Set;

/// Values of `type`, and the rule that tells a reply from an event.
public final class MessageTypes {
    /// First line on every connection; also, with `event` true, the start of an event log.
    public static final String HELLO = "hello";

    public static final String PONG = "pong";
    public static final String STATE = "state";
    public static final String ENTITIES = "entities";
    public static final String CAPABILITIES = "capabilities";
    public static final String SNAPSHOTS = "snapshots";
    public static final String ERROR = "error";

    /// `type` of a snapshot's `meta.json`.
    public static final String META = "meta";

    /// Event: one line that the game said.
    public static final String GAME = "game";

    /// Event: a text that a client asked to have in the log.
    public static final String MARK = "mark";

    /// Event: a snapshot is complete.
    public static final String SNAPSHOT = "snapshot";

    /// Event: a freeze lease ended.
    public static final String LEASE = "lease";

    /// Event: a freeze lease ended, but the world could not be put back.
    public static final String LEASE_ERROR = "lease_error";

    /// Event: no port could be bound.
    public static final String BIND_ERROR = "bind_error";

    /// Event: `port.txt` could not be written.
    public static final String PORTFILE_ERROR = "portfile_error";

    /// Event: events were lost because the log's disk was too slow.
    public static final String LOG_ERROR = "log_error";

    private static final String ACK = "_ack";

    private static final Set<String> REPLIES =
            Set.of(STATE, ENTITIES, "screen", CAPABILITIES, ERROR, PONG, SNAPSHOTS, "player", "context");

    private MessageTypes() {}

    /// Whether a message answers a request. The set is closed: an unknown type is an event, because taking
    /// an event for a reply shifts every later answer by one. A message with `event` true is an event
    /// whatever its type.
    public static boolean isReply(String type) {
        return REPLIES.contains(type) || type.endsWith(ACK);
    }
}
