package dev.tickfork.app.ui;

import javafx.beans.binding.Bindings;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.input.KeyCombination;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.Ikon;

/// Something that can be done; one object for the menu entry, its key, the palette's row and a button.
///
/// @param id       `menu.name`: the part before the first dot names the menu (`file`, `edit`, `view`, `snapshot`,
///     `lab`, `verify`, `help`), the rest is stable, for memory and tests
/// @param titleKey its name in words, beginning with the verb
/// @param key      its shortcut, shown wherever it is listed
/// @param enabled  whether it can run now; shown grey otherwise
public record Command(
        String id,
        String titleKey,
        @Nullable Ikon icon,
        @Nullable KeyCombination key,
        ObservableBooleanValue enabled,
        Runnable run) {
    /// One that can always run.
    public static Command always(String id, String titleKey, @Nullable Ikon icon, @Nullable String key, Runnable run) {
        return new Command(id, titleKey, icon, keys(key), new SimpleBooleanProperty(true), run);
    }

    /// One that can run while `enabled` says so.
    public static Command when(
            String id,
            String titleKey,
            @Nullable Ikon icon,
            @Nullable String key,
            ObservableBooleanValue enabled,
            Runnable run) {
        return new Command(id, titleKey, icon, keys(key), Bindings.createBooleanBinding(enabled::get, enabled), run);
    }

    /// @param key as [KeyCombination#valueOf] reads it, with `Shortcut` for Ctrl or Cmd: `Shortcut+Shift+C`
    private static @Nullable KeyCombination keys(@Nullable String key) {
        return key == null ? null : KeyCombination.valueOf(key);
    }
}
