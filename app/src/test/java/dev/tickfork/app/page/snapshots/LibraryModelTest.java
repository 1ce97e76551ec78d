package dev.tickfork.app.page.snapshots;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickfork.app.ui.Target;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// The list's model over real folders, without a toolkit.
@Timeout(60)
class LibraryModelTest {
    @TempDir
    private Path home;

    private FakeBench bench;
    private LibraryModel model;
    private Path older;
    private Path newer;

    @BeforeEach
    void twoSnapshots() throws IOException {
        older = SnapshotFolders.complete(home.resolve("forks/older"), 1_000, 5);
        newer = SnapshotFolders.complete(home.resolve("forks/newer"), 2_000, 5);
        bench = new FakeBench(home);
        model = new LibraryModel(bench);
    }

    private void look() {
        model.look();
        bench.actions.finish();
    }

    @Test
    void aLookFillsTheListAndTheCount() {
        model.look();
        assertFalse(model.looked());
        assertNotNull(model.lookingProperty().get());
        model.look();
        assertEquals(1, bench.actions.waiting(), "a look under way is enough");

        bench.actions.finish();

        assertTrue(model.looked());
        assertNull(model.lookingProperty().get());
        assertEquals(
                List.of(newer, older), model.shown().stream().map(Listed::dir).toList());
        assertEquals("2", model.countProperty().get());
    }

    @Test
    void everyWordOfTheFilterMustStandInTheRow() {
        look();

        model.filter("  OLDER overworld ");
        assertEquals(List.of(older), model.shown().stream().map(Listed::dir).toList());
        model.filter("older nether");
        assertEquals(List.of(), model.shown());
        assertEquals(2, model.all().size());
        model.filter("量子");
        assertEquals(2, model.shown().size());
    }

    @Test
    void twoAreComparedWithTheOlderAsA() {
        look();
        model.chosen().setAll(model.all()); // newest first

        model.compare();

        assertEquals(List.of(Target.of("compare", "a", older.toString(), "b", newer.toString())), bench.gone);
    }

    @Test
    void oneAsksForTheOtherAndNoneGoesNowhere() {
        look();
        model.compare();
        assertEquals(List.of(), bench.gone);
        model.chosen().setAll(model.all().getFirst());

        model.compare();

        assertEquals(List.of(Target.of("compare", "a", newer.toString())), bench.gone);
    }

    @Test
    void aFolderIsRememberedOnceAndListed(@TempDir Path other) throws IOException {
        Path more = SnapshotFolders.complete(other.resolve("more"), 9_000, 1);
        model.addFolder(other);
        bench.actions.finish();
        model.addFolder(other);
        bench.actions.finish();

        assertEquals(other.toString(), bench.kept.get("snapshots.folders"));
        assertEquals(more, model.all().getFirst().dir());
        assertEquals(3, model.all().size());
    }

    @Test
    void aLabelIsWrittenAndTheRowStaysChosenAndCanBeLabelledAgain() {
        look();
        Listed one = model.all().getLast();
        model.chosen().setAll(one);

        model.label(one, new SnapshotLabel(List.of("heap"), "first"));
        bench.actions.finish();
        model.label(one, new SnapshotLabel(List.of("heap"), "second")); // from the row as it was
        bench.actions.finish();

        assertEquals("second", LabelFile.read(older).note());
        assertEquals("second", model.all().getLast().label().note());
        assertEquals("second", model.shown().getLast().label().note());
        assertEquals("second", model.chosen().getFirst().label().note());
        model.filter("heap");
        assertEquals(1, model.shown().size());
    }

    @Test
    void aLabelThatCannotBeWrittenIsToldAndTheRowKeepsTheOld() throws IOException {
        look();
        Files.createDirectories(older.resolve(LabelFile.NAME).resolve("in-the-way"));

        model.label(model.all().getLast(), new SnapshotLabel(List.of("x"), ""));
        bench.actions.finish();

        assertEquals(1, bench.failures.size());
        assertEquals(SnapshotLabel.NONE, model.all().getLast().label());
    }
}
