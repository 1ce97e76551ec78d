package dev.tickfork.app.ui;

import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.scene.Node;
import javafx.util.Duration;

/// Repeats something as long as a node can be seen: in a window, and no page lies in its place. FX thread only.
public final class WhileSeen {
    private WhileSeen() {}

    /// Runs `work` every `period`, first after one period; ends with the node's window.
    public static void repeat(Node node, Duration period, Runnable work) {
        var clock = new Timeline(new KeyFrame(period, _ -> {
            if (seen(node)) {
                work.run();
            }
        }));
        clock.setCycleCount(Animation.INDEFINITE);
        node.sceneProperty().addListener((_, _, scene) -> {
            if (scene == null || scene.getWindow() == null) {
                clock.stop();
            } else {
                clock.play();
            }
        });
    }

    private static boolean seen(Node node) {
        for (Node at = node; at != null; at = at.getParent()) {
            if (!at.isVisible()) {
                return false;
            }
        }
        return true;
    }
}
