package dev.tickfork.protocol;

/// The numbers and names that every peer of snapshot protocol v1 agrees on.
public final class Protocol {
    /// The only version there is; a peer that says another number is refused, not guessed at.
    public static final int VERSION = 1;

    /// The mod's id in hello, `CAPS` and `meta.json`.
    public static final String MOD = "mc-agent-interface";

    /// First port tried by the client vantage.
    public static final int CLIENT_PORT = 25580;

    /// First port tried by the server vantage.
    public static final int SERVER_PORT = 25581;

    /// `instance` of a dedicated or integrated server.
    public static final String SERVER = "server";

    /// `instance` of a game client.
    public static final String CLIENT = "client";

    /// Holds the bound port as decimal digits without a line end. A hint: only hello proves it.
    public static final String PORT_FILE = "port.txt";

    /// Every event, one JSON object a line.
    public static final String EVENTS_FILE = "events.jsonl";

    /// Holds one folder per snapshot.
    public static final String SNAPSHOTS_FOLDER = "snapshots";

    /// A snapshot's entities, in tick order.
    public static final String ENTITIES_FILE = "entities.jsonl";

    /// A snapshot's description, written last.
    public static final String META_FILE = "meta.json";

    /// The dimension taken when none is named and nobody is online.
    public static final String OVERWORLD = "minecraft:overworld";

    private Protocol() {}
}
