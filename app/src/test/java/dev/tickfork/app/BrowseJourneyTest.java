package dev.tickfork.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickfork.app.ui.MadeUpSnapshot;
import dev.tickfork.app.ui.Target;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import javafx.event.ActionEvent;
import javafx.scene.control.ListView;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/// From the list of snapshots into one, to its filter, to what is copied, and to the first difference from
/// another; over real folders in the real window.
@Timeout(300)
class BrowseJourneyTest extends Journey {
    private static final String OVERWORLD = "minecraft:overworld";

    private Path before = Path.of("");
    private Path after = Path.of("");

    @Override
    protected void prepare(Path where) throws Exception {
        before = heap().write(where.resolve("forks/before"), OVERWORLD, 9_825);
        after = heap().nbt(341, "{Items:[{Slot:2b,id:'minecraft:slime_ball',count:64}],Health:20f}")
                .move(219, 521)
                .move(12, 14)
                .write(where.resolve("forks/after"), OVERWORLD, 9_900);
        Files.createDirectories(where.resolve("forks/half"));
        Files.copy(before.resolve("entities.jsonl"), where.resolve("forks/half/entities.jsonl"));
    }

    private static MadeUpSnapshot heap() {
        return new MadeUpSnapshot(523, 523);
    }

    @Override
    protected void warm() {
        go(Target.of("snapshot", "dir", after.toString()));
        until("read", () -> seen("523 of 523"));
        field("#query", "type:minecart");
        until("filtered", () -> !seen("523 of 523"));
        go(Target.of("compare", "a", after.toString(), "b", before.toString()));
        until("compared", () -> seen("DIFFERS") && seen("1 changed"));
        go(Target.of("snapshots"));
        settle();
    }

    private void field(String id, String text) {
        TextField field = robot().lookup(id).queryAs(TextField.class);
        onFx(() -> {
            field.setText(text);
            field.fireEvent(new ActionEvent());
        });
    }

    @Test
    void aSnapshotIsFoundFilteredAndCopied() {
        go(Target.of("snapshots"));
        until("listed", () -> seen("unfinished"));
        TableView<?> list = robot().lookup("#snapshots").queryAs(TableView.class);
        assertEquals(3, list.getItems().size());
        onFx(() -> robot().lookup("#snapshots-filter").queryAs(TextField.class).setText("before"));
        until("found", () -> list.getItems().size() == 1);
        onFx(() -> {
            list.requestFocus();
            list.getSelectionModel().select(0);
        });
        robot().push(KeyCode.ENTER);
        until("opened", () -> here().page().equals("snapshot") && seen("523 of 523"));
        assertTrue(seen("computed = recorded"));

        field("#query", "type:trader_llama");
        until("two of them", () -> seen("2 of 523"));
        TableView<?> entities = robot().lookup("#entities").queryAs(TableView.class);
        onFx(() -> entities.getSelectionModel().clearAndSelect(1));
        until("its NBT", () -> seen("NBT of order 341"));
        robot().push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.C);
        until("copied", () -> desk().copied().startsWith("/summon minecraft:trader_llama "));
        assertTrue(desk().copied().contains("\"count\":5"), desk().copied());

        field("#query", "type:trader_llama and nearr:1,2,3,4");
        until("where it is wrong", () -> seen("Column 23"));
        assertTrue(seen("2 of 523"));
    }

    @Test
    void theFirstDivergenceIsReachedByKeys() {
        go(Target.of("compare", "a", before.toString(), "b", after.toString()));
        until("compared", () -> seen("DIFFERS") && seen("2 moved") && seen("1 changed"));
        robot().push(KeyCode.CONTROL, KeyCode.F8);
        until("first", () -> seen("moved to 14"));
        ListView<?> differences = robot().lookup("#differences").queryAs(ListView.class);
        assertEquals(3, differences.getItems().size());
        robot().push(KeyCode.F8);
        until("second", () -> differences.getSelectionModel().getSelectedIndex() == 1);
        robot().push(KeyCode.F8);
        until("third", () -> seen("count:64") || seen("Items[0].count   64"));
        robot().push(KeyCode.F8);
        until("round to the first", () -> differences.getSelectionModel().getSelectedIndex() == 0);
        robot().push(KeyCode.SHIFT, KeyCode.F8);
        until("back to the last", () -> differences.getSelectionModel().getSelectedIndex() == 2);
    }

    @Test
    void aTagIsWrittenBesideTheSnapshotAndFoundAgain() throws Exception {
        go(Target.of("snapshots"));
        until("listed", () -> seen("unfinished"));
        TableView<?> list = robot().lookup("#snapshots").queryAs(TableView.class);
        onFx(() -> robot().lookup("#snapshots-filter").queryAs(TextField.class).setText("after"));
        until("found", () -> list.getItems().size() == 1);
        onFx(() -> list.getSelectionModel().clearAndSelect(0));
        field("#snapshot-tags", "heap, 推");
        Path label = after.resolve("tickfork-label.txt");
        until("written", () -> Files.exists(label));
        assertEquals("heap, 推", Files.readAllLines(label).getFirst());
        onFx(() -> robot().lookup("#snapshots-filter").queryAs(TextField.class).setText("推"));
        until("found by its tag", () -> list.getItems().size() == 1);
        assertTrue(Objects.toString(list.getItems().getFirst()).contains("after"));
    }
}
