package dev.tickfork.app.shell;

import dev.tickfork.app.ui.Command;
import dev.tickfork.app.ui.Notices;
import dev.tickfork.app.ui.UiTexts;
import dev.tickfork.bridge.action.ActionResult;
import java.util.function.Consumer;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.bootstrapicons.BootstrapIcons;

/// The notices that are to be seen now. FX thread only.
final class NoticeBoard implements Notices {
    /// More than this and the oldest goes.
    private static final int MOST = 4;

    /// How much a notice matters; errors stay until they are closed.
    enum Kind {
        INFO,
        WARNING,
        ERROR
    }

    /// One notice.
    record Notice(Kind kind, String text, @Nullable Command action) {}

    private final ObservableList<Notice> notices = FXCollections.observableArrayList();
    private final UiTexts texts;
    private final Consumer<String> copy;

    /// @param copy puts text on the clipboard
    NoticeBoard(UiTexts texts, Consumer<String> copy) {
        this.texts = texts;
        this.copy = copy;
    }

    ObservableList<Notice> notices() {
        return notices;
    }

    void close(Notice notice) {
        notices.remove(notice);
    }

    private void add(Notice notice) {
        if (!notices.contains(notice)) {
            notices.add(notice);
        }
        while (notices.size() > MOST) {
            notices.removeFirst();
        }
    }

    @Override
    public void info(String text, @Nullable Command action) {
        add(new Notice(Kind.INFO, text, action));
    }

    @Override
    public void warn(String text, @Nullable Command action) {
        add(new Notice(Kind.WARNING, text, action));
    }

    @Override
    public void error(String text, @Nullable Command action) {
        add(new Notice(Kind.ERROR, text, action));
    }

    @Override
    public void failed(ActionResult result) {
        String text = texts.render(result.text());
        error(
                text,
                Command.always(
                        "window.copy_details",
                        "window.copy_details",
                        BootstrapIcons.FILES,
                        null,
                        () -> copy.accept(Details.of(result, texts))));
    }
}
