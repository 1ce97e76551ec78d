package dev.tickfork.app.page.compare.facts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickfork.app.page.compare.CompareTab;
import dev.tickfork.app.page.compare.ComparedPair;
import dev.tickfork.app.shell.Screenshots;
import dev.tickfork.app.ui.Command;
import dev.tickfork.app.ui.Page;
import dev.tickfork.app.ui.PageInfo;
import dev.tickfork.app.ui.PageMaker;
import dev.tickfork.app.ui.Shot;
import dev.tickfork.app.ui.Target;
import dev.tickfork.app.ui.Workbench;
import dev.tickfork.bridge.compare.CompareOptions;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TreeSet;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Labeled;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Region;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.kordamp.ikonli.bootstrapicons.BootstrapIcons;

/// Draws each tab in both themes and languages, as `tickfork screenshots` does, over real snapshot folders.
class FactsPicturesTest {
    private static final PageInfo INFO = new PageInfo("facts", "facts.statistics", BootstrapIcons.COLUMNS, 30, true);

    @TempDir
    Path folder;

    private final List<Node> drawn = new ArrayList<>();

    @Test
    @Timeout(120)
    void everyTabDrawsInBothThemesAndLanguages() throws Exception {
        Path a = Pairs.write(folder.resolve("a"), Pairs.demo(523), 9825);
        Path b = Pairs.write(folder.resolve("b"), Pairs.changed(Pairs.demo(523)), 900);
        Path empty = Pairs.write(folder.resolve("empty"), List.of(), 1);
        var options = new CompareOptions(0, 0, 0, List.of("Age"), 10_000);
        ComparedPair pair = Pairs.open(a, b, options, true, new Pairs.Jumped());
        ComparedPair same = Pairs.open(a, a, options, true, new Pairs.Jumped());
        ComparedPair none = Pairs.open(empty, empty, options, true, new Pairs.Jumped());
        Path out = Path.of("target", "pictures").toAbsolutePath();
        var files = new ArrayList<Path>();
        int count = new Screenshots(
                        new Screenshots.Request(
                                out, List.of(Locale.ENGLISH, Locale.CHINA), List.of(false, true), 1280, 800, ""),
                        List.of(new Maker(List.of(pair, same, none))),
                        List.of(),
                        Files.createDirectories(folder.resolve("home")),
                        files::add)
                .run();
        assertEquals(36, count);
        for (Path file : files) {
            assertTrue(Files.size(file) > 4_000, file.toString());
        }
        var raw = new TreeSet<String>();
        drawn.forEach(node -> keys(node, raw));
        assertTrue(raw.isEmpty(), raw.toString());
        assertFalse(drawn.isEmpty());
    }

    /// Words that are keys, which means that a bundle lacks them.
    private static void keys(Node node, TreeSet<String> found) {
        if (node instanceof Labeled label
                && label.getText() != null
                && label.getText().startsWith("facts.")) {
            found.add(label.getText());
        }
        if (node instanceof Parent parent) {
            parent.getChildrenUnmodifiable().forEach(child -> keys(child, found));
        }
    }

    private final class Maker implements PageMaker {
        private final List<ComparedPair> pairs;

        Maker(List<ComparedPair> pairs) {
            this.pairs = pairs;
        }

        @Override
        public PageInfo info() {
            return INFO;
        }

        @Override
        public Page make(Workbench workbench) {
            workbench.memory().put("compare.ignored", "Age");
            return new Tabs(new FactsTabs().make(workbench, _ -> {}), pairs);
        }
    }

    private final class Tabs implements Page {
        private final BorderPane place = new BorderPane();
        private final List<CompareTab> tabs;
        private final List<ComparedPair> pairs;

        Tabs(List<CompareTab> tabs, List<ComparedPair> pairs) {
            this.tabs = tabs;
            this.pairs = pairs;
        }

        @Override
        public PageInfo info() {
            return INFO;
        }

        @Override
        public Region view() {
            return place;
        }

        @Override
        public void open(Target target) {
            // it has one place
        }

        @Override
        public Target here() {
            return Target.of(INFO.id());
        }

        @Override
        public List<Command> commands() {
            return List.of();
        }

        @Override
        public List<Shot> shots() {
            var shots = new ArrayList<Shot>();
            String[] names = {"differs", "match", "empty"};
            for (CompareTab tab : tabs) {
                for (int i = 0; i < pairs.size(); i++) {
                    ComparedPair pair = pairs.get(i);
                    shots.add(new Shot(INFO.id(), tab.titleKey().substring(6) + "-" + names[i], () -> {
                        tab.show(pair);
                        place.setCenter(tab.view());
                        drawn.add(place.getCenter());
                    }));
                }
            }
            return shots;
        }
    }
}
