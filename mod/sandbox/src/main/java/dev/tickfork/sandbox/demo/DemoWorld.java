package dev.tickfork.sandbox.demo;

import dev.tickfork.sandbox.world.Difficulty;
import dev.tickfork.sandbox.world.Generator;
import dev.tickfork.sandbox.world.SandboxLevel;
import dev.tickfork.sandbox.world.SandboxWorld;
import dev.tickfork.sandbox.world.SummonResult;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/// Builds the demo world: a flat arena with a colliding heap in it, its chunks force-loaded. Game thread only.
public final class DemoWorld {
    public static final String LEVEL_NAME = "量子硫方怪";
    /// What the seeds recorded.
    public static final int STANDARD_ENTITIES = DemoCrowd.STANDARD;

    public static final int MIN_ENTITIES = 10;
    /// At more the arena would need more chunks than one `/forceload` marks.
    public static final int MAX_ENTITIES = 100_000;

    private DemoWorld() {}

    /// Makes the world in an empty folder, saves it, and leaves it open and running.
    ///
    /// @param entities from [#MIN_ENTITIES] to [#MAX_ENTITIES]
    /// @throws IOException the folder holds a world, or something could not be written
    public static SandboxWorld build(Path folder, int entities) throws IOException {
        if (entities < MIN_ENTITIES || entities > MAX_ENTITIES) {
            throw new IllegalArgumentException("The demo has " + MIN_ENTITIES + " to " + MAX_ENTITIES
                    + " entities, not " + entities + "; choose a number in between");
        }
        SandboxWorld world = SandboxWorld.create(folder, LEVEL_NAME, Generator.FLAT);
        world.setDifficulty(Difficulty.NORMAL);
        world.gameRules().set("max_entity_cramming", 0);
        for (String rule : List.of("spawn_mobs", "spawn_monsters", "spawn_wandering_traders", "spawn_patrols")) {
            world.gameRules().set(rule, false);
        }
        var arena = DemoArena.of(entities);
        SandboxLevel overworld = world.overworld();
        arena.force(overworld);
        world.tick();
        arena.build(overworld);
        for (DemoCrowd.Member member : DemoCrowd.of(entities, arena)) {
            SummonResult result = overworld.summon(member.type(), member.position(), member.nbt());
            if (!(result instanceof SummonResult.Summoned)) {
                throw new IllegalStateException("The demo could not summon " + member.type() + ": " + result);
            }
        }
        if (!world.save(true)) {
            world.close();
            throw new IOException("The demo world could not be written to " + folder + "; see the log for the file");
        }
        return world;
    }
}
