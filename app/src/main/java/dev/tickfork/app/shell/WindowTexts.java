package dev.tickfork.app.shell;

import dev.tickfork.app.ui.Memory;
import dev.tickfork.app.ui.UiTexts;
import dev.tickfork.bridge.action.Message;
import dev.tickfork.bridge.texts.Texts;
import java.text.NumberFormat;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// [UiTexts] over the message bundles. The language is set on the FX thread; asking is safe from any thread.
public final class WindowTexts implements UiTexts {
    private static final DateTimeFormatter MOMENT = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss", Locale.ROOT);
    private static final double KILO = 1000;
    private static final String KEY = "window.language";

    private final Memory memory;
    private final ReadOnlyObjectWrapper<Locale> locale = new ReadOnlyObjectWrapper<>(Locale.ENGLISH);
    private volatile Texts texts = new Texts(Locale.ENGLISH);

    /// @param first the language, unless the memory holds another; any Chinese locale is Simplified
    ///     Chinese, any other English
    WindowTexts(Memory memory, Locale first) {
        this.memory = memory;
        String kept = memory.get(KEY, "");
        set(kept.isEmpty() ? first : Locale.forLanguageTag(kept));
    }

    private void set(Locale next) {
        Locale chosen = next.getLanguage().equals("zh") ? Locale.SIMPLIFIED_CHINESE : Locale.ENGLISH;
        texts = new Texts(chosen);
        locale.set(chosen);
    }

    @Override
    public void language(Locale next) {
        set(next);
        memory.put(KEY, locale.get().toLanguageTag());
    }

    @Override
    public String t(String key, Object... args) {
        return texts.render(Message.of(key, args));
    }

    @Override
    public String render(Message message) {
        return texts.render(message);
    }

    @Override
    public String number(long value) {
        return (value < 0 ? "−" : "")
                + NumberFormat.getIntegerInstance(Locale.ENGLISH).format(Math.abs(value));
    }

    @Override
    public String decimal(double value, int digits) {
        if (!Double.isFinite(value)) {
            return String.valueOf(value);
        }
        String text = String.format(Locale.ENGLISH, "%,." + digits + "f", Math.abs(value));
        return value < 0 ? "−" + text : text;
    }

    @Override
    public String bytes(long bytes) {
        if (bytes < KILO) {
            return number(bytes) + " B";
        }
        double size = bytes;
        String[] units = {"kB", "MB", "GB", "TB"};
        int unit = -1;
        while (size >= KILO && unit < units.length - 1) {
            size /= KILO;
            unit++;
        }
        return decimal(size, 1) + " " + units[unit];
    }

    @Override
    public String seconds(double seconds) {
        if (seconds < 60) {
            return decimal(seconds, 1) + " s";
        }
        long whole = Math.round(seconds);
        return String.format(Locale.ROOT, "%d min %02d s", whole / 60, whole % 60);
    }

    @Override
    public String moment(Instant instant) {
        return MOMENT.withZone(ZoneId.systemDefault()).format(instant);
    }

    @Override
    public ReadOnlyObjectProperty<Locale> localeProperty() {
        return locale.getReadOnlyProperty();
    }
}
