package dev.tickfork.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickfork.app.ui.MadeUpSnapshot;
import dev.tickfork.app.ui.Target;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Objects;
import java.util.UUID;
import java.util.zip.GZIPInputStream;
import javafx.scene.control.TableView;
import javafx.scene.control.TreeView;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/// A real snapshot and a large generated one in the real window: read, filter, sort, mark all, copy. The
/// large one has 200,000 lines; `-Dtickfork.entities=1000000` makes it a million.
@Timeout(300)
class SnapshotJourneyTest extends Journey {
    private static final int LARGE = Integer.getInteger("tickfork.entities", 200_000);

    private Path real = Path.of("");
    private Path large = Path.of("");

    @Override
    protected void prepare(Path where) throws Exception {
        real = Files.createDirectories(where.resolve("forks/real"));
        for (String file : new String[] {"entities.jsonl", "meta.json"}) {
            try (var in = new GZIPInputStream(Objects.requireNonNull(
                    Journey.class.getResourceAsStream("/dev/tickfork/app/samples/demo-523/" + file + ".gz")))) {
                Files.copy(in, real.resolve(file));
            }
        }
        large = generated(where.resolve("forks/large"));
    }

    private static Path generated(Path dir) throws IOException {
        Path small = new MadeUpSnapshot(1, 1).write(dir, "minecraft:overworld", 77);
        try (Writer out = Files.newBufferedWriter(small.resolve("entities.jsonl"))) {
            for (int i = 0; i < LARGE; i++) {
                out.write("{\"order\":" + i + ",\"uuid\":\"" + new UUID(i * 0x9E3779B97F4A7C15L, i)
                        + "\",\"type\":\"minecraft:" + (i % 10 == 3 ? "minecart" : "sulfur_cube") + "\",\"entityId\":"
                        + i
                        + ",\"pos\":[" + (i % 1000) / 8.0 + ",64.0," + i / 8000.0
                        + "],\"vel\":[0.0,0.0,0.0],\"yaw\":0.0,\"pitch\":0.0,\"nbt\":\"{Age:" + i
                        + "}\",\"passengers\":[],\"vehicle\":null,\"restorable\":true}\n");
            }
        }
        return small;
    }

    @Override
    protected void warm() {
        open(real, "523 of 523");
        filter("type:minecart");
        until("filtered", () -> !seen("523 of 523"));
        filter("");
        until("all again", () -> seen("523 of 523"));
    }

    private void open(Path dir, String count) {
        go(Target.of("snapshot", "dir", dir.toString()));
        until("opened " + dir, () -> seen(count) && here().arg("dir", "").equals(dir.toString()));
        settle();
    }

    private void filter(String text) {
        onFx(() -> robot().lookup("#query").queryTextInputControl().setText(text));
        robot().clickOn("#query").push(KeyCode.ENTER);
    }

    @Test
    void aRealSnapshotIsFilteredReadAndCopied() {
        open(real, "523 of 523");
        assertTrue(seen("computed = recorded"));
        filter("type:trader_llama");
        until("two llamas", () -> seen("2 of 523"));
        TableView<?> table = robot().lookup("#entities").queryAs(TableView.class);
        onFx(() -> {
            table.requestFocus();
            table.getSelectionModel().select(0);
        });
        TreeView<?> nbt = robot().lookup("#nbt").queryAs(TreeView.class);
        until("its NBT", () -> nbt.getRoot() != null && nbt.getExpandedItemCount() > 1);
        robot().clickOn("#copy-summon");
        until("copied", () -> desk().copied().startsWith("/summon minecraft:trader_llama "));
        assertEquals(1, desk().copied().split("\n").length);

        onFx(table::requestFocus);
        robot().press(KeyCode.CONTROL).press(KeyCode.A).release(KeyCode.A).release(KeyCode.CONTROL);
        until("all shown", () -> seen("All 2 shown are selected"));
    }

    @Test
    void aLargeSnapshotStaysFluid() {
        String all = String.format(Locale.ENGLISH, "%,d", LARGE);
        open(large, all + " of " + all);
        TableView<Integer> table = robot().lookup("#entities").queryTableView();
        assertEquals(LARGE, table.getItems().size());
        onFx(table::requestFocus);
        robot().press(KeyCode.CONTROL).press(KeyCode.A).release(KeyCode.A).release(KeyCode.CONTROL);
        until("all of them", () -> seen("All " + all + " shown are selected"));
        onFx(() -> table.scrollTo(LARGE - 1));
        settle();
        filter("type:minecart");
        until("a tenth", () -> table.getItems().size() == LARGE / 10);
        filter("");
        until("all again", () -> table.getItems().size() == LARGE);
        onFx(() -> table.getSortOrder()
                .setAll(table.getColumns().stream()
                        .filter(column -> column.getText().equals("UUID"))
                        .toList()));
        until("sorted", () -> seen("Not in tick order"));
        open(real, "523 of 523");
        assertTrue(seen("computed = recorded"));
    }
}
