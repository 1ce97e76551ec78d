package dev.tickfork.protocol;

/// Names of JSON fields, spelled as on the wire and in snapshot files.
public final class Fields {
    public static final String TYPE = "type";
    public static final String MILLIS = "millis";
    public static final String EVENT = "event";
    public static final String RID = "rid";
    public static final String DETAIL = "detail";
    public static final String MESSAGE = "message";
    public static final String TEXT = "text";
    public static final String T = "t";

    public static final String MOD = "mod";
    public static final String VERSION = "version";
    public static final String MOD_VERSION = "modVersion";
    public static final String PROTOCOL = "protocol";
    public static final String MINECRAFT = "minecraft";
    public static final String PORT = "port";
    public static final String INSTANCE = "instance";
    public static final String CAPABILITIES = "capabilities";
    public static final String GENERATION = "generation";

    public static final String LIMITS = "limits";
    public static final String REQUEST_LINE_BYTES = "requestLineBytes";
    public static final String REPLY_LINE_BYTES = "replyLineBytes";
    public static final String PENDING_REQUESTS = "pendingRequests";
    public static final String PENDING_BYTES = "pendingBytes";
    public static final String LEASE_SECONDS = "leaseSeconds";
    public static final String NAME_CHARS = "nameChars";

    public static final String TICK = "tick";
    public static final String IN_WORLD = "inWorld";
    public static final String LEVEL_NAME = "levelName";
    public static final String WORLD_DIR = "worldDir";
    public static final String PLAYERS = "players";
    public static final String SERVER_VERSION = "serverVersion";
    public static final String PLAYER_LIST = "playerList";
    public static final String LEVELS = "levels";
    public static final String ENTITIES = "entities";
    public static final String FROZEN = "frozen";
    public static final String PAUSED = "paused";
    public static final String SPRINTING = "sprinting";
    public static final String STEPPING = "stepping";
    public static final String TICK_RATE = "tickRate";
    public static final String GAME_TIME = "gameTime";
    public static final String FREEZE_LEASES = "freezeLeases";

    public static final String NAME = "name";
    public static final String UUID = "uuid";
    public static final String DIMENSION = "dimension";
    public static final String X = "x";
    public static final String Y = "y";
    public static final String Z = "z";

    public static final String ID = "id";
    public static final String CLASS = "class";
    public static final String VX = "vx";
    public static final String VY = "vy";
    public static final String VZ = "vz";
    public static final String ALIVE = "alive";
    public static final String REMOVED = "removed";
    public static final String INVULNERABLE = "invulnerable";
    public static final String ON_GROUND = "onGround";
    public static final String IS_VEHICLE = "isVehicle";
    public static final String HEALTH = "health";
    public static final String MAX_HEALTH = "maxHealth";
    public static final String BODY_EMPTY = "bodyEmpty";
    public static final String BODY_ITEM = "bodyItem";
    public static final String BODY_COUNT = "bodyCount";
    public static final String GAME_MODE = "gameMode";
    public static final String FUSE = "fuse";
    public static final String PRIMED = "primed";
    public static final String HAS_BODY = "hasBody";
    public static final String READY_FOR_SHEARING = "readyForShearing";

    public static final String OUTPUT = "output";
    public static final String SUCCESS = "success";
    public static final String RESULT = "result";

    public static final String ORDER = "order";
    public static final String ENTITY_ID = "entityId";
    public static final String POS = "pos";
    public static final String VEL = "vel";
    public static final String YAW = "yaw";
    public static final String PITCH = "pitch";
    public static final String NBT = "nbt";
    public static final String PASSENGERS = "passengers";
    public static final String VEHICLE = "vehicle";
    public static final String RESTORABLE = "restorable";

    public static final String RADIUS = "radius";
    public static final String ORDER_HASH = "orderHash";
    public static final String CREATED_AT = "createdAt";
    public static final String PLAYERS_SKIPPED = "playersSkipped";
    public static final String DIR = "dir";
    public static final String BYTES = "bytes";
    public static final String REPLACED = "replaced";
    public static final String SNAPSHOTS = "snapshots";
    public static final String META_ERROR = "metaError";

    public static final String FLUSH = "flush";
    public static final String COMPLETE = "complete";

    public static final String LEASE = "lease";
    public static final String SECONDS = "seconds";
    public static final String PRIOR_FROZEN = "priorFrozen";
    public static final String PRIOR_AUTOSAVE = "priorAutosave";
    public static final String AUTOSAVE = "autosave";
    public static final String CHANGED = "changed";
    public static final String REASON = "reason";

    public static final String LOADER = "loader";
    public static final String JAVA = "java";
    public static final String VENDOR = "vendor";
    public static final String MODS = "mods";
    public static final String SHA256 = "sha256";
    public static final String GAMERULES = "gamerules";
    public static final String DIFFICULTY = "difficulty";
    public static final String VIEW_DISTANCE = "viewDistance";
    public static final String SIMULATION_DISTANCE = "simulationDistance";

    private Fields() {}
}
