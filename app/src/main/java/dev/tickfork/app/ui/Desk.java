package dev.tickfork.app.ui;

import java.nio.file.Path;
import java.util.Optional;

/// What the window asks of the computer around it; answered by a fake in tests, because choosers and the
/// browser do not work without a screen. FX thread only.
public interface Desk {
    /// Asks for an existing folder; empty when the user thought better of it.
    Optional<Path> chooseFolder(String title);

    /// @param kinds file name patterns, `*.tickfork`
    Optional<Path> chooseFile(String title, String... kinds);

    /// @param name what the file is called unless the user says otherwise
    Optional<Path> save(String title, String name);

    /// Puts text on the clipboard.
    void copy(String text);

    /// Shows a folder, or a file in its folder, in the system's file browser.
    void openFolder(Path path);

    /// Asks a question that has to be answered before something is lost.
    ///
    /// @param title  what will happen
    /// @param text   what is lost, with numbers
    /// @param action the verb of the button that does it
    boolean confirm(String title, String text, String action);
}
