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

/// Texts and results of the commands about blocks, places, riders, names and the server itself.
@SuppressWarnings("NullAway.Init") // set before each test
class WorldCommandsTest {
    private TestGame game;

    @BeforeEach
    void open(@TempDir Path folder) throws IOException {
        game = new TestGame(folder);
        game.run("forceload add 1 1");
        game.tick(3);
    }

    @AfterEach
    void close() throws IOException {
        game.close();
    }

    @Test
    void savesAndSwitchesTheAutosave() {
        assertEquals(
                List.of("Saving the game (this may take a moment!)", "Saved the game"),
                game.run("save-all flush").lines());
        game.fail("Saving is already turned on", "save-on");
        game.expect(1, "Automatic saving is now disabled", "save-off");
        assertFalse(game.world().autosave());
        game.fail("Saving is already turned off", "save-off");
        game.expect(1, "Automatic saving is now enabled", "save-on");
        game.expect(1, "Stopping the server", "stop");
    }

    @Test
    void blocksAreSetOnlyWhereTheyAreLoaded() {
        game.expect(1, "Changed the block at 1, 70, 1", "setblock 1 70 1 stone");
        game.fail("Could not set the block", "setblock 1 70 1 stone");
        game.fail("Could not set the block", "setblock 1 70 1 dirt keep");
        game.fail("That position is not loaded", "setblock 1000 70 1 stone");
        game.fail("That position is out of this world!", "setblock 1 400 1 stone");
        game.expect(1, "Test passed", "execute if block 1 70 1 minecraft:stone");
        game.fail("Test failed", "execute if block 1 70 1 dirt");
        game.expect(8, "Successfully filled 8 block(s)", "fill 2 80 2 3 81 3 rail[shape=east_west]");
        game.fail("No blocks were filled", "fill 2 80 2 3 81 3 rail[shape=east_west]");
        game.expect(1, "Test passed", "execute if block 2 80 2 rail[shape=east_west]");
        game.fail("Test failed", "execute if block 2 80 2 rail[shape=north_south]");
        game.fail(
                "Too many blocks in the specified area (maximum 32768, specified 65536)", "fill 0 0 0 15 255 15 stone");
    }

    @Test
    void loadedMeansTickingWithItsEntities() {
        game.expect(1, "Test passed", "execute if loaded 1 64 1");
        game.fail("Test failed", "execute unless loaded 1 64 1");
        game.fail("Test failed", "execute if loaded 40 64 1");
        game.fail("Test failed", "execute in minecraft:the_nether if loaded 1 64 1");
        game.fail("Unknown dimension 'minecraft:nowhere'", "execute in nowhere run list");
    }

    @Test
    void ridersMountAndDismount() {
        game.run("summon minecart 2 70 2 {NoGravity:1b}");
        game.run("summon sulfur_cube 3 70 3 {NoAI:1b}");
        String cube = "@n[type=sulfur_cube]";
        game.expect(1, "Sulfur Cube started riding Minecart", "ride " + cube + " mount @n[type=minecart]");
        game.fail("Sulfur Cube is already riding Minecart", "ride " + cube + " mount @n[type=minecart]");
        game.fail("Entity can't start riding itself or any of its passengers", "ride @n[type=minecart] mount " + cube);
        game.expect(1, "Sulfur Cube stopped riding Minecart", "ride " + cube + " dismount");
        game.fail("Sulfur Cube is not riding any vehicle", "ride " + cube + " dismount");
    }

    @Test
    void teleportsTakeRelativeAndLocalPlaces() {
        game.run("summon armor_stand 2.0 70.0 2.0 {NoGravity:1b,Rotation:[-90f,0f]}");
        game.expect(1, "Teleported Armor Stand to 5.000000, 71.000000, 2.500000", "tp @n 5.0 71 2");
        game.expect(
                1, "Teleported Armor Stand to 5.000000, 72.000000, 2.500000", "execute as @n at @s run tp @s ~ ~1 ~");
        // Yaw -90 looks along +x.
        game.expect(
                1, "Teleported Armor Stand to 8.000000, 72.000000, 2.500000", "execute as @n at @s run tp @s ^ ^ ^3");
        assertEquals(
                "Only one entity is allowed, but the provided selector allows more than one",
                game.run("data get entity @e Pos").lines().getFirst());
        assertEquals(
                "Cannot mix world & local coordinates (everything must either use ^ or not)",
                game.run("summon pig ~ ^ ~").lines().getFirst());
    }

    @Test
    void tagsTeamsAndScoresAreKept() {
        game.run("summon minecart 2 70 2");
        game.expect(1, "Added tag 'red' to Minecart", "tag @e add red");
        game.fail("Target either already has the tag or has too many tags", "tag @e add red");
        game.expect(1, "Minecart has 1 tags: red", "tag @n list");
        game.expect(1, "Removed tag 'red' from Minecart", "tag @e remove red");
        game.fail("Target does not have this tag", "tag @e remove red");
        game.expect(1, "Created team [t]", "team add t");
        game.fail("A team already exists by that name", "team add t");
        game.expect(1, "Added Bob to team [t]", "team join t Bob");
        game.fail("Unknown team 'u'", "team join u Bob");
        game.expect(1, "Created new objective [o]", "scoreboard objectives add o dummy");
        game.expect(7, "Set [o] for Bob to 7", "scoreboard players set Bob o 7");
        game.expect(9, "Added 2 to [o] for Bob (now 9)", "scoreboard players add Bob o 2");
        game.expect(9, "Bob has 9 [o]", "scoreboard players get Bob o");
        game.expect(1, "Test passed", "execute if score Bob o matches 5..");
        game.fail("Test failed", "execute if score Bob o matches ..5");
        game.run("execute store result score Eve o run execute if entity @e");
        game.expect(1, "Test passed", "execute if score Eve o < Bob o");
        game.fail("Unknown scoreboard objective 'x'", "scoreboard players get Bob x");
    }

    @Test
    void clockWeatherAndDifficulty() {
        game.expect(1000, "Set the time to 1000", "time set day");
        game.expect(2000, "Set the time to 2000", "time add 50s");
        game.expect(2000, "The time is 2000", "time query daytime");
        game.expect(6000, "Set the weather to rain & thunder", "weather thunder");
        assertTrue(game.world().weather().thundering());
        game.expect(0, "The difficulty has been set to Hard", "difficulty hard");
        game.fail("The difficulty did not change; it is already set to Hard", "difficulty hard");
        game.expect(3, "The difficulty is Hard", "difficulty");
        game.expect(0, "There are 0 of a max of 20 players online: ", "list");
        game.expect(1, "/stop", "help stop");
        assertTrue(game.run("help").result() > 20);
        assertEquals(List.of(), game.run("say hello").lines(), "it is said to all, not answered");
    }

    @Test
    void aConditionThatFailsRunsNothingAndIsNoSuccess() {
        CommandResult result = game.run("execute if entity @e[tag=none] run summon minecart 1 70 1");
        assertEquals(new CommandResult(false, 0, List.of()), result);
        assertEquals(0, game.world().overworld().entities().size());
        game.run("summon minecart 1 70 1");
        game.run("summon minecart 2 70 2");
        CommandResult forked = game.run("execute as @e at @s run summon pig ~ ~1 ~");
        assertEquals(2, forked.result());
        assertEquals(List.of("Summoned new Pig", "Summoned new Pig"), forked.lines());
    }
}
