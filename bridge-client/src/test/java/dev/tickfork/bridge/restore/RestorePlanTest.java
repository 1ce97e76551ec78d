package dev.tickfork.bridge.restore;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.ActionFailure;
import dev.tickfork.bridge.action.Codes;
import dev.tickfork.bridge.snapshot.Point;
import dev.tickfork.bridge.texts.Texts;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RestorePlanTest {
    private static final Texts ENGLISH = new Texts(Locale.ENGLISH);
    private static final Point ORIGIN = new Point(0.5, 64.0, 0.5);

    private static RestorePlan plan(Recording recording, Allowance... allowed) throws ActionFailure, IOException {
        return RestorePlan.of(recording, Set.of(allowed), ActionContext.silent());
    }

    private static List<String> commands(RestorePlan plan) throws IOException {
        var out = new ArrayList<String>();
        for (int i = 0; i < plan.size(); i++) {
            out.add(plan.summon(i).command());
        }
        return out;
    }

    private static ActionFailure refused(Recording recording, Allowance... allowed) {
        return assertThrows(ActionFailure.class, () -> plan(recording, allowed));
    }

    private static List<String> reasons(RestorePlan plan) {
        return plan.skipped().stream().map(s -> s.index() + " " + s.reason()).toList();
    }

    @Test
    void commandsStandInRecordedOrderWithPlainDecimals() throws Exception {
        var recording = new ListedRecording()
                .add("minecraft:sulfur_cube", 103.5, 56.0, 52.5, "{Motion:[0.0d,-0.0784d,0.0d]}")
                .add("minecraft:minecart", 1.0E7, -1.0E-5, -0.0, "{}");
        assertEquals(
                List.of(
                        "summon minecraft:sulfur_cube 103.5 56.0 52.5 {\"Motion\":[0.0d,-0.0784d,0.0d]}",
                        "summon minecraft:minecart 10000000.0 -0.00001 -0.0 {}"),
                commands(plan(recording)));
    }

    @Test
    void anotherDimensionIsNamedInEveryCommand() throws Exception {
        var recording = new ListedRecording().in("minecraft:the_nether").add("minecraft:pig", 1.5, 2.0, 3.5, "{}");
        assertEquals(
                List.of("execute in minecraft:the_nether run summon minecraft:pig 1.5 2.0 3.5 {}"),
                commands(plan(recording)));
    }

    @Test
    void ridersComeBackInsideTheirVehicle() throws Exception {
        String cart = ListedRecording.uuid(0);
        var recording = new ListedRecording()
                .add(
                        "minecraft:minecart",
                        ORIGIN,
                        null,
                        List.of(ListedRecording.uuid(1)),
                        "{Passengers:[{id:\"minecraft:pig\"}]}")
                .add("minecraft:pig", ORIGIN, cart, List.of(), "{}")
                .add("minecraft:cow", 1.5, 2.0, 3.5, "{}");
        RestorePlan plan = plan(recording);
        assertEquals(2, plan.size());
        assertEquals(0, plan.summon(0).index());
        assertEquals(2, plan.summon(1).index());
        assertEquals(List.of("1 passenger"), reasons(plan));
        assertEquals(List.of(), plan.warnings());
    }

    @Test
    void aRiderOfSomethingUnrecordedIsListedAndWarnedOf() throws Exception {
        var recording = new ListedRecording()
                .add("minecraft:cow", 1.5, 2.0, 3.5, "{}")
                .add("minecraft:parrot", ORIGIN, "466e11e1-0000-0000-0000-000000000000", List.of(), "{}");
        RestorePlan plan = plan(recording);
        assertEquals(List.of("1 vehicle-missing"), reasons(plan));
        assertEquals(
                List.of("RIDER_ORDER", "LEFT_OUT"),
                plan.warnings().stream().map(d -> d.code()).toList());
    }

    @Test
    void aRiderThatDoesNotFollowItsVehicleIsWarnedOf() throws Exception {
        var recording = new ListedRecording()
                .add("minecraft:minecart", ORIGIN, null, List.of(ListedRecording.uuid(2)), "{}")
                .add("minecraft:cow", 1.5, 2.0, 3.5, "{}")
                .add("minecraft:pig", ORIGIN, ListedRecording.uuid(0), List.of(), "{}");
        assertEquals(
                List.of("RIDER_ORDER"),
                plan(recording).warnings().stream().map(d -> d.code()).toList());
    }

    @Test
    void towersOfRidersInDepthFirstOrderAreFine() throws Exception {
        var recording = new ListedRecording()
                .add("minecraft:camel", ORIGIN, null, List.of(ListedRecording.uuid(1), ListedRecording.uuid(3)), "{}")
                .add("minecraft:pig", ORIGIN, ListedRecording.uuid(0), List.of(ListedRecording.uuid(2)), "{}")
                .add("minecraft:cat", ORIGIN, ListedRecording.uuid(1), List.of(), "{}")
                .add("minecraft:cow", ORIGIN, ListedRecording.uuid(0), List.of(), "{}");
        RestorePlan plan = plan(recording);
        assertEquals(1, plan.size());
        assertEquals(List.of(), plan.warnings());
    }

    @Test
    void faultsRefuseWithFolderAndCodes() {
        var recording = new ListedRecording()
                .add("minecraft:cow", 1.5, 2.0, 3.5, "{}")
                .blocked("order_hash")
                .blocked("entity_count");
        ActionFailure failure = refused(recording);
        assertEquals(Codes.SNAPSHOT_INVALID, failure.code());
        assertEquals(List.of("entity_count", "order_hash"), failure.data().get("codes"));
        String text = ENGLISH.render(failure.text());
        assertTrue(text.contains(Path.of("forks", "made-up").toString()), text);
        assertTrue(text.contains("entity_count, order_hash") && text.contains("Nothing was sent"), text);
    }

    @Test
    void nbtThatTheGameCannotReadIsRefusedWithItsPath() {
        var recording = new ListedRecording()
                .add("minecraft:cow", 1.5, 2.0, 3.5, "{}")
                .add("minecraft:minecart", 1.5, 2.0, 3.5, "{Motion:[NaNd,0.0d,0.0d]}");
        ActionFailure failure = refused(recording);
        assertEquals(Codes.SNAPSHOT_INVALID, failure.code());
        String text = ENGLISH.render(failure.text());
        assertTrue(text.contains("Motion[0]") && text.contains("record 1"), text);
    }

    @Test
    void whoAllowsItRestoresTheRest() throws Exception {
        var recording = new ListedRecording()
                .add("minecraft:minecart", 1.5, 2.0, 3.5, "{\"\":1}")
                .add("minecraft:fishing_bobber", 1.5, 2.0, 3.5, "{}")
                .add("minecraft:cow", 3.1E7, 2.0, 3.5, "{}")
                .add("minecraft:cow", 1.5, 2.0, 3.5, "{}")
                .add("minecraft:cow", 1.5, 2.0, 3.5, "{broken");
        RestorePlan plan = plan(recording, Allowance.LEAVE_OUT_UNRESTORABLE);
        assertEquals(1, plan.size());
        assertEquals(3, plan.summon(0).index());
        assertEquals(
                List.of("0 unreadable-nbt", "1 not-summonable", "2 out-of-world", "4 unreadable-nbt"), reasons(plan));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "minecraft:cow 0 0 0\nstop",
                "minecraft:cow stop",
                "cow",
                "minecraft:Cow",
                "minecraft:cow\u0000",
                "",
                "minecraft:",
                "a:b:c",
                "minecraft:cow\n"
            })
    void aHostileTypeNeverBecomesACommand(String type) {
        ActionFailure failure = refused(new ListedRecording().add(type, 1.5, 2.0, 3.5, "{}"));
        assertEquals(Codes.SNAPSHOT_INVALID, failure.code());
        assertTrue(ENGLISH.render(failure.text()).contains("unsafe-type"));
    }

    @Test
    void lineEndsInsideTextsAreEscaped() throws Exception {
        String hostile = "{CustomName:\"a\\nstop\",Tags:[\"x\r\nsay hi\u0007\"],\"k\u2028\ney\":1b}";
        List<String> commands = commands(plan(new ListedRecording().add("minecraft:cow", 1.5, 2.0, 3.5, hostile)));
        String command = commands.getFirst();
        assertEquals(1, command.lines().count());
        assertFalse(command.chars().anyMatch(c -> c < ' '), command);
        assertTrue(command.contains("a\\nstop") && command.contains("x\\r\\nsay hi"), command);
    }

    @Test
    void nbtThatGoesOnAfterItsEndIsRefused() {
        ActionFailure failure = refused(new ListedRecording().add("minecraft:cow", 1.5, 2.0, 3.5, "{} run stop"));
        assertEquals(Codes.SNAPSHOT_INVALID, failure.code());
    }

    @Test
    void aHostileDimensionIsRefused() {
        var recording = new ListedRecording().in("minecraft:overworld run stop").add("minecraft:cow", 0, 0, 0, "{}");
        assertEquals(Codes.SNAPSHOT_INVALID, refused(recording).code());
    }

    @Test
    void aCommandLongerThanALineIsRefused() {
        String long17 = "{data:{t:\"" + "x".repeat(17 * 1024 * 1024) + "\"}}";
        ActionFailure failure = refused(new ListedRecording().add("minecraft:cow", 1.5, 2.0, 3.5, long17));
        assertTrue(ENGLISH.render(failure.text()).contains("too-long"));
    }

    @Test
    void chunksAndThoseAroundThemAreLoaded() throws Exception {
        RestorePlan plan = plan(new ListedRecording()
                .add("minecraft:cow", -0.5, 64.0, 0.5, "{}")
                .add("minecraft:cow", 15.5, 64.0, 0.5, "{}"));
        assertEquals(12, plan.wanted().size());
        assertEquals(List.of(new ChunkTile(-2, -1, 1, 1)), plan.tiles());
        assertEquals(12, plan.chunks());
    }

    @Test
    void manyChunksAreAskedFor() throws Exception {
        var recording = new ListedRecording();
        for (int i = 0; i < 500; i++) {
            recording.add("minecraft:cow", i * 64.0, 64.0, 0.5, "{}");
        }
        ActionFailure failure = refused(recording);
        assertEquals(Codes.PREFLIGHT, failure.code());
        assertEquals(4_096, failure.data().get("limit"));
        assertTrue(plan(recording, Allowance.MANY_CHUNKS).chunks() >= 4_500);
    }

    @Test
    void peacefulIsOnlyForWhatItDoesNotTakeAway() throws Exception {
        RestorePlan mild = plan(new ListedRecording().add("minecraft:sulfur_cube", 0.5, 1.0, 0.5, "{}"));
        RestorePlan hostile = plan(new ListedRecording().add("minecraft:zombie", 0.5, 1.0, 0.5, "{}"));
        RestorePlan modded = plan(new ListedRecording().add("somemod:thing", 0.5, 1.0, 0.5, "{}"));
        assertFalse(mild.forbidsPeaceful());
        assertTrue(hostile.forbidsPeaceful());
        assertTrue(modded.forbidsPeaceful());
        assertEquals(Optional.of("difficulty peaceful"), difficulty(mild, Optional.of("hard")));
        assertEquals(Optional.of("difficulty hard"), difficulty(hostile, Optional.of("hard")));
        assertEquals(Optional.of("difficulty easy"), difficulty(hostile, Optional.of("hard\nstop")));
        assertEquals(Optional.of("difficulty easy"), difficulty(hostile, Optional.empty()));
    }

    private static Optional<String> difficulty(RestorePlan plan, Optional<String> source) throws ActionFailure {
        var pack = dev.tickfork.bridge.pack.Packs.require("26.2");
        return BoxRules.commands(pack, plan.forbidsPeaceful(), source).stream()
                .filter(c -> c.startsWith("difficulty"))
                .findFirst();
    }

    @Test
    void theBoxHasTheRulesOfTheRecipe() throws Exception {
        var pack = dev.tickfork.bridge.pack.Packs.require("26.2");
        assertEquals(
                List.of(
                        "gamerule spawn_monsters false",
                        "gamerule spawn_mobs false",
                        "gamerule random_tick_speed 0",
                        "gamerule advance_time false",
                        "gamerule entity_drops false",
                        "gamerule mob_drops false",
                        "gamerule max_entity_cramming 0",
                        "difficulty peaceful"),
                BoxRules.commands(pack, false, Optional.empty()));
    }

    @Test
    void snapshotNamesAreSafeTokens() {
        assertEquals("order-lab-1", SnapshotToken.of("order", "lab 1"));
        assertEquals("order-a-b-c", SnapshotToken.of("order", "../a/b\\..//c"));
        assertEquals(64, SnapshotToken.of("order", "x".repeat(200)).length());
        assertTrue(SnapshotToken.of("order", "量子").matches("order-name-[0-9a-f]{10}"));
    }
}
