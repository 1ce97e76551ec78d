package dev.tickfork.bridge.wire;

import dev.tickfork.protocol.Capabilities;
import dev.tickfork.protocol.Fields;
import dev.tickfork.protocol.MessageTypes;
import dev.tickfork.protocol.Protocol;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/// Turns incoming lines into records, whatever the mod's version. A reply that lacks what it must have
/// throws
/// [Missing].
final class Replies {
    private Replies() {}

    /// A reply lacks a field that no version leaves out.
    static final class Missing extends Exception {
        private static final long serialVersionUID = 1;

        Missing(Incoming line, String field) {
            super(line.type() + " without " + field);
        }
    }

    static Set<String> capabilities(JsonNode json) {
        var names = new LinkedHashSet<String>();
        json.path(Fields.CAPABILITIES).values().forEach(name -> names.add(name.asString()));
        return names;
    }

    static Hello hello(Incoming line, Set<String> capabilities) {
        JsonNode json = line.json();
        return new Hello(
                WireJson.text(json, Fields.MOD).orElse(""),
                WireJson.text(json, Fields.VERSION).orElse(""),
                (int) WireJson.whole(json, Fields.PROTOCOL).orElse(0),
                WireJson.text(json, Fields.MINECRAFT).orElse(""),
                vantage(json, capabilities),
                capabilities,
                WireJson.text(json, Fields.GENERATION),
                line.raw());
    }

    /// Old builds do not tell their vantage, but only a server can take snapshots.
    private static Vantage vantage(JsonNode json, Set<String> capabilities) {
        String told = WireJson.text(json, Fields.INSTANCE).orElse("");
        boolean server = told.isEmpty() ? capabilities.contains(Capabilities.SNAPSHOT) : told.equals(Protocol.SERVER);
        return server ? Vantage.SERVER : Vantage.CLIENT;
    }

    static StateReply state(Incoming line, Hello hello) {
        JsonNode json = line.json();
        var players = new ArrayList<StateReply.Player>();
        json.path(Fields.PLAYER_LIST).values().forEach(player -> players.add(player(player)));
        var levels = new ArrayList<StateReply.Level>();
        json.path(Fields.LEVELS)
                .values()
                .forEach(level -> levels.add(new StateReply.Level(
                        WireJson.text(level, Fields.DIMENSION).orElse(""),
                        WireJson.whole(level, Fields.ENTITIES).orElse(0))));
        return new StateReply(
                hello.vantage(),
                WireJson.text(json, Fields.MOD_VERSION).orElse(hello.version()),
                WireJson.isTrue(json, Fields.IN_WORLD),
                WireJson.whole(json, Fields.TICK).orElse(0),
                WireJson.text(json, Fields.LEVEL_NAME),
                WireJson.path(json, Fields.WORLD_DIR),
                WireJson.text(json, Fields.SERVER_VERSION),
                (int) WireJson.whole(json, Fields.PLAYERS).orElse(players.size()),
                players,
                levels,
                ticking(json),
                WireJson.text(json, Fields.GENERATION),
                line.raw());
    }

    private static StateReply.Player player(JsonNode json) {
        return new StateReply.Player(
                WireJson.text(json, Fields.NAME).orElse(""),
                WireJson.text(json, Fields.UUID).orElse(""),
                WireJson.decimalOr0(json, Fields.X),
                WireJson.decimalOr0(json, Fields.Y),
                WireJson.decimalOr0(json, Fields.Z),
                WireJson.text(json, Fields.DIMENSION).orElse(""));
    }

    private static Optional<TickStatus> ticking(JsonNode json) {
        return WireJson.flag(json, Fields.FROZEN)
                .map(frozen -> new TickStatus(
                        frozen,
                        WireJson.isTrue(json, Fields.PAUSED),
                        WireJson.isTrue(json, Fields.SPRINTING),
                        WireJson.isTrue(json, Fields.STEPPING),
                        WireJson.decimalOr0(json, Fields.TICK_RATE),
                        WireJson.whole(json, Fields.GAME_TIME).orElse(0)));
    }

    static CommandReply command(Incoming line, String sent) {
        JsonNode json = line.json();
        var output = new ArrayList<String>();
        json.path(Fields.OUTPUT).values().forEach(text -> output.add(text.asString()));
        JsonNode result = json.path(Fields.RESULT);
        return new CommandReply(
                WireJson.text(json, Fields.DETAIL).orElse(sent),
                output,
                WireJson.flag(json, Fields.SUCCESS),
                result.canConvertToInt() && result.isIntegralNumber()
                        ? OptionalInt.of(result.intValue())
                        : OptionalInt.empty(),
                line.raw());
    }

    static SnapshotAck snapshot(Incoming line) throws Missing {
        JsonNode json = line.json();
        String name = WireJson.text(json, Fields.ID)
                .or(() -> WireJson.text(json, Fields.NAME))
                .orElseThrow(() -> new Missing(line, Fields.ID));
        Path dir = WireJson.path(json, Fields.DIR).orElseThrow(() -> new Missing(line, Fields.DIR));
        return new SnapshotAck(
                name,
                dir,
                whole(line, Fields.ENTITIES),
                text(line, Fields.ORDER_HASH),
                whole(line, Fields.TICK),
                text(line, Fields.DIMENSION),
                WireJson.whole(json, Fields.BYTES).orElse(0),
                WireJson.isTrue(json, Fields.REPLACED),
                WireJson.whole(json, Fields.GAME_TIME),
                WireJson.text(json, Fields.GENERATION),
                line.raw());
    }

    static List<SnapshotEntry> snapshots(Incoming line) throws Missing {
        JsonNode list = line.json().path(MessageTypes.SNAPSHOTS);
        if (!list.isArray()) {
            throw new Missing(line, MessageTypes.SNAPSHOTS);
        }
        var entries = new ArrayList<SnapshotEntry>();
        for (JsonNode json : list.values()) {
            Optional<String> name = WireJson.text(json, Fields.NAME).or(() -> WireJson.text(json, Fields.ID));
            entries.add(new SnapshotEntry(
                    name.orElseThrow(() -> new Missing(line, Fields.ID)),
                    WireJson.path(json, Fields.DIR),
                    WireJson.whole(json, Fields.ENTITIES),
                    WireJson.text(json, Fields.ORDER_HASH),
                    WireJson.whole(json, Fields.TICK),
                    WireJson.whole(json, Fields.CREATED_AT),
                    WireJson.whole(json, Fields.BYTES),
                    WireJson.text(json, Fields.DIMENSION),
                    WireJson.decimal(json, Fields.RADIUS),
                    WireJson.text(json, Fields.META_ERROR)));
        }
        return List.copyOf(entries);
    }

    static EntitiesReply entities(Incoming line) throws Missing {
        JsonNode json = line.json();
        if (!json.path(Fields.ENTITIES).isArray()) {
            throw new Missing(line, Fields.ENTITIES);
        }
        var entities = new ArrayList<EntitiesReply.Entity>();
        for (JsonNode entity : json.path(Fields.ENTITIES).values()) {
            entities.add(new EntitiesReply.Entity(
                    WireJson.text(entity, Fields.UUID).orElse(""),
                    WireJson.text(entity, Fields.TYPE).orElse(""),
                    WireJson.decimalOr0(entity, Fields.X),
                    WireJson.decimalOr0(entity, Fields.Y),
                    WireJson.decimalOr0(entity, Fields.Z)));
        }
        return new EntitiesReply(
                WireJson.whole(json, Fields.TICK).orElse(0),
                WireJson.decimalOr0(json, Fields.RADIUS),
                WireJson.text(json, Fields.DIMENSION),
                entities,
                line.raw());
    }

    static SaveAck save(Incoming line) throws Missing {
        boolean complete =
                WireJson.flag(line.json(), Fields.COMPLETE).orElseThrow(() -> new Missing(line, Fields.COMPLETE));
        return new SaveAck(complete, WireJson.text(line.json(), Fields.DETAIL).orElse(""), line.raw());
    }

    static EnvReply environment(Incoming line) {
        JsonNode json = line.json();
        var mods = new ArrayList<EnvReply.Mod>();
        json.path(Fields.MODS)
                .values()
                .forEach(mod -> mods.add(new EnvReply.Mod(
                        WireJson.text(mod, Fields.ID).orElse(""),
                        WireJson.text(mod, Fields.VERSION).orElse(""),
                        WireJson.text(mod, Fields.SHA256))));
        Map<String, String> rules = new LinkedHashMap<>();
        json.path(Fields.GAMERULES)
                .properties()
                .forEach(rule -> rules.put(rule.getKey(), rule.getValue().asString()));
        return new EnvReply(
                WireJson.text(json, Fields.MINECRAFT).orElse(""),
                named(json.path(Fields.LOADER), Fields.NAME),
                named(json.path(Fields.JAVA), Fields.VENDOR),
                mods,
                rules,
                WireJson.text(json, Fields.DIFFICULTY),
                small(WireJson.whole(json, Fields.VIEW_DISTANCE)),
                small(WireJson.whole(json, Fields.SIMULATION_DISTANCE)),
                line.raw());
    }

    /// A program with its version, in one text.
    private static Optional<String> named(JsonNode json, String nameField) {
        String name = WireJson.text(json, nameField).orElse("");
        String version = WireJson.text(json, Fields.VERSION).orElse("");
        String both = (name + " " + version).trim();
        return both.isEmpty() ? Optional.empty() : Optional.of(both);
    }

    private static OptionalInt small(OptionalLong value) {
        return value.isPresent() ? OptionalInt.of(Math.toIntExact(value.getAsLong())) : OptionalInt.empty();
    }

    static String text(Incoming line, String field) throws Missing {
        return WireJson.text(line.json(), field).orElseThrow(() -> new Missing(line, field));
    }

    private static long whole(Incoming line, String field) throws Missing {
        return WireJson.whole(line.json(), field).orElseThrow(() -> new Missing(line, field));
    }
}
