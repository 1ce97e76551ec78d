package dev.tickfork.app.shell;

import javafx.scene.input.KeyCombination;
import org.jspecify.annotations.Nullable;

/// Keys as people read them: `Ctrl Shift U`. Stateless.
final class KeyNames {
    private KeyNames() {}

    /// Empty for no key.
    static String of(@Nullable KeyCombination keys) {
        return keys == null ? "" : keys.getDisplayText().replaceAll("(?<=.)\\+(?=.)", " ");
    }
}
