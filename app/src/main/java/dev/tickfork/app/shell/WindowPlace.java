package dev.tickfork.app.shell;

import dev.tickfork.app.ui.Memory;
import java.util.Locale;
import javafx.geometry.Rectangle2D;
import javafx.stage.Screen;
import javafx.stage.Stage;
import javafx.stage.WindowEvent;

/// Where the window stands, kept from one run to the next; a place that no screen shows is forgotten. FX thread only.
final class WindowPlace {
    private static final String KEY = "window.place";

    private final Stage stage;
    private final Memory memory;

    WindowPlace(Stage stage, Memory memory) {
        this.stage = stage;
        this.memory = memory;
    }

    /// Moves the window to where it was, and keeps its place when it is hidden.
    void restore() {
        stage.addEventHandler(WindowEvent.WINDOW_HIDING, _ -> keep());
        String[] parts = memory.get(KEY, "").split(" ", -1);
        if (parts.length != 5) {
            return;
        }
        try {
            double x = Double.parseDouble(parts[0]);
            double y = Double.parseDouble(parts[1]);
            double width = Double.parseDouble(parts[2]);
            double height = Double.parseDouble(parts[3]);
            boolean seen = Screen.getScreens().stream()
                    .anyMatch(screen -> shows(screen.getVisualBounds(), x, y, width, height));
            if (seen) {
                stage.setX(x);
                stage.setY(y);
                stage.setWidth(width);
                stage.setHeight(height);
            }
            stage.setMaximized(Boolean.parseBoolean(parts[4]));
        } catch (NumberFormatException _) {
            memory.put(KEY, ""); // edited by hand
        }
    }

    private static boolean shows(Rectangle2D screen, double x, double y, double width, double height) {
        return width > 0 && height > 0 && screen.contains(x + width / 2, y + 10) && y >= screen.getMinY();
    }

    private void keep() {
        memory.put(
                KEY,
                String.format(
                        Locale.ROOT,
                        "%.0f %.0f %.0f %.0f %b",
                        stage.getX(),
                        stage.getY(),
                        stage.getWidth(),
                        stage.getHeight(),
                        stage.isMaximized()));
    }
}
