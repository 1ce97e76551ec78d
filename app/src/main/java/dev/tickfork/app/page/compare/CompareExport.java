package dev.tickfork.app.page.compare;

import dev.tickfork.app.ui.Icons;
import dev.tickfork.app.ui.Png;
import dev.tickfork.app.ui.UiTexts;
import dev.tickfork.app.ui.Workbench;
import dev.tickfork.bridge.action.Message;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;
import javafx.scene.Node;
import javafx.scene.SnapshotParameters;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.image.WritableImage;
import javafx.scene.transform.Transform;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.bootstrapicons.BootstrapIcons;

/// Writes a comparison to a file that others can open: HTML for people, JSON for scripts, PNG of the order
/// view for slides. FX thread only.
final class CompareExport {
    /// Rows of each list in the JSON; past it the command line with `--top 0` has them all.
    private static final int JSON_ROWS = 100_000;

    /// Rows of each list in the HTML: a browser stays quick.
    private static final int HTML_ROWS = 1_000;

    /// Twice the size on screen, for slides and print.
    private static final double PICTURE_SCALE = 2;

    private final Workbench workbench;
    private final Supplier<@Nullable ComparedPair> pair;
    private final Supplier<@Nullable Node> picture;

    /// @param pair    what is compared now, null for nothing
    /// @param picture what the PNG shows, null while there is nothing
    CompareExport(Workbench workbench, Supplier<@Nullable ComparedPair> pair, Supplier<@Nullable Node> picture) {
        this.workbench = workbench;
        this.pair = pair;
        this.picture = picture;
    }

    /// A menu of the three for the page's header.
    MenuButton button() {
        UiTexts texts = workbench.texts();
        var button = new MenuButton(texts.t("facts.export"), Icons.of(BootstrapIcons.UPLOAD));
        button.getItems()
                .setAll(
                        item("facts.export_html", this::html),
                        item("facts.export_json", this::json),
                        item("facts.export_png", this::png));
        return button;
    }

    private MenuItem item(String key, Runnable run) {
        var item = new MenuItem(workbench.texts().t(key));
        item.setOnAction(_ -> run.run());
        return item;
    }

    /// Asks where, and writes the report in the language of the window first.
    void html() {
        export("html", HTML_ROWS);
    }

    /// Asks where, and writes what `tickfork diff --json` prints.
    void json() {
        export("json", JSON_ROWS);
    }

    private void export(String kind, int rows) {
        ComparedPair shown = pair.get();
        if (shown == null) {
            return;
        }
        where(shown, kind).ifPresent(file -> {
            var request = new TreeMap<String, Object>(options(shown, rows));
            request.put(kind, file.toString());
            workbench.actions().submit("report.export", request, result -> {
                if (result.ok()) {
                    written(file);
                } else {
                    workbench.notices().failed(result);
                }
            });
        });
    }

    private Map<String, Object> options(ComparedPair shown, int rows) {
        return Map.ofEntries(
                Map.entry("a", shown.a().directory().toString()),
                Map.entry("b", shown.b().directory().toString()),
                Map.entry("name_a", shown.nameA()),
                Map.entry("name_b", shown.nameB()),
                Map.entry("top", rows),
                Map.entry("pos_tolerance", shown.options().posTolerance()),
                Map.entry("vel_tolerance", shown.options().velTolerance()),
                Map.entry("rot_tolerance", shown.options().rotTolerance()),
                Map.entry("ignore_nbt", shown.options().ignoredNbt()),
                Map.entry("language", workbench.texts().chinese() ? "zh" : "en"));
    }

    /// Asks where, and writes the order view as it stands, in its theme.
    void png() {
        ComparedPair shown = pair.get();
        Node node = picture.get();
        if (shown == null || node == null) {
            return;
        }
        where(shown, "png").ifPresent(file -> {
            var how = new SnapshotParameters();
            how.setTransform(Transform.scale(PICTURE_SCALE, PICTURE_SCALE));
            how.setFill(workbench.theme().color("-color-bg-default"));
            WritableImage image = node.snapshot(how, null);
            // A picture of the window is none of the engine's operations, but packing it takes too long for this
            // thread.
            workbench
                    .actions()
                    .read(
                            Message.of("facts.writing_png", String.valueOf(file.getFileName())),
                            _ -> written(image, file),
                            this::written,
                            result -> workbench.notices().failed(result));
        });
    }

    private static Path written(WritableImage image, Path file) throws IOException {
        Png.write(image, file);
        return file;
    }

    private Optional<Path> where(ComparedPair shown, String ending) {
        String name = safe(shown.nameA()) + "-" + safe(shown.nameB()) + "." + ending;
        return workbench
                .desk()
                .save(workbench.texts().t("facts.export_" + ending), name)
                .map(file -> {
                    boolean complete = String.valueOf(file.getFileName()).endsWith("." + ending);
                    return complete ? file : file.resolveSibling(file.getFileName() + "." + ending);
                });
    }

    /// A file name of any title; what file systems refuse becomes a dash.
    static String safe(String title) {
        String name = title.replaceAll("[^\\p{L}\\p{N}_.-]+", "-").replaceAll("^[.-]+|[.-]+$", "");
        return name.isEmpty() ? "snapshot" : name.substring(0, Math.min(name.length(), 60));
    }

    private void written(Path file) {
        workbench.notices().info(workbench.texts().t("facts.written", String.valueOf(file.getFileName())), null);
    }
}
