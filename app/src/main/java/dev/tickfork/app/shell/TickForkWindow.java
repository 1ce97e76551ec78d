package dev.tickfork.app.shell;

import dev.tickfork.app.ui.Desk;
import dev.tickfork.app.ui.Memory;
import dev.tickfork.app.ui.Page;
import dev.tickfork.app.ui.Target;
import dev.tickfork.bridge.action.Message;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import javafx.util.Duration;

/// One window on the screen: model, view, and what moves by itself. Made, shown and closed on the FX thread.
public final class TickForkWindow {
    private static final Duration BEAT = Duration.millis(250);
    private static final int LOOK_EVERY = 12;
    private static final double WIDTH = 1280;
    private static final double HEIGHT = 800;
    private static final double LEAST_WIDTH = 1024;
    private static final double LEAST_HEIGHT = 640;

    private final Shell shell;
    private final Stage stage;
    private final BugDesk bugs;
    private final LiveLook live;
    private final HoldWatch holds;
    private final StackPane root = new StackPane();
    private final Timeline beat;
    private WindowView view;
    private int beats;

    /// @param desks  makes what talks to the computer, from the window's texts
    /// @param bugs   the one handler of bugs, told to show them here
    public TickForkWindow(Setup setup, Stage stage, Function<WindowTexts, Desk> desks, BugDesk bugs) {
        this.stage = stage;
        this.bugs = bugs;
        var memory = new WindowMemory(setup.home().resolve("window.json"), setup.writer(), bugs::accept);
        var texts = new WindowTexts(memory, setup.language());
        Fonts.load();
        shell = new Shell(setup, memory, texts, desks.apply(texts), Platform::runLater);
        live = new LiveLook(shell.activity());
        holds = new HoldWatch(shell.activity(), shell.board(), texts);
        view = view();
        beat = new Timeline(new KeyFrame(BEAT, _ -> beat()));
        beat.setCycleCount(Animation.INDEFINITE);
        bugs.show(bug -> view.bug(bug));
        shell.activity().onFinished((action, result) -> {
            if (!result.ok()
                    && !result.code().equals("CANCELLED")
                    && !action.handle().name().equals("read")) {
                shell.board().failed(result);
            }
        });
        texts.localeProperty().addListener((_, _, _) -> rebuild());
    }

    private WindowView view() {
        return new WindowView(shell, live, holds, bugs, stage::close);
    }

    private void rebuild() {
        view.dispose();
        view = view();
        root.getChildren().setAll(view);
        language();
    }

    private void language() {
        Locale locale = shell.texts().localeProperty().get();
        root.getStyleClass().remove("tf-zh");
        if (locale.getLanguage().equals("zh")) {
            root.getStyleClass().add("tf-zh");
            if (Fonts.chinese().isEmpty()) {
                shell.notices().warn(shell.texts().t("window.no_chinese_font"), null);
            }
        }
    }

    private void beat() {
        shell.activity().tick();
        holds.tick();
        if (beats++ % LOOK_EVERY == 0) {
            live.look();
        }
        view.refresh();
    }

    /// Shows the window where it was last, on the page that was last in view.
    ///
    /// @param news what the engine did when it was opened, to be told
    public void show(List<Message> news) {
        root.getChildren().setAll(view);
        language();
        Memory memory = shell.memory();
        stage.setTitle("TickFork");
        stage.setMinWidth(LEAST_WIDTH);
        stage.setMinHeight(LEAST_HEIGHT);
        stage.setScene(new Scene(root, WIDTH, HEIGHT));
        new WindowPlace(stage, memory).restore();
        String last = memory.get("window.page", "welcome");
        boolean listed = shell.infos().stream().anyMatch(info -> info.id().equals(last) && info.inNavigation());
        shell.go(Target.of(listed ? last : "welcome"));
        stage.show();
        beat.play();
        news.forEach(line -> shell.notices().info(shell.texts().render(line), null));
    }

    /// Stops what moves by itself; the engine and its actions are the caller's.
    public void close() {
        beat.stop();
        stage.close();
    }

    /// Brings a page into view.
    public void go(Target target) {
        shell.go(target);
    }

    /// Where the window is.
    public Target here() {
        Page page = shell.currentProperty().get();
        return page == null ? Target.of("") : page.here();
    }
}
