package dev.tickfork.app.page.compare;

import dev.tickfork.app.ui.MadeUpSnapshot;
import dev.tickfork.app.ui.Shot;
import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.ActionFailure;
import dev.tickfork.bridge.compare.Comparison;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The main states of the page, over made-up snapshots that are really written, read and compared.
final class CompareShots {
    private static final String OVERWORLD = "minecraft:overworld";
    private static final int HEAP = 523;
    private static final long SEED = 523;
    private static final int LARGE = 60_000;

    private final CompareModel model;

    CompareShots(CompareModel model) {
        this.model = model;
    }

    List<Shot> all() {
        return List.of(
                new Shot(ComparePage.ID, "empty", () -> {}),
                new Shot(
                        ComparePage.ID,
                        "one-side",
                        () -> model.chooseA(new Side(Path.of("live-fork-01"), "live-fork-01", "forks"))),
                new Shot(ComparePage.ID, "match", () -> show(heap(), heap(), OVERWORLD, true)),
                new Shot(ComparePage.ID, "differs", () -> show(heap(), differing(), OVERWORLD, true)),
                new Shot(ComparePage.ID, "fields-only", () -> show(heap(), otherItem(heap()), OVERWORLD, true)),
                new Shot(ComparePage.ID, "pending", () -> show(heap(), heap(), OVERWORLD, false)),
                new Shot(ComparePage.ID, "nothing", () -> show(none(), none(), OVERWORLD, true)),
                new Shot(ComparePage.ID, "other-dimension", () -> show(heap(), heap(), "minecraft:the_nether", true)),
                new Shot(ComparePage.ID, "types", () -> tab(1)),
                new Shot(ComparePage.ID, "fields", () -> tab(2)),
                new Shot(ComparePage.ID, "statistics", () -> tab(3)),
                new Shot(ComparePage.ID, "large", () -> show(large(), largeMoved(), OVERWORLD, true)));
    }

    /// One of the other tabs, where there are any.
    private void tab(int place) {
        show(heap(), differing(), OVERWORLD, true);
        model.tabProperty().set(place);
    }

    private static MadeUpSnapshot heap() {
        return new MadeUpSnapshot(HEAP, SEED);
    }

    private static MadeUpSnapshot none() {
        return new MadeUpSnapshot(0, SEED);
    }

    private static MadeUpSnapshot otherItem(MadeUpSnapshot of) {
        return of.nbt(341, "{Items:[{Slot:2b,id:'minecraft:slime_ball',count:64}],Health:20f}");
    }

    private static MadeUpSnapshot differing() {
        return otherItem(heap()).move(219, 521).move(12, 14).add(new MadeUpSnapshot(HEAP, 7), 3);
    }

    private static MadeUpSnapshot large() {
        return new MadeUpSnapshot(LARGE, SEED);
    }

    private static MadeUpSnapshot largeMoved() {
        MadeUpSnapshot all = large();
        for (int i = 1; i <= 300; i++) {
            all.move(i * 190, i * 190 % 977 * 60);
        }
        return all;
    }

    private void show(MadeUpSnapshot a, MadeUpSnapshot b, String dimensionOfB, boolean withFields) {
        try {
            Path folder = Files.createTempDirectory("tickfork-shots");
            Side sideA = new Side(a.write(folder.resolve("a"), OVERWORLD, 9_825), "live-fork-01", "fork, tick 9,825");
            Side sideB = new Side(b.write(folder.resolve("b"), dimensionOfB, 900), "lab-b / step-40", "lab, tick 900");
            Compared pair = Compared.open(sideA, sideB, ActionContext.silent());
            @Nullable Comparison fields = withFields ? pair.fields(model.options(), ActionContext.silent()) : null;
            model.show(pair, fields);
        } catch (ActionFailure e) {
            throw new IllegalStateException("made-up snapshots are sound", e);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
