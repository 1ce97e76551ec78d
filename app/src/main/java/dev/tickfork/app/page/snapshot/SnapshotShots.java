package dev.tickfork.app.page.snapshot;

import dev.tickfork.app.ui.MadeUpSnapshot;
import dev.tickfork.app.ui.Shot;
import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.ActionFailure;
import dev.tickfork.bridge.snapshot.Snapshot;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// The main states of the page, over made-up snapshots that are really written and read.
final class SnapshotShots {
    private static final String OVERWORLD = "minecraft:overworld";

    private final SnapshotModel model;

    SnapshotShots(SnapshotModel model) {
        this.model = model;
    }

    List<Shot> all() {
        return List.of(
                new Shot(SnapshotPage.ID, "none", () -> {}),
                new Shot(SnapshotPage.ID, "full", () -> show(made(523), 9)),
                new Shot(SnapshotPage.ID, "query-error", () -> {
                    show(made(523), 9);
                    model.filter("type:minecart and nearr:103.5,56,52.5,24");
                }),
                new Shot(SnapshotPage.ID, "empty", () -> show(made(0), -1)),
                new Shot(SnapshotPage.ID, "hash-wrong", () -> show(wrongHash(made(523)), 3)),
                new Shot(SnapshotPage.ID, "unfinished", () -> show(withoutMeta(made(523)), 3)),
                new Shot(SnapshotPage.ID, "large", () -> show(made(80_000), 4_711)));
    }

    private static Path made(int size) {
        try {
            Path folder = Files.createTempDirectory("tickfork-shots").resolve("live-fork-01");
            return new MadeUpSnapshot(size, 523).write(folder, OVERWORLD, 9_825);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Path wrongHash(Path dir) {
        try {
            Path meta = dir.resolve("meta.json");
            Files.writeString(meta, Files.readString(meta).replaceAll("\"orderHash\":\"....", "\"orderHash\":\"0000"));
            return dir;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Path withoutMeta(Path dir) {
        try {
            Files.delete(dir.resolve("meta.json"));
            return dir;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void show(Path dir, int row) {
        try {
            model.show(Snapshot.open(dir, ActionContext.silent()), row);
        } catch (ActionFailure e) {
            throw new IllegalStateException("made-up snapshots can be read", e);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
