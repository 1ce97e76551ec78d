package dev.tickfork.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/// From the empty state to two snapshots that differ: demo world, snapshot, a command, snapshot again, compare.
@Timeout(300)
class InstancesJourneyTest extends Journey {
    @Test
    void fromTheEmptyStateToTwoSnapshotsThatDiffer() {
        robot().clickOn("#welcome-demo");
        until(
                "the demo world's instance is in view",
                () -> here().page().equals("instances")
                        && !here().arg("address", "").isEmpty());
        snapshot("before");
        until("one snapshot", () -> table().getItems().size() == 1);
        robot().clickOn("#console-input")
                .write("kill @e[type=minecraft:trader_llama,limit=1]")
                .push(KeyCode.ENTER);
        until(
                "the command was sent",
                () -> robot().lookup("#console-input")
                        .queryAs(TextField.class)
                        .getText()
                        .isEmpty());
        snapshot("after");
        until("two snapshots", () -> table().getItems().size() == 2);
        snapshot("after");
        until("asked before it overwrites", () -> desk().asked().size() == 1);
        onFx(() -> table().getSelectionModel().selectAll());
        robot().clickOn("#snapshots-compare");
        until("compare", () -> here().page().equals("compare"));
        assertFalse(here().arg("a", "").isEmpty());
        assertEquals(true, here().arg("b", "").endsWith("after"));
    }

    private void snapshot(String name) {
        until(
                "the name can be typed",
                () -> robot().lookup("#snapshot-name").tryQuery().isPresent());
        onFx(() -> robot().lookup("#snapshot-name").queryAs(TextField.class).clear());
        robot().clickOn("#snapshot-name").write(name);
        until("it may be taken", () -> !robot().lookup("#snapshot-take").query().isDisabled());
        robot().clickOn("#snapshot-take");
    }

    private TableView<?> table() {
        return robot().lookup("#instance-snapshots").queryAs(TableView.class);
    }
}
