package dev.tickfork.app.ui;

import java.nio.file.Path;
import java.util.List;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.value.ObservableStringValue;
import javafx.scene.layout.Region;

/// One page of the window: a model that lives as long as the window, and views over it. FX thread only.
public interface Page {
    PageInfo info();

    /// A new view over the model; asked for again after a change of language, and for every screenshot.
    Region view();

    /// Shows what `target` names; called before the page comes into view, also when it is in view already.
    void open(Target target);

    /// Where the page is now, so that back, forward and the next start come here again.
    Target here();

    /// What can be done on this page; the shell puts these into the menus and the palette. The list is asked for
    /// each time that the page comes into view; `enabled` of each is watched.
    List<Command> commands();

    /// The main states of this page, for `tickfork screenshots`.
    default List<Shot> shots() {
        return List.of();
    }

    /// A folder or bundle was dropped on the page.
    ///
    /// @return whether the page took it; otherwise the shell opens it
    default boolean drop(Path path) {
        return false;
    }

    /// What stands at the right of the page's name in the navigation, `3` or `3 of 6`; empty for nothing.
    default ObservableStringValue count() {
        return new SimpleStringProperty("");
    }

    /// What the shell calls for Esc when no popup is open: closes one thing (filter, then selection).
    ///
    /// @return whether there was something to close
    default boolean escape() {
        return false;
    }
}
