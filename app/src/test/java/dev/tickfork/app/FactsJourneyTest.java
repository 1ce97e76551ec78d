package dev.tickfork.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickfork.app.page.compare.facts.Pairs;
import dev.tickfork.app.ui.Target;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.TableView;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/// Types, fields, statistics, export and timeline of real snapshot folders, in the real window.
@Timeout(300)
class FactsJourneyTest extends Journey {
    private Path a = Path.of("");
    private Path b = Path.of("");
    private Path c = Path.of("");

    @Override
    protected void prepare(Path where) throws Exception {
        a = Pairs.write(where.resolve("forks/before"), Pairs.demo(523), 9825);
        b = Pairs.write(where.resolve("forks/after"), Pairs.changed(Pairs.demo(523)), 900);
        c = Pairs.write(where.resolve("forks/later"), Pairs.changed(Pairs.changed(Pairs.demo(523))), 940);
    }

    @Override
    protected void warm() {
        go(Target.of("compare", "a", c.toString(), "b", a.toString()));
        until("compared", () -> seen("DIFFERS") && seen("Types −"));
        go(Target.of("compare", "a", a.toString(), "b", c.toString()));
        until("compared", () -> seen("DIFFERS") && seen("Types +"));
        for (String tab : List.of("Types", "Fields", "Statistics", "Order")) {
            ToggleButton button = robot().lookup(".tf-tab")
                    .match((ToggleButton one) -> one.getText().startsWith(tab))
                    .query();
            onFx(button::fire);
            settle();
        }
        go(Target.of("timeline", "dirs", String.join("\n", c.toString(), a.toString(), b.toString())));
        until("read", () -> seen("3 snapshots"));
        settle();
    }

    @Test
    void whatDiffersIsFoundIgnoredAndExported() throws Exception {
        go(Target.of("compare", "a", a.toString(), "b", b.toString()));
        until("compared", () -> seen("DIFFERS") && seen("Fields 55"));
        robot().clickOn("Types +4");
        until("types", () -> seen("5 types; 523 entities in A, 527 in B"));
        robot().clickOn("sulfur_cube");
        until("held to one type", () -> seen("Order lists sulfur_cube only."));
        robot().clickOn("Statistics");
        until("figures", () -> seen("Fewest moves") && seen("Longest run"));

        robot().clickOn("Fields 55");
        robot().clickOn("Items[*].count");
        robot().clickOn("Ignore this path");
        until("compared again without the path", () -> seen("Fields 43"));
        robot().clickOn("Age");
        TableView<?> rows = robot().lookup(".facts .table-view").queryAs(TableView.class);
        onFx(() -> {
            rows.requestFocus();
            rows.getSelectionModel().select(0);
        });
        robot().push(KeyCode.ENTER);
        until("the order is in view", () -> !seen("Ignored NBT paths"));

        Path file = home().resolve("reports/differs.html");
        desk().choose(file);
        robot().push(KeyCode.CONTROL, KeyCode.E);
        until(
                "written",
                () -> Files.exists(file)
                        && robot().lookup(".notification").tryQuery().isPresent());
        String html = Files.readString(file);
        assertTrue(html.contains("band differs") && html.contains("Items[*].count"));
    }

    @Test
    void aTimelineLeadsToTheComparisonOfTwoNeighbours() {
        go(Target.of("timeline", "dirs", String.join("\n", a.toString(), b.toString(), c.toString())));
        until("read", () -> seen("3 snapshots") && seen("later"));
        until("counts", () -> seen("Entities by type over time") && seen("trader_llama"));
        Node step = robot().lookup(".timeline-step").nth(1).query();
        robot().clickOn(step);
        until("compare", () -> here().page().equals("compare"));
        assertEquals(b.toString(), here().arg("a", ""));
        assertEquals(c.toString(), here().arg("b", ""));
    }
}
