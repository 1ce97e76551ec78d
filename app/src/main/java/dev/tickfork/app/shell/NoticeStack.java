package dev.tickfork.app.shell;

import atlantafx.base.controls.Notification;
import atlantafx.base.theme.Styles;
import dev.tickfork.app.shell.NoticeBoard.Kind;
import dev.tickfork.app.shell.NoticeBoard.Notice;
import dev.tickfork.app.ui.Icons;
import dev.tickfork.app.ui.UiTexts;
import javafx.animation.PauseTransition;
import javafx.collections.ListChangeListener;
import javafx.collections.WeakListChangeListener;
import javafx.scene.control.Button;
import javafx.scene.layout.VBox;
import javafx.util.Duration;
import org.kordamp.ikonli.bootstrapicons.BootstrapIcons;

/// The notices at the top right, in the scene.
final class NoticeStack extends VBox {
    private static final Duration STAYS = Duration.seconds(8);

    private final NoticeBoard board;
    private final UiTexts texts;
    private final ListChangeListener<Notice> changed = _ -> fill();

    NoticeStack(NoticeBoard board, UiTexts texts) {
        this.board = board;
        this.texts = texts;
        getStyleClass().add("tf-notices");
        setPickOnBounds(false);
        setMaxSize(USE_PREF_SIZE, USE_PREF_SIZE);
        board.notices().addListener(new WeakListChangeListener<>(changed));
        fill();
    }

    private void fill() {
        getChildren().setAll(board.notices().stream().map(this::node).toList());
    }

    private Notification node(Notice notice) {
        var icon = switch (notice.kind()) {
            case INFO -> Icons.of(BootstrapIcons.INFO_CIRCLE, "tf-icon-accent");
            case WARNING -> Icons.of(BootstrapIcons.EXCLAMATION_TRIANGLE, "tf-icon-warn");
            case ERROR -> Icons.of(BootstrapIcons.EXCLAMATION_TRIANGLE, "tf-icon-failed");
        };
        var node = new Notification(notice.text(), icon);
        node.getStyleClass().add(Styles.ELEVATED_1);
        node.setOnClose(_ -> board.close(notice));
        var action = notice.action();
        if (action != null) {
            var button = new Button(texts.t(action.titleKey()));
            button.setOnAction(_ -> {
                action.run().run();
                board.close(notice);
            });
            node.setPrimaryActions(button);
        }
        if (notice.kind() != Kind.ERROR) {
            var pause = new PauseTransition(STAYS);
            pause.setOnFinished(_ -> board.close(notice));
            pause.play();
        }
        return node;
    }
}
