package dev.tickfork.bridge.journal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickfork.bridge.action.Message;
import dev.tickfork.bridge.world.PartFolder;
import dev.tickfork.bridge.world.ProbeContext;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JournalTest {
    @TempDir
    Path home = Path.of("");

    private final List<HeldWorld> putBack = new ArrayList<>();
    private HeldWorlds.Answer answer = HeldWorlds.Answer.PUT_BACK;
    private Journal journal = new Journal(home);
    private Owner dead = new Owner(0, 0);

    private static final HeldWorld WORLD =
            new HeldWorld("127.0.0.1", 25581, "gen-1", "/srv/world", 100, true, true, null);

    @BeforeEach
    void aDeadOwner() throws Exception {
        journal = new Journal(home);
        Process process = new ProcessBuilder("true").start();
        dead = new Owner(process.pid(), System.currentTimeMillis());
        assertTrue(process.waitFor(30, TimeUnit.SECONDS));
    }

    private List<Recovered> recover(ProbeContext context) throws Exception {
        return journal.recover(
                (world, _) -> {
                    putBack.add(world);
                    return answer;
                },
                context);
    }

    private JournalEntry left(Owner owner, @Nullable HeldWorld world, Path... folders) throws IOException {
        Files.createDirectories(home.resolve("journal"));
        var entry = new JournalEntry("e1", "world.fork", owner, 1, world, List.of(folders));
        journal.write(entry);
        return entry;
    }

    private Path halfFork() throws IOException {
        PartFolder part = PartFolder.create(home.resolve("forks/night"), "01ABC");
        Files.createDirectories(part.folder().resolve("world/dimensions"));
        Files.writeString(part.folder().resolve("world/dimensions/r.mca"), "half");
        return part.folder();
    }

    @Test
    void anEntryIsOnDiskBeforeTheActAndGoneAfterIt() throws Exception {
        var obligation = journal.open("01XYZ", "world.fork", List.of(home.resolve("forks/a.part-1")));
        assertEquals(List.of(obligation.entry()), journal.contents().entries());
        obligation.holds(WORLD);
        assertEquals(WORLD, journal.contents().entries().getFirst().world());
        obligation.holdsNothing();
        obligation.done();
        assertEquals(List.of(), journal.contents().entries());
    }

    @Test
    void twoActionsOfOneIdKeepTwoEntries() throws Exception {
        journal.open("same", "world.fork", List.of());
        journal.open("same", "world.fork", List.of());
        assertEquals(2, journal.contents().entries().size());
    }

    @Test
    void aDeadOwnersWorldIsPutBackAndItsHalfForkRemoved() throws Exception {
        Path half = halfFork();
        left(dead, WORLD, half);
        Recovered report = recover(new ProbeContext()).getFirst();
        assertEquals(Recovered.State.PUT_BACK, report.state());
        assertEquals(List.of(WORLD), putBack);
        assertEquals(List.of(half), report.removed());
        assertFalse(Files.exists(half));
        assertTrue(report.closed());
        assertEquals(List.of(), journal.contents().entries());
    }

    @Test
    void aLivingOwnerIsLeftAlone() throws Exception {
        Path half = halfFork();
        left(Owner.thisProcess(), WORLD, half);
        Recovered report = recover(new ProbeContext()).getFirst();
        assertEquals(Recovered.State.OWNER_LIVES, report.state());
        assertEquals(List.of(), putBack);
        assertTrue(Files.exists(half));
        assertEquals(1, journal.contents().entries().size());
    }

    @Test
    void aReusedProcessNumberIsNotTheOwner() throws Exception {
        Owner self = Owner.thisProcess();
        assertTrue(self.lives());
        var earlier = new Owner(self.pid(), self.started() - 3_600_000);
        assertFalse(earlier.lives());
        left(earlier, WORLD);
        assertEquals(
                Recovered.State.PUT_BACK, recover(new ProbeContext()).getFirst().state());
    }

    @Test
    void anotherWorldIsNotTouchedButTheHalfForkIsOurs() throws Exception {
        answer = HeldWorlds.Answer.OTHER_WORLD;
        Path half = halfFork();
        left(dead, WORLD, half);
        Recovered report = recover(new ProbeContext()).getFirst();
        assertEquals(Recovered.State.OTHER_WORLD, report.state());
        assertFalse(Files.exists(half));
        assertTrue(report.closed(), "nothing is owed to a world that is closed");
    }

    @Test
    void anInstanceThatDoesNotAnswerIsTriedAgainAtTheNextStart() throws Exception {
        answer = HeldWorlds.Answer.UNREACHABLE;
        left(dead, WORLD);
        assertFalse(recover(new ProbeContext()).getFirst().closed());
        assertEquals(1, journal.contents().entries().size());
        answer = HeldWorlds.Answer.PUT_BACK;
        assertTrue(recover(new ProbeContext()).getFirst().closed());
    }

    @Test
    void aLeaseEndsByItselfSoNothingIsSent() throws Exception {
        left(dead, new HeldWorld("127.0.0.1", 25581, "gen-1", null, 1, true, true, "lease-7"));
        assertEquals(
                Recovered.State.LEASE_ENDED,
                recover(new ProbeContext()).getFirst().state());
        assertEquals(List.of(), putBack);
    }

    @Test
    void nothingThatIsNotProvedOursIsEverDeleted() throws Exception {
        Path outside = Files.createDirectories(home.resolveSibling("outside-" + System.nanoTime() + ".part-1"));
        Files.writeString(outside.resolve(".tickfork-part"), "1");
        Path finished = Files.createDirectories(home.resolve("forks/finished"));
        Files.writeString(finished.resolve("meta.json"), "{}");
        Path unmarked = Files.createDirectories(home.resolve("forks/unmarked.part-1"));
        Files.writeString(unmarked.resolve("theirs"), "kept");
        Path elsewhere = Files.createDirectories(home.resolve("cache/x.part-1"));
        Files.writeString(elsewhere.resolve(".tickfork-part"), "1");
        Path linked = Files.createSymbolicLink(home.resolve("forks/link.part-1"), outside);
        Path climbing = home.resolve("forks/../forks/finished");
        left(dead, null, outside, finished, unmarked, elsewhere, linked, climbing, home);
        var context = new ProbeContext();
        assertEquals(List.of(), recover(context).getFirst().removed());
        for (Path kept : List.of(outside, finished, unmarked, elsewhere, linked)) {
            assertTrue(Files.exists(kept), kept::toString);
        }
        assertEquals(
                7, context.codes().stream().filter("JOURNAL_NOT_OURS"::equals).count());
        Files.delete(outside.resolve(".tickfork-part"));
        Files.delete(outside);
    }

    @Test
    void aFolderWithoutItsMarkerYetIsOursOnlyWhileItIsEmpty() throws Exception {
        Path begun = Files.createDirectories(home.resolve("forks/begun.part-1"));
        left(dead, null, begun);
        Recovered report = recover(new ProbeContext()).getFirst();
        assertEquals(List.of(begun), report.removed());
        assertEquals(
                List.of("journal.noworld", "journal.removed"),
                report.lines().stream().map(Message::key).toList());
        assertFalse(Files.exists(begun));
    }

    @Test
    void removingAHalfForkDoesNotFollowLinksInIt() throws Exception {
        Path half = halfFork();
        Path precious = Files.createDirectories(home.resolve("precious"));
        Files.writeString(precious.resolve("data"), "keep");
        Files.createSymbolicLink(half.resolve("world/link"), precious);
        left(dead, null, half);
        recover(new ProbeContext());
        assertFalse(Files.exists(half));
        assertTrue(Files.exists(precious.resolve("data")));
    }

    @Test
    void damagedEntriesAreSaidAndKept() throws Exception {
        Files.createDirectories(home.resolve("journal"));
        Path bad = home.resolve("journal/bad.json");
        for (String text : List.of("", "{", "[]", "{\"id\":7}", "null", "{\"id\":\"a\",\"action\":\"b\"}")) {
            Files.writeString(bad, text);
            var context = new ProbeContext();
            assertEquals(List.of(), recover(context), text);
            assertEquals(List.of("JOURNAL_UNREADABLE"), context.codes(), text);
        }
        assertTrue(Files.exists(bad));
    }
}
