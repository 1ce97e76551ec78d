package dev.tickfork.core.testing;

import dev.tickfork.core.CapturedEntity;
import dev.tickfork.core.CommandOutcome;
import dev.tickfork.core.DeferredNbt;
import dev.tickfork.core.EntityDetail;
import dev.tickfork.core.EntityFlags;
import dev.tickfork.core.EntityKind;
import dev.tickfork.core.EntityMotion;
import dev.tickfork.core.EntityRef;
import dev.tickfork.core.PlayerInfo;
import dev.tickfork.core.Riding;
import dev.tickfork.core.Xyz;
import java.util.List;
import java.util.UUID;

/// The world that the golden messages show: see `mod/protocol/src/golden/README.md`.
public final class GoldenWorld {
    public static final String OVERWORLD = "minecraft:overworld";
    public static final String NETHER = "minecraft:the_nether";

    public static final EntityRef CUBE = ref("466e11e1-8f6b-4c55-9b0e-3a7f2d1c0a01", 2096);
    public static final EntityRef CART = ref("5d0f3c7a-1b2e-4d3f-8a9b-0c1d2e3f4a02", 2097);
    public static final EntityRef TRADER = ref("7e1a9b4c-6d5e-4f30-9c8b-1a2b3c4d5e03", 2098);
    public static final EntityRef ADA = ref("9c3b2a10-0f1e-4d2c-8b3a-49586776a504", 17);

    private static final EntityFlags PLAIN = new EntityFlags(false, false, true, false, false);

    private GoldenWorld() {}

    /// Fills a host with it.
    public static void fill(ScriptedHost host) {
        host.change(() -> {
            host.online.add(new PlayerInfo("Ada", ADA.uuid(), new Xyz(100.5, 56, 50.5), OVERWORLD));
            host.levels.put(OVERWORLD, List.of(cube(), cart(), trader(), ada(), zombie(), item()));
            host.levels.put(NETHER, List.of(simple(9, new Xyz(1, 2, 3), "{}")));
            host.console = GoldenWorld::console;
        });
    }

    /// An entity of no special kind, with a UUID made of its number.
    public static CapturedEntity simple(int number, Xyz at, String snbt) {
        return simple(number, at, () -> snbt);
    }

    /// The same with deferred data.
    public static CapturedEntity simple(int number, Xyz at, DeferredNbt nbt) {
        return new CapturedEntity(
                new EntityRef(new UUID(0x4000L, 0x8000000000000000L | number), number),
                new EntityKind("minecraft:pig", "Pig"),
                new EntityMotion(at, new Xyz(0, 0, 0), 0, 0),
                PLAIN,
                Riding.NONE,
                EntityDetail.NONE,
                nbt);
    }

    private static CommandOutcome console(String command) {
        return switch (command) {
            case "tick query" ->
                new CommandOutcome(
                        List.of("The game is running normally", "Target tick rate: 20.0 per second."), true, 20);
            case "gamerule doMobSpawning false" ->
                new CommandOutcome(
                        List.of("Incorrect argument for command", "gamerule doMobSpawning false<--[HERE]"), false, 0);
            default -> new CommandOutcome(List.of(), true, 1);
        };
    }

    private static CapturedEntity cube() {
        return new CapturedEntity(
                CUBE,
                new EntityKind("minecraft:sulfur_cube", "SulfurCube"),
                new EntityMotion(new Xyz(103.5, 56, 52.5), new Xyz(0, -0.0784, 0), 180, 0),
                new EntityFlags(false, false, true, false, true),
                Riding.NONE,
                new EntityDetail(
                        new EntityDetail.Living(8, 8, new EntityDetail.Body("minecraft:stone", 1)),
                        null,
                        new EntityDetail.Cube(-1, false, true, true)),
                () -> "{\"Motion\":[0.0d,-0.0784d,0.0d],\"CustomName\":\"量子\"}");
    }

    private static CapturedEntity cart() {
        return new CapturedEntity(
                CART,
                new EntityKind("minecraft:minecart", "Minecart"),
                new EntityMotion(new Xyz(-8.25, 64.0625, 170.5), new Xyz(0.1, 0, -0.025), -90, 1.5f),
                PLAIN,
                new Riding(null, List.of(TRADER)),
                EntityDetail.NONE,
                () -> "{\"Passengers\":[{\"id\":\"minecraft:wandering_trader\"}]}");
    }

    private static CapturedEntity trader() {
        return new CapturedEntity(
                TRADER,
                new EntityKind("minecraft:wandering_trader", "WanderingTrader"),
                new EntityMotion(new Xyz(-8.25, 64.25, 170.5), new Xyz(0, 0, 0), 12.25f, 0),
                new EntityFlags(false, false, true, true, false),
                new Riding(CART, List.of()),
                new EntityDetail(new EntityDetail.Living(20, 20, null), null, null),
                () -> "{\"Health\":20.0f}");
    }

    private static CapturedEntity ada() {
        return new CapturedEntity(
                ADA,
                new EntityKind("minecraft:player", "ServerPlayer"),
                new EntityMotion(new Xyz(100.5, 56, 50.5), new Xyz(0, 0, 0), 0, 0),
                new EntityFlags(true, false, true, false, true),
                Riding.NONE,
                new EntityDetail(
                        new EntityDetail.Living(20, 20, null), new EntityDetail.Player("Ada", "creative"), null),
                GoldenWorld::never);
    }

    private static CapturedEntity zombie() {
        return gone("minecraft:zombie", 2099, new EntityFlags(false, false, false, false, true));
    }

    private static CapturedEntity item() {
        return gone("minecraft:item", 2100, new EntityFlags(false, true, true, false, true));
    }

    private static CapturedEntity gone(String type, int id, EntityFlags flags) {
        return new CapturedEntity(
                new EntityRef(new UUID(1, id), id),
                new EntityKind(type, "Gone"),
                new EntityMotion(new Xyz(101, 56, 51), new Xyz(0, 0, 0), 0, 0),
                flags,
                Riding.NONE,
                EntityDetail.NONE,
                GoldenWorld::never);
    }

    private static String never() {
        throw new AssertionError("players, dying and removed entities are not rendered");
    }

    private static EntityRef ref(String uuid, int id) {
        return new EntityRef(UUID.fromString(uuid), id);
    }
}
