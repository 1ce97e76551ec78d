package dev.tickfork.protocol;

/// Every bound of the wire, with its reason. hello announces those that a peer can run into.
public final class Limits {
    /// Longest request line in bytes, its line end not counted: a `summon` with the largest NBT fits many
    /// times over.
    public static final int REQUEST_LINE_BYTES = 16 * 1024 * 1024;

    /// Longest reply or event line in bytes: `ENTITIES` of 100,000 entities is about 40 MB.
    public static final int REPLY_LINE_BYTES = 64 * 1024 * 1024;

    /// Unanswered requests on one connection; a peer that pipelines needs a window, and the game needs an
    /// end.
    public static final int PENDING_REQUESTS = 1024;

    /// Bytes of unanswered request lines on one connection, so that long lines cannot multiply.
    public static final int PENDING_BYTES = 64 * 1024 * 1024;

    /// Characters of a request id: enough for a UUID without dashes.
    public static final int REQUEST_ID_CHARS = 32;

    /// Characters of a name on disk: keeps whole paths under the 260 of old Windows programs.
    public static final int NAME_CHARS = 64;

    /// Longest freeze lease in seconds. A holder that is alive renews; one that is not must not stop a
    /// world for long.
    public static final int LEASE_SECONDS = 600;

    /// Ports tried from the base port upwards, the base port included.
    public static final int PORT_TRIES = 20;

    private Limits() {}
}
