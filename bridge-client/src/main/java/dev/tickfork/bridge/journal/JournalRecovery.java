package dev.tickfork.bridge.journal;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.Diagnostic;
import dev.tickfork.bridge.action.Message;
import dev.tickfork.bridge.world.PartFolder;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Undoes the obligations of dead processes: the world first, then the unfinished folders. It touches a world
/// only if it is provably the same run, and removes a folder only if it is provably ours.
final class JournalRecovery {
    /// Folders of the home in which the workbench makes things under an unfinished name.
    private static final Set<String> WORKPLACES = Set.of("forks", "labs");

    private final Journal journal;
    private final Path home;
    private final HeldWorlds worlds;

    JournalRecovery(Journal journal, Path home, HeldWorlds worlds) {
        this.journal = journal;
        this.home = home;
        this.worlds = worlds;
    }

    /// @return one report for each entry; none if another process is recovering at this moment
    List<Recovered> run(ActionContext context) throws IOException, InterruptedException {
        if (!Files.isDirectory(journal.folder())) {
            return List.of();
        }
        try (var channel = FileChannel.open(journal.lockFile(), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
                var lock = channel.tryLock()) {
            return lock == null ? List.of() : recoverAll(context);
        } catch (OverlappingFileLockException _) {
            return List.of(); // another thread of this process is at it
        }
    }

    private List<Recovered> recoverAll(ActionContext context) throws IOException, InterruptedException {
        var reports = new ArrayList<Recovered>();
        Journal.Contents contents = journal.contents();
        for (Path file : contents.unreadable()) {
            context.diagnostic(Diagnostic.warning("JOURNAL_UNREADABLE", Message.of("journal.unreadable", file)));
        }
        for (JournalEntry entry : contents.entries()) {
            context.checkCancelled();
            reports.add(recover(entry, context));
        }
        return List.copyOf(reports);
    }

    private Recovered recover(JournalEntry entry, ActionContext context) throws IOException, InterruptedException {
        if (entry.owner().lives()) {
            var text = Message.of("journal.lives", entry.action(), entry.owner().pid());
            return new Recovered(entry, Recovered.State.OWNER_LIVES, false, List.of(), text);
        }
        Recovered.State state = world(entry.world(), context);
        Swept swept = sweep(entry, context);
        boolean closed = !swept.stuck() && state != Recovered.State.UNREACHABLE && state != Recovered.State.FAILED;
        if (closed) {
            journal.remove(entry);
        }
        return new Recovered(entry, state, closed, swept.removed(), text(entry, state));
    }

    private Recovered.State world(@Nullable HeldWorld world, ActionContext context) throws InterruptedException {
        if (world == null) {
            return Recovered.State.NO_WORLD;
        }
        if (world.lease() != null) {
            return Recovered.State.LEASE_ENDED;
        }
        return switch (worlds.putBack(world, context)) {
            case PUT_BACK -> Recovered.State.PUT_BACK;
            case OTHER_WORLD -> Recovered.State.OTHER_WORLD;
            case UNREACHABLE -> Recovered.State.UNREACHABLE;
            case FAILED -> Recovered.State.FAILED;
        };
    }

    /// @param stuck a folder of ours could not be removed
    private record Swept(List<Path> removed, boolean stuck) {}

    private Swept sweep(JournalEntry entry, ActionContext context) {
        var removed = new ArrayList<Path>();
        boolean stuck = false;
        for (Path folder : entry.folders()) {
            if (!Files.exists(folder)) {
                continue;
            }
            try {
                if (isOurs(folder)) {
                    PartFolder.remove(folder);
                    removed.add(folder);
                } else {
                    context.diagnostic(Diagnostic.warning("JOURNAL_NOT_OURS", Message.of("journal.notours", folder)));
                }
            } catch (IOException e) {
                stuck = true; // one folder that resists must not keep the workbench from starting
                context.diagnostic(Diagnostic.warning(
                        "JOURNAL_STUCK", Message.of("journal.stuck", folder, String.valueOf(e.getMessage()))));
            }
        }
        return new Swept(removed, stuck);
    }

    /// A journal file is data: it may be damaged or forged, so a path in it proves nothing by itself.
    private boolean isOurs(Path folder) throws IOException {
        Path real = folder.toRealPath();
        Path base = home.toRealPath();
        boolean inside = real.startsWith(base) && base.relativize(real).getNameCount() == 2;
        return inside && WORKPLACES.contains(base.relativize(real).getName(0).toString()) && PartFolder.isOurs(folder);
    }

    private static Message text(JournalEntry entry, Recovered.State state) {
        HeldWorld world = entry.world();
        String where = world == null ? "" : world.host() + ":" + world.port();
        return switch (state) {
            case NO_WORLD -> Message.of("journal.noworld", entry.action());
            case PUT_BACK -> Message.of("journal.putback", entry.action(), where);
            case LEASE_ENDED -> Message.of("journal.lease", entry.action(), where);
            case OTHER_WORLD -> Message.of("journal.other", entry.action(), where);
            case OWNER_LIVES ->
                Message.of("journal.lives", entry.action(), entry.owner().pid());
            case UNREACHABLE -> Message.of("journal.unreachable", entry.action(), where);
            case FAILED -> Message.of("journal.failed", entry.action(), where);
        };
    }
}
