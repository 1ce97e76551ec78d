package dev.tickfork.app.page.snapshots;

import dev.tickfork.app.FakeDesk;
import dev.tickfork.app.page.compare.facts.FakeActions;
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
import org.jspecify.annotations.Nullable;

/// A workbench without a window, which keeps what it was told.
final class FakeBench implements Workbench {
    final FakeActions actions = new FakeActions();
    final List<Target> gone = new ArrayList<>();
    final List<ActionResult> failures = new ArrayList<>();
    final Map<String, String> kept = new HashMap<>();
    private final Path home;

    FakeBench(Path home) {
        this.home = home;
    }

    @Override
    public FakeActions actions() {
        return actions;
    }

    @Override
    public void go(Target target) {
        gone.add(target);
    }

    @Override
    public Memory memory() {
        return new Memory() {
            @Override
            public String get(String key, String fallback) {
                return kept.getOrDefault(key, fallback);
            }

            @Override
            public void put(String key, String value) {
                kept.put(key, value);
            }
        };
    }

    @Override
    public Notices notices() {
        return new Notices() {
            @Override
            public void info(String text, @Nullable Command action) {}

            @Override
            public void warn(String text, @Nullable Command action) {}

            @Override
            public void error(String text, @Nullable Command action) {}

            @Override
            public void failed(ActionResult result) {
                failures.add(result);
            }
        };
    }

    @Override
    public Desk desk() {
        return new FakeDesk();
    }

    @Override
    public Path home() {
        return home;
    }

    @Override
    public UiTexts texts() {
        throw new UnsupportedOperationException("a model has no words");
    }

    @Override
    public Theme theme() {
        throw new UnsupportedOperationException("a model has no colours");
    }

    @Override
    public Recent recent() {
        throw new UnsupportedOperationException();
    }
}
