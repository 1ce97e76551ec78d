package dev.tickfork.bridge.world;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickfork.bridge.action.ActionFailure;
import dev.tickfork.bridge.action.Codes;
import dev.tickfork.bridge.pack.Packs;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CopyPreflightTest {
    @TempDir
    Path folder = Path.of("");

    private final CopyRules rules = CopyRules.of(Packs.forVersion("26.2").orElseThrow());
    private Path world = folder;

    @BeforeEach
    void makeWorld() throws IOException {
        world = WorldFiles.modern(folder.resolve("world"));
    }

    private CopyPreflight preflight(PathLimits limits) {
        return new CopyPreflight(world, folder.resolve("forks/a/world"), rules, limits);
    }

    private List<Check> check(PathLimits limits) throws IOException {
        return preflight(limits).check(new ProbeContext());
    }

    private static Check named(String code, List<Check> checks) {
        return checks.stream()
                .filter(check -> check.code().equals(code))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void aPlainWorldPassesAndNothingIsLeftBehind() throws IOException {
        var before = WorldFiles.list(folder);
        var checks = check(PathLimits.LINUX);
        checks.forEach(check -> assertInstanceOf(Check.Passed.class, check, check::code));
        assertEquals(before, WorldFiles.list(folder));
    }

    @Test
    void linksPipesAndSkippedDataAreExplained() throws IOException {
        Files.createSymbolicLink(world.resolve("datapacks"), folder);
        WorldFiles.write(world, "dimensions/minecraft/logs/region/r.0.0.mca", "x");
        var checks = check(PathLimits.LINUX);
        var links = assertInstanceOf(Check.Warned.class, named("COPY_LINKS", checks));
        assertEquals(List.of(1, "datapacks"), links.text().args());
        assertInstanceOf(Check.Warned.class, named("COPY_NAME_INSIDE", checks));
    }

    @Test
    void tooLittleSpaceIsRefusedWithTheRealSizes() {
        var check = assertInstanceOf(
                Check.Blocked.class, preflight(PathLimits.LINUX).space(20_000_000, 10_000_000));
        assertEquals(Codes.DISK_FULL, check.failure());
        assertEquals(List.of("20.0 MB", "10.0 MB"), check.text().args().subList(1, 3));
        assertInstanceOf(Check.Passed.class, preflight(PathLimits.LINUX).space(20_000_000, 100_000_000));
    }

    @Test
    void pathsThatTheSystemCannotOpenAreRefused() throws IOException {
        WorldFiles.write(world, "data/" + "long/".repeat(45) + "name.dat", "x");
        var check = assertInstanceOf(Check.Blocked.class, named("COPY_PATH_LENGTH", check(PathLimits.WINDOWS)));
        assertEquals(Codes.PREFLIGHT, check.failure());
        assertInstanceOf(Check.Passed.class, named("COPY_PATH_LENGTH", check(PathLimits.LINUX)));
    }

    @Test
    void caseTwinsBlockOnlyWhereTheDiskDoesNotTellThemApart() throws IOException {
        WorldFiles.write(world, "data/Twin.dat", "a");
        WorldFiles.write(world, "data/twin.dat", "b");
        assertInstanceOf(Check.Warned.class, named("COPY_CASE_TWINS", check(PathLimits.LINUX)));
        var tree = SourceWalk.of(world.toRealPath(), rules, new ProbeContext());
        assertInstanceOf(Check.Blocked.class, CopyPreflight.caseTwins(tree, false));
    }

    @Test
    void aBlockedCheckBecomesAFailureThatNamesAll() throws IOException {
        var bad = new CopyPreflight(world, world.resolve("inside"), rules, PathLimits.LINUX).check(new ProbeContext());
        var failure = assertThrows(ActionFailure.class, () -> Check.requireNoneBlocked(bad));
        assertEquals(Codes.PREFLIGHT, failure.code());
        assertTrue(failure.data().toString().contains("COPY_PLACE"));
    }
}
