package dev.tickfork.sandbox.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Texts and results of the commands, over a real world.
class CommandsTest {
    @SuppressWarnings("NullAway.Init") // set before each test
    private TestGame game;

    @BeforeEach
    void open(@TempDir Path folder) throws IOException {
        game = new TestGame(folder);
        game.expect(1, "Marked chunk [0, 0] in minecraft:overworld to be force loaded", "forceload add 1 1");
        game.tick(3);
    }

    @AfterEach
    void close() throws IOException {
        game.close();
    }

    @Test
    void forceloadSaysWhatWasMarkedAlready() {
        game.fail("No chunks were marked for force loading", "forceload add 1 1");
        game.expect(
                3,
                "Marked 3 chunks in minecraft:overworld from [0, 0] to [1, 1] to be force loaded",
                "forceload add 0 0 31 31");
        game.fail(
                "Too many chunks in the specified area (maximum 256, but specified 272)", "forceload add 0 0 271 255");
        game.expect(1, "Chunk at [1, 1] in minecraft:overworld is marked for force loading", "forceload query 16 16");
        game.fail("Chunk at [9, 9] in minecraft:overworld is not marked for force loading", "forceload query 150 150");
        game.expect(0, "Unmarked all force loaded chunks in minecraft:overworld", "forceload remove all");
        game.fail("No chunks were removed from force loading", "forceload remove 1 1");
        game.expect(
                1,
                "Marked chunk [0, 0] in minecraft:the_nether to be force loaded",
                "execute in minecraft:the_nether run forceload add 1 1");
    }

    @Test
    void tickFreezesStepsAndSprints() {
        game.expect(1, "Unable to step the game - the game must be frozen first", "tick step 5");
        game.expect(1, "The game is frozen", "tick freeze");
        assertTrue(game.world().tickRates().frozen());
        game.expect(1, "Stepping 5 tick(s)", "tick step 5");
        game.expect(1, "Interrupted the current tick step", "tick step stop");
        game.expect(0, "No tick step in progress", "tick step stop");
        game.expect(0, "The game is running normally", "tick unfreeze");
        game.expect(1, "The game is sprinting", "tick sprint 100");
        game.expect(1, "Interrupted the current tick sprint", "tick sprint stop");
        game.expect(40, "Set the target tick rate to 40.0 per second", "tick rate 40");
        CommandResult query = game.run("tick query");
        assertEquals(40, query.result());
        assertEquals("The game is running normally", query.lines().getFirst());
        assertTrue(query.lines().get(1).startsWith("Target tick rate: 40.0 per second.\nAverage time per tick: "));
        assertEquals(3, query.lines().size());
    }

    @Test
    void summonKeepsUuidAndRefusesItTwice() {
        String summon =
                "summon minecraft:sulfur_cube 1.5 64.0 1.5 {UUID:[I;1,2,3,4],CustomName:\"量子 §c\",Tags:[\"a\"]}";
        game.expect(1, "Summoned new 量子 §c", summon);
        game.fail("Unable to summon entity due to duplicate UUIDs", summon);
        game.expect(1, "Summoned new Minecart with Chest", "summon chest_minecart 1 64 1");
        game.fail("Invalid position for summon", "summon minecart 30000000 64 1");
        game.expect(0, "The difficulty has been set to Peaceful", "difficulty peaceful");
        game.fail("Monsters cannot be summoned in Peaceful difficulty", "summon zombie 1 64 1");
        game.expect(1, "Test passed, count: 1", "execute if entity 00000001-0000-0002-0000-000300000004");
    }

    @Test
    void killSkipsTheDying() {
        game.run("summon sulfur_cube 1 64 1 {NoAI:1b}");
        game.run("summon sulfur_cube 2 64 2 {NoAI:1b}");
        game.run("summon minecart 3 64 3");
        game.expect(3, "Killed 3 entities", "kill @e[type=!player]");
        assertEquals(2, game.world().overworld().entities().size(), "cubes die for a while, a cart is gone at once");
        game.fail("No entity was found", "kill @e[type=!player]");
        game.tick(25);
        assertEquals(0, game.world().overworld().entities().size());
    }

    @Test
    void gamerulesHaveOnlyTheirNewNames() {
        game.expect(0, "Gamerule spawn_monsters is now set to: false", "gamerule spawn_monsters false");
        game.expect(0, "Gamerule spawn_monsters is currently set to: false", "gamerule spawn_monsters");
        game.expect(0, "Gamerule random_tick_speed is now set to: 0", "gamerule random_tick_speed 0");
        CommandResult old = game.run("gamerule doMobSpawning false");
        assertFalse(old.success());
        assertEquals(List.of("Incorrect argument for command", "gamerule doMobSpawning false<--[HERE]"), old.lines());
    }

    @Test
    void faultsPointAtTheirPlace() {
        assertEquals(
                List.of("Unknown or incomplete command. See below for error", "nonsense 1<--[HERE]"),
                game.run("nonsense 1").lines());
        assertEquals(
                List.of("Unknown or incomplete command. See below for error", "tick<--[HERE]"),
                game.run("tick").lines());
        assertEquals(
                List.of("Expected whitespace to end one argument, but found trailing data", "... pig 1 2 3x<--[HERE]"),
                game.run("summon pig 1 2 3x").lines());
        assertEquals("Unknown option 'foo'", game.run("kill @e[foo=1]").lines().getFirst());
        assertEquals(
                "Option 'predicate' isn't applicable here",
                game.run("kill @e[predicate=a:b]").lines().getFirst());
        assertEquals(
                "Expected end of options", game.run("kill @e[tag=a").lines().getFirst());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "@e | 4",
                "@e[type=sulfur_cube] | 2",
                "@e[type=!sulfur_cube] | 2",
                "@e[tag=red] | 2",
                "@e[tag=!red] | 2",
                "@e[tag=] | 2",
                "@e[name=Bob] | 1",
                "@e[name=!Bob] | 3",
                "@e[limit=3] | 3",
                "@e[x=0,y=64,z=0,distance=..3] | 1",
                "@e[x=0,y=64,z=0,distance=3..] | 3",
                "@e[x=0,y=60,z=0,dx=5,dy=10,dz=5] | 2",
                "'@e[nbt={Size:3}]' | 1",
                "'@e[nbt={Tags:[\"red\"]}]' | 2",
                "@e[type=#minecraft:minecarts] | 1",
                "@n[type=minecart] | 1",
                "@e[sort=nearest,limit=1] | 1",
                "@e[type=!sulfur_cube,type=!minecart] | 1",
                "@e[tag=red,tag=blue] | 1",
            })
    void selectorsCount(String selector, int count) {
        game.run("summon sulfur_cube 1 64 1 {NoAI:1b,Size:3,Tags:[\"red\",\"blue\"]}");
        game.run("summon sulfur_cube 2 64 2 {NoAI:1b,CustomName:\"Bob\"}");
        game.run("summon minecart 8 64 8 {Tags:[\"red\"]}");
        game.run("summon armor_stand 9 64 9");
        game.expect(count, "Test passed, count: " + count, "execute if entity " + selector);
    }

    @Test
    void dataWritesAndReadsBack() {
        game.expect(
                1,
                "Modified storage mcagent:probe",
                "data modify storage mcagent:probe entity set value {a:1b,\"b c\":[1.5d,2.0d],s:\"x\\ny\"}");
        game.expect(
                3,
                "Storage mcagent:probe has the following contents: {a: 1b, \"b c\": [1.5d, 2.0d], s: \"x\\ny\"}",
                "data get storage mcagent:probe entity");
        game.expect(
                1, "Storage mcagent:probe has the following contents: 1b", "data get storage mcagent:probe entity.a");
        game.expect(1, "Modified storage mcagent:probe", "data remove storage mcagent:probe entity");
        game.fail("Found no elements matching entity", "data get storage mcagent:probe entity");
        game.fail(
                "Nothing changed. The specified properties already have these values",
                "data remove storage mcagent:probe entity");
        game.run("execute store result storage mcagent:probe n int 2 run execute if entity @e");
        game.run("summon sulfur_cube 1 64 1 {NoAI:1b,Size:3}");
        game.expect(1, "Modified entity data of Sulfur Cube", "data merge entity @n {Size:5}");
        game.expect(5, "Sulfur Cube has the following entity data: 5", "data get entity @n Size");
        game.run("execute store result storage mcagent:probe n int 2 run execute if entity @e");
        game.expect(2, "Storage mcagent:probe has the following contents: 2", "data get storage mcagent:probe n");
    }

    @Test
    void hostileLinesAreAnsweredNotFatal() {
        for (String line : List.of(
                "a\nb",
                "§§",
                "say",
                "",
                " ",
                "execute run ".repeat(5_000),
                "kill @e[",
                "summon pig 1 2 3 {a:'",
                "data get storage a:b x[",
                "tp @e 1e999 0 0",
                "tick rate NaN",
                "summon pig ^ ^ ~",
                "setblock 1 2 3 stone[",
                "x".repeat(1_000_000))) {
            assertFalse(game.run(line).success(), line.length() > 40 ? line.substring(0, 40) : line);
        }
    }
}
