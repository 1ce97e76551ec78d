package dev.tickfork.app.page.snapshot;

import dev.tickfork.app.page.compare.facts.FakeActions;
import dev.tickfork.app.ui.Actions;
import dev.tickfork.app.ui.Command;
import dev.tickfork.app.ui.Desk;
import dev.tickfork.app.ui.Memory;
import dev.tickfork.app.ui.Notices;
import dev.tickfork.app.ui.Recent;
import dev.tickfork.app.ui.Target;
import dev.tickfork.app.ui.Theme;
import dev.tickfork.app.ui.UiTexts;
import dev.tickfork.app.ui.Workbench;
import dev.tickfork.bridge.action.ActionResult;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.jspecify.annotations.Nullable;

/// What a page model is given, without a toolkit: work waits until the test lets it run.
public final class FakeBench implements Workbench, Memory, Recent, Notices {
    public final FakeActions work = new FakeActions();
    public final List<ActionResult> failures = new ArrayList<>();
    private final Map<String, String> kept = new HashMap<>();
    private final ObservableList<Item> items = FXCollections.observableArrayList();

    @Override
    public Actions actions() {
        return work;
    }

    @Override
    public Memory memory() {
        return this;
    }

    @Override
    public Notices notices() {
        return this;
    }

    @Override
    public Recent recent() {
        return this;
    }

    @Override
    public String get(String key, String fallback) {
        return kept.getOrDefault(key, fallback);
    }

    @Override
    public void put(String key, String value) {
        kept.put(key, value);
    }

    @Override
    public ObservableList<Item> items() {
        return items;
    }

    @Override
    public void add(Item item) {
        items.add(item);
    }

    @Override
    public void failed(ActionResult result) {
        failures.add(result);
    }

    @Override
    public void info(String text, @Nullable Command action) {
        throw new UnsupportedOperationException(text);
    }

    @Override
    public void warn(String text, @Nullable Command action) {
        throw new UnsupportedOperationException(text);
    }

    @Override
    public void error(String text, @Nullable Command action) {
        throw new UnsupportedOperationException(text);
    }

    @Override
    public UiTexts texts() {
        throw new UnsupportedOperationException("a model writes no text");
    }

    @Override
    public void go(Target target) {
        throw new UnsupportedOperationException(target.page());
    }

    @Override
    public Theme theme() {
        throw new UnsupportedOperationException("a model paints nothing");
    }

    @Override
    public Desk desk() {
        throw new UnsupportedOperationException();
    }

    @Override
    public Path home() {
        throw new UnsupportedOperationException();
    }
}
