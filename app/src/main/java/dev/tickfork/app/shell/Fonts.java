package dev.tickfork.app.shell;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import javafx.scene.text.Font;

/// The two families that TickFork brings along, and whether the computer has one for Chinese. FX thread only.
final class Fonts {
    private static final List<String> FILES = List.of(
            "/com/formdev/flatlaf/fonts/inter/Inter-Regular.otf",
            "/com/formdev/flatlaf/fonts/inter/Inter-Bold.otf",
            "/com/formdev/flatlaf/fonts/jetbrains_mono/JetBrainsMono-Regular.ttf",
            "/com/formdev/flatlaf/fonts/jetbrains_mono/JetBrainsMono-Bold.ttf");

    /// In the order in which they are looked for.
    private static final List<String> CHINESE = List.of(
            "Noto Sans CJK SC",
            "Noto Sans SC",
            "Source Han Sans SC",
            "Microsoft YaHei",
            "PingFang SC",
            "WenQuanYi Micro Hei",
            "SimHei");

    private Fonts() {}

    /// Makes the families known to JavaFX; doing it twice is harmless.
    static void load() {
        for (String file : FILES) {
            try (InputStream in = Fonts.class.getResourceAsStream(file)) {
                if (in == null || Font.loadFont(in, 13) == null) {
                    throw new IllegalStateException("font not readable: " + file);
                }
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    /// The family that draws Chinese, or empty where the computer has none that we know.
    static String chinese() {
        List<String> families = Font.getFamilies();
        return CHINESE.stream().filter(families::contains).findFirst().orElse("");
    }
}
