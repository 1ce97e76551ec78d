package dev.tickfork.protocol;

import java.util.List;

/// Names by which hello and `CAPS` say what an instance can do.
public final class Capabilities {
    public static final String STATE = "state";
    public static final String ENTITIES = "entities";
    public static final String COMMAND = "command";
    public static final String WAIT = "wait";
    public static final String MARK = "mark";
    public static final String SNAPSHOT = "snapshot";
    public static final String EVENTS_GAME = "events:game";

    /// A request line may start with `@<token> `; its reply carries `rid`.
    public static final String REQUEST_ID = "request-id";

    /// `cmd_ack` has `success` and `result`.
    public static final String COMMAND_RESULT = "command-result";

    /// `STATE` and `meta.json` say whether and how the world ticks.
    public static final String TICK_STATE = "tick-state";

    /// A random id per opened world.
    public static final String GENERATION = "generation";

    /// `SAVE [flush]`.
    public static final String SAVE = "save";

    /// `FREEZE`, `FREEZE_RENEW`, `UNFREEZE`.
    public static final String FREEZE_LEASE = "freeze-lease";

    /// `ENV`.
    public static final String ENVIRONMENT = "environment";

    /// Third argument of `SNAPSHOT`; its reply always names the dimension.
    public static final String SNAPSHOT_DIMENSION = "snapshot:dimension";

    /// Mark of mod 0.9, whose lines differ: never offered by us, and a reason for a client to refuse.
    public static final String SNAPSHOT_ENTITY_NBT = "snapshot:entity-nbt";

    /// Mark of mod 0.9, as above, for `ENTITIES`.
    public static final String ENTITIES_NBT = "entities:nbt";

    /// What our server vantage offers: the base first, in the order of old mods, then our additions.
    public static final List<String> SERVER = List.of(
            STATE,
            ENTITIES,
            COMMAND,
            WAIT,
            MARK,
            SNAPSHOT,
            EVENTS_GAME,
            REQUEST_ID,
            COMMAND_RESULT,
            TICK_STATE,
            GENERATION,
            SAVE,
            FREEZE_LEASE,
            ENVIRONMENT,
            SNAPSHOT_DIMENSION);

    private Capabilities() {}
}
