package dev.tickfork.bridge.wire;

/// The names by which a mod announces what it can do, as they stand in `hello` and `CAPS`.
public final class Capability {
    public static final String COMMAND = "command";
    public static final String ENTITIES = "entities";
    public static final String SNAPSHOT = "snapshot";
    /// Mod 0.9: other request lines and other records; TickFork does not speak them.
    public static final String SNAPSHOT_ENTITY_NBT = "snapshot:entity-nbt";
    /// Mod 0.9: other request lines and other records; TickFork does not speak them.
    public static final String ENTITIES_NBT = "entities:nbt";

    public static final String SNAPSHOT_DIMENSION = "snapshot:dimension";
    public static final String REQUEST_ID = "request-id";
    public static final String COMMAND_RESULT = "command-result";
    public static final String TICK_STATE = "tick-state";
    public static final String GENERATION = "generation";
    public static final String SAVE = "save";
    public static final String FREEZE_LEASE = "freeze-lease";
    public static final String ENVIRONMENT = "environment";

    private Capability() {}
}
