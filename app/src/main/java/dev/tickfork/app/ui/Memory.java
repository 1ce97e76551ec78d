package dev.tickfork.app.ui;

/// What the window remembers between two runs, in `<home>/window.json`. Keys begin with the page's id
/// (`snapshots.columns`). Kept when it changes, a moment later and away from the FX thread.
public interface Memory {
    String get(String key, String fallback);

    /// @param value an empty text forgets the key
    void put(String key, String value);
}
