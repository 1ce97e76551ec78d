package dev.tickfork.app.ui;

import java.nio.file.Path;

/// What a page is given: everything of the window that it may use. FX thread only.
public interface Workbench {
    UiTexts texts();

    Actions actions();

    /// Brings another page, or another place of this page, into view; the place left is kept for "back".
    void go(Target target);

    /// Whether this build has the page; a door to one that is not there is not shown.
    default boolean has(String page) {
        return true;
    }

    Theme theme();

    Memory memory();

    Desk desk();

    Notices notices();

    Recent recent();

    /// The home folder: forks, labs, samples, the journal.
    Path home();
}
