package dev.tickfork.app.shell;

import dev.tickfork.app.ui.Actions;
import dev.tickfork.app.ui.Desk;
import dev.tickfork.app.ui.Memory;
import dev.tickfork.app.ui.Notices;
import dev.tickfork.app.ui.Page;
import dev.tickfork.app.ui.PageInfo;
import dev.tickfork.app.ui.PageMaker;
import dev.tickfork.app.ui.Recent;
import dev.tickfork.app.ui.Target;
import dev.tickfork.app.ui.Theme;
import dev.tickfork.app.ui.UiTexts;
import dev.tickfork.app.ui.Workbench;
import dev.tickfork.bridge.capability.CapabilityRegistry;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;

/// The model of the window: which pages there are, where we are, and what the pages may use. FX thread only.
final class Shell implements Workbench {
    private static final int MOST_BACK = 50;

    private final Setup setup;
    private final WindowMemory memory;
    private final WindowTexts texts;
    private final WindowTheme theme;
    private final Activity activity;
    private final Desk desk;
    private final NoticeBoard notices;
    private final KeptRecent recent;
    private final Map<String, PageMaker> makers = new LinkedHashMap<>();
    private final Map<String, Page> pages = new HashMap<>();
    private final Deque<Target> behind = new ArrayDeque<>();
    private final Deque<Target> ahead = new ArrayDeque<>();
    private final ReadOnlyObjectWrapper<@Nullable Page> current = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyBooleanWrapper canBack = new ReadOnlyBooleanWrapper();
    private final ReadOnlyBooleanWrapper canForward = new ReadOnlyBooleanWrapper();

    Shell(Setup setup, WindowMemory memory, WindowTexts texts, Desk desk, Executor fx) {
        this.setup = setup;
        this.memory = memory;
        this.texts = texts;
        this.theme = new WindowTheme(memory);
        this.activity = new Activity(setup.registry(), setup.readers(), setup.scope(), fx);
        this.desk = desk;
        this.notices = new NoticeBoard(texts, desk::copy);
        this.recent = new KeptRecent(memory);
        setup.pages().stream()
                .sorted(Comparator.comparingInt(maker -> maker.info().position()))
                .forEach(maker -> makers.put(maker.info().id(), maker));
    }

    List<PageInfo> infos() {
        return makers.values().stream().map(PageMaker::info).toList();
    }

    @Override
    public boolean has(String page) {
        return makers.containsKey(page);
    }

    /// The page, made when it is asked for first.
    Optional<Page> page(String id) {
        PageMaker maker = makers.get(id);
        return maker == null ? Optional.empty() : Optional.of(pages.computeIfAbsent(id, _ -> maker.make(this)));
    }

    ReadOnlyObjectProperty<@Nullable Page> currentProperty() {
        return current.getReadOnlyProperty();
    }

    ReadOnlyBooleanProperty canBackProperty() {
        return canBack.getReadOnlyProperty();
    }

    ReadOnlyBooleanProperty canForwardProperty() {
        return canForward.getReadOnlyProperty();
    }

    @Override
    public void go(Target target) {
        Page now = current.get();
        if (show(target)) {
            if (now != null && !now.here().equals(target)) {
                push(behind, now.here());
            }
            ahead.clear();
            update();
        }
    }

    private boolean show(Target target) {
        Optional<Page> next = page(target.page());
        if (next.isEmpty()) {
            notices.info(texts.t("window.no_page", target.page()), null);
            return false;
        }
        Page page = next.get();
        page.open(target);
        current.set(page);
        memory.put("window.page", target.page());
        return true;
    }

    void back() {
        step(behind, ahead);
    }

    void forward() {
        step(ahead, behind);
    }

    private void step(Deque<Target> from, Deque<Target> to) {
        Page now = current.get();
        Target target = from.poll();
        if (target != null && now != null) {
            push(to, now.here());
            show(target);
            update();
        }
    }

    private static void push(Deque<Target> targets, Target target) {
        targets.push(target);
        while (targets.size() > MOST_BACK) {
            targets.removeLast();
        }
    }

    private void update() {
        canBack.set(!behind.isEmpty());
        canForward.set(!ahead.isEmpty());
    }

    CapabilityRegistry registry() {
        return setup.registry();
    }

    Activity activity() {
        return activity;
    }

    NoticeBoard board() {
        return notices;
    }

    @Override
    public UiTexts texts() {
        return texts;
    }

    @Override
    public Actions actions() {
        return activity;
    }

    @Override
    public Theme theme() {
        return theme;
    }

    @Override
    public Memory memory() {
        return memory;
    }

    @Override
    public Desk desk() {
        return desk;
    }

    @Override
    public Notices notices() {
        return notices;
    }

    @Override
    public Recent recent() {
        return recent;
    }

    @Override
    public Path home() {
        return setup.home();
    }
}
