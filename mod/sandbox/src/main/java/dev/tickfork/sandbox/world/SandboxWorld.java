package dev.tickfork.sandbox.world;

import dev.tickfork.sandbox.block.BlockStates;
import dev.tickfork.sandbox.entity.EntityLoader;
import dev.tickfork.sandbox.entity.SandboxPlayer;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/// A world folder and everything that runs in it: levels, rules, clocks (`MinecraftServer` without its network).
/// One thread, the game thread, calls everything; the loop is the caller's: [#runTasks] each turn, [#tick] unless
/// paused.
public final class SandboxWorld implements AutoCloseable {
    /// `MinecraftServer.AUTOSAVE_INTERVAL`.
    private static final int AUTOSAVE_TICKS = 6000;

    private final WorldFolder folder;
    private final WorldSettings settings;
    private final BlockStates blocks = new BlockStates();
    private final TickRates tickRates = new TickRates();
    private final List<SandboxLevel> levels = new ArrayList<>();
    private final EntityLoader loader = new EntityLoader(() -> ++this.lastEntityId);
    private int lastEntityId;
    private int tickCount;
    private boolean autosave = true;
    private int ticksToAutosave = AUTOSAVE_TICKS;
    private boolean lastAutosaveWorked = true;

    private SandboxWorld(WorldFolder folder, WorldSettings settings) throws IOException {
        this.folder = folder;
        this.settings = settings;
        for (String dimension : folder.dimensions()) {
            var source = new LevelFiles.Source(
                    folder.dimension(dimension), DimensionShape.of(dimension), settings.generator(dimension), blocks);
            levels.add(new SandboxLevel(this, dimension, source));
        }
    }

    /// Makes a new world in a folder that holds none.
    ///
    /// @param overworld what its chunks hold; the other dimensions are void
    /// @throws IOException the folder holds a world already or cannot be written
    public static SandboxWorld create(Path folder, String levelName, Generator overworld) throws IOException {
        var files = new WorldFolder(folder);
        if (files.exists()) {
            throw new IOException("There is a world in " + folder + " already; open it or choose an empty folder");
        }
        WorldSettings settings = WorldSettings.fresh(levelName, overworld);
        files.write(settings);
        return new SandboxWorld(files, settings);
    }

    /// Opens a world in the 26.2 layout; one without session.lock and players/ too.
    ///
    /// @throws IOException there is no world, or level.dat cannot be read
    public static SandboxWorld open(Path folder) throws IOException {
        var files = new WorldFolder(folder);
        return new SandboxWorld(files, files.read());
    }

    /// True when the folder holds a level.dat.
    public static boolean exists(Path folder) {
        return new WorldFolder(folder).exists();
    }

    public Path folder() {
        return folder.root();
    }

    public String levelName() {
        return settings.levelName();
    }

    public GameRules gameRules() {
        return settings.gameRules();
    }

    public CommandStorage storage() {
        return settings.storage();
    }

    public Difficulty difficulty() {
        return settings.difficulty();
    }

    public void setDifficulty(Difficulty difficulty) {
        settings.setDifficulty(difficulty);
    }

    /// Ticks that the game has moved since the world began; stands still while frozen.
    public long gameTime() {
        return settings.gameTime();
    }

    public void setGameTime(long ticks) {
        settings.setGameTime(ticks);
    }

    /// Ticks of the overworld's clock; moves with `advance_time`.
    public long dayTime() {
        return settings.dayTime();
    }

    public void setDayTime(long ticks) {
        settings.setDayTime(ticks);
    }

    public Weather weather() {
        return settings.weather();
    }

    public void setWeather(Weather weather) {
        settings.setWeather(weather);
    }

    public TickRates tickRates() {
        return tickRates;
    }

    /// Ticks of this process (`MinecraftServer.getTickCount`): goes on while frozen, not while paused.
    public int tickCount() {
        return tickCount;
    }

    public boolean autosave() {
        return autosave;
    }

    public void setAutosave(boolean on) {
        autosave = on;
    }

    /// False when the last automatic save could not write something.
    public boolean lastAutosaveWorked() {
        return lastAutosaveWorked;
    }

    /// Overworld, nether, end, then the custom ones by name. Unmodifiable.
    public List<SandboxLevel> levels() {
        return Collections.unmodifiableList(levels);
    }

    public SandboxLevel overworld() {
        return levels.getFirst();
    }

    /// The level of that name.
    ///
    /// @param dimension with or without namespace
    public Optional<SandboxLevel> level(String dimension) {
        String id = dimension.indexOf(':') < 0 ? "minecraft:" + dimension : dimension;
        return levels.stream().filter(level -> level.dimension().equals(id)).findFirst();
    }

    public List<SandboxPlayer> players() {
        return levels.stream().flatMap(level -> level.players().stream()).toList();
    }

    /// The world's table of block states: use it to parse and to name blocks.
    public BlockStates blocks() {
        return blocks;
    }

    /// Makes entities with this server's next network ids.
    public EntityLoader loader() {
        return loader;
    }

    /// What runs between ticks, also while frozen or paused: chunks come up and go as tickets ask.
    public void runTasks() {
        levels.forEach(SandboxLevel::runTasks);
    }

    /// One tick of the server (`tickServer`), [#runTasks] included. Frozen: counts, moves nothing.
    public void tick() {
        runTasks();
        tickCount++;
        tickRates.tick();
        if (tickRates.runs()) {
            settings.advanceTime();
        }
        for (SandboxLevel level : levels) {
            level.tick(tickRates);
        }
        if (--ticksToAutosave <= 0) {
            ticksToAutosave = AUTOSAVE_TICKS;
            if (autosave) {
                lastAutosaveWorked = save(false);
            }
        }
    }

    /// `saveEverything`: level.dat, data/, changed chunks, entities, tickets.
    ///
    /// @param flush also wait until the disk has it
    /// @return false when something could not be written; everything else was
    public boolean save(boolean flush) {
        boolean all = true;
        for (SandboxLevel level : levels) {
            all &= level.save(flush);
        }
        try {
            folder.write(settings);
        } catch (IOException e) {
            folder.report("level.dat and data", e);
            all = false;
        }
        return all;
    }

    /// Closes the files; saves nothing by itself.
    @Override
    public void close() {
        levels.forEach(SandboxLevel::close);
    }
}
