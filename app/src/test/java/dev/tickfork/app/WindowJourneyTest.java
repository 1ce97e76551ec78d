package dev.tickfork.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/// The window itself: palette, language, back, activity, the demo world, the sample.
@Timeout(300)
class WindowJourneyTest extends Journey {
    @Test
    void theDemoWorldIsStartedFromTheFirstPageAndStoppedByThePalette() {
        robot().clickOn("#welcome-demo");
        until("the strip tells what runs", () -> seen("Start the demo world"));
        until("the chip shows the demo world's tick", () -> seen("量子硫方怪 :"));
        robot().push(KeyCode.CONTROL, KeyCode.J);
        until("the drawer lists it", () -> !list("#activity-list").getItems().isEmpty());
        robot().push(KeyCode.CONTROL, KeyCode.K);
        until(
                "the palette is open",
                () -> robot().lookup("#palette-input").tryQuery().isPresent());
        robot().write("demo.stop");
        until("it offers the operation", () -> !list("#palette-list").getItems().isEmpty());
        robot().push(KeyCode.ENTER);
        until("the demo world is gone", () -> seen("no instance"));
    }

    @Test
    void wordsChangeAtOnceAndBackLeadsBack() {
        robot().push(KeyCode.CONTROL, KeyCode.COMMA);
        until("settings", () -> here().page().equals("settings"));
        robot().clickOn("简体中文");
        until("Chinese", () -> seen("主题"));
        robot().clickOn("English");
        until("English", () -> seen("Theme"));
        robot().push(KeyCode.ALT, KeyCode.LEFT);
        until("welcome", () -> here().page().equals("welcome"));
        until("remembered", () -> Files.exists(home().resolve("window.json")));
    }

    @Test
    void whatIsNoSnapshotIsToldAndLeftAlone() throws Exception {
        desk().choose(Files.createDirectories(folder.resolve("other")));
        robot().push(KeyCode.CONTROL, KeyCode.O);
        until("told", () -> robot().lookup(".notification").tryQuery().isPresent());
        assertEquals("welcome", here().page());
        robot().push(KeyCode.F1);
        until("keys", () -> robot().lookup("#keys-sheet").tryQuery().isPresent());
        robot().push(KeyCode.ESCAPE);
        until("closed", () -> robot().lookup("#keys-sheet").tryQuery().isEmpty());
        assertTrue(desk().opened().isEmpty());
    }

    private ListView<?> list(String id) {
        return robot().lookup(id).queryAs(ListView.class);
    }
}
