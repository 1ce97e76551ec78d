package dev.tickfork.app.ui;

import java.util.List;
import javafx.collections.ObservableList;

/// What was looked at lately, newest first; kept in the window's memory. FX thread only.
public interface Recent {
    /// One thing that was opened.
    ///
    /// @param title  what the user calls it; not translated
    /// @param detail where it lies, or its numbers
    record Item(Target target, String title, String detail) {}

    /// At most this many are kept.
    int MOST = 20;

    ObservableList<Item> items();

    /// Puts it first; the same target is listed once.
    void add(Item item);

    /// Those of one page.
    default List<Item> of(String page) {
        return items().stream()
                .filter(item -> item.target().page().equals(page))
                .toList();
    }
}
