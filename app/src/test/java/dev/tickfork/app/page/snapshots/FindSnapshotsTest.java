package dev.tickfork.app.page.snapshots;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tickfork.bridge.action.ActionContext;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// What stands in the list, from folders whole, half and hostile.
@Timeout(60)
class FindSnapshotsTest {
    @TempDir
    private Path home;

    @Test
    void everyPlaceOfTheHomeFolderNewestFirst() throws IOException {
        Path fork = SnapshotFolders.complete(home.resolve("forks/a"), 3_000, 5);
        Path lab = SnapshotFolders.complete(home.resolve("labs/a/mc-agent-server/snapshots/t"), 4_000, 5);
        Path demo = SnapshotFolders.complete(home.resolve("demo/d/mc-agent/snapshots/u"), 1_000, 5);
        Path sample = SnapshotFolders.complete(home.resolve("samples/s"), 2_000, 5);
        Files.createDirectories(home.resolve("forks/no-snapshot"));

        List<Listed> found = find();

        assertEquals(
                List.of(lab, fork, sample, demo),
                found.stream().map(Listed::dir).toList());
        assertEquals(
                List.of("a", "forks", "samples", "d"),
                found.stream().map(Listed::source).toList());
        assertEquals(Optional.of(fork), found.getFirst().parent(), "the lab was made from the fork of its name");
        assertEquals(Optional.empty(), found.getLast().parent());
    }

    @Test
    void aMissingHomeFolderHoldsNothing() throws IOException {
        assertEquals(List.of(), FindSnapshots.in(home.resolve("none"), List.of(), ActionContext.silent()));
    }

    @Test
    void factsOfAMeta() throws IOException {
        SnapshotFolders.complete(home.resolve("forks/a"), 3_000, 523);

        Listed.Facts facts = find().getFirst().facts();

        assertEquals(Optional.of("minecraft:overworld"), facts.dimension());
        assertEquals(OptionalLong.of(77), facts.tick());
        assertEquals(OptionalLong.of(523), facts.entities());
        assertEquals(Optional.of("dfc0a562d5395486"), facts.orderHash());
        assertEquals(Optional.of("量子"), facts.level());
    }

    @Test
    void stateTellsWhatIsThere() throws IOException {
        SnapshotFolders.complete(home.resolve("forks/whole"), 1, 5);
        SnapshotFolders.complete(home.resolve("forks/nobody"), 1, 0);
        SnapshotFolders.unfinished(home.resolve("forks/half"));

        assertEquals(Listed.State.COMPLETE, state("whole"));
        assertEquals(Listed.State.EMPTY, state("nobody"));
        assertEquals(Listed.State.UNFINISHED, state("half"));
    }

    @Test
    void aMetaThatIsNoneIsNamedAndHidesNoOther() throws IOException {
        SnapshotFolders.complete(home.resolve("forks/whole"), 1, 5);
        SnapshotFolders.meta(home.resolve("forks/cut"), "{\"tick\":");
        SnapshotFolders.meta(home.resolve("forks/list"), "[]");
        SnapshotFolders.meta(home.resolve("forks/nothing"), "");
        SnapshotFolders.meta(home.resolve("forks/deep"), "[".repeat(100_000));
        SnapshotFolders.meta(home.resolve("forks/huge"), "{\"a\":\"" + "x".repeat(5 << 20) + "\"}");
        Path bytes = SnapshotFolders.unfinished(home.resolve("forks/bytes"));
        Files.write(bytes.resolve("meta.json"), new byte[] {'{', '"', (byte) 0xFF, (byte) 0xC0, '"'});

        for (String name : List.of("cut", "list", "nothing", "deep", "huge", "bytes")) {
            assertEquals(Listed.State.BROKEN, state(name), name);
        }
        assertEquals(Listed.State.COMPLETE, state("whole"));
    }

    @Test
    void valuesOfAnotherKindAreLeftOut() throws IOException {
        SnapshotFolders.meta(
                home.resolve("forks/odd"),
                "{\"dimension\":7,\"tick\":\"9\",\"entities\":1e99,\"orderHash\":null,\"createdAt\":1.5}");

        assertEquals(Listed.Facts.NONE, find().getFirst().facts());
        assertEquals(Listed.State.COMPLETE, state("odd"));
    }

    @Test
    void aChosenFolderIsASnapshotOrHoldsSome(@TempDir Path other) throws IOException {
        Path inner = SnapshotFolders.complete(other.resolve("box/one"), 1, 5);
        Path itself = SnapshotFolders.complete(other.resolve("two"), 2, 5);

        List<Listed> found =
                FindSnapshots.in(home, List.of(other.resolve("box"), itself, other.resolve("gone")), silent());

        assertEquals(List.of(itself, inner), found.stream().map(Listed::dir).toList());
        assertEquals("box", found.getLast().source());
    }

    @Test
    void aFolderThatIsFoundTwiceIsListedOnce() throws IOException {
        Path fork = SnapshotFolders.complete(home.resolve("forks/a"), 1, 5);
        Path roundabout = home.resolve("forks/../forks");

        List<Listed> found = FindSnapshots.in(home, List.of(home.resolve("forks"), fork, roundabout), silent());

        assertEquals(1, found.size(), found.toString());
        assertEquals("forks", found.getFirst().source());
    }

    private Listed.State state(String name) throws IOException {
        return find().stream()
                .filter(one -> one.name().equals(name))
                .findFirst()
                .orElseThrow()
                .state();
    }

    private List<Listed> find() throws IOException {
        return FindSnapshots.in(home, List.of(), silent());
    }

    private static ActionContext silent() {
        return ActionContext.silent();
    }
}
