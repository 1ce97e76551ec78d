package dev.tickfork.app.ui;

import dev.tickfork.bridge.action.Message;
import java.time.Instant;
import java.util.Locale;
import javafx.beans.property.ReadOnlyObjectProperty;

/// Words and numbers in the language of the window. A change of language rebuilds the views, so a view may ask once.
/// FX thread only, but for [#render], [#t], [#number] and [#decimal], which any thread may call.
public interface UiTexts {
    /// The sentence of `key` with `args` in place of `{0}`, `{1}` ...; numbers come grouped from [#number].
    String t(String key, Object... args);

    String render(Message message);

    /// Grouped as the language writes it: 12,418.
    String number(long value);

    /// Grouped, with exactly `digits` after the point.
    String decimal(double value, int digits);

    /// A size with its unit: 47.5 MB.
    String bytes(long bytes);

    /// A time with its unit: 4.5 s, 2 min 05 s.
    String seconds(double seconds);

    /// Local date and time of day with seconds.
    String moment(Instant instant);

    /// English or Simplified Chinese.
    ReadOnlyObjectProperty<Locale> localeProperty();

    /// Changes the language of the window at once, and for the next start.
    void language(Locale next);

    default boolean chinese() {
        return localeProperty().get().getLanguage().equals("zh");
    }
}
