package dev.tickfork.app.shell;

import dev.tickfork.app.ui.Memory;
import dev.tickfork.app.ui.Theme;
import dev.tickfork.app.ui.TypeColours;
import java.util.HashMap;
import java.util.Map;
import javafx.application.Application;
import javafx.application.ColorScheme;
import javafx.application.Platform;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.paint.Color;
import javafx.scene.text.Font;
import javafx.scene.text.FontWeight;

/// The theme of the whole program: sets the user agent sheet, and answers for canvases. What the user
/// chooses is kept in the window's memory and holds at once. FX thread only.
final class WindowTheme implements Theme {
    static final double SMALLEST = 0.8;
    static final double LARGEST = 2.0;

    private final Memory memory;
    private final Map<Boolean, StyleSheet> sheets = new HashMap<>();
    private final ObjectProperty<Mode> mode = new SimpleObjectProperty<>(Mode.SYSTEM);
    private final ObjectProperty<Density> density = new SimpleObjectProperty<>(Density.DENSE);
    private final ReadOnlyBooleanWrapper dark = new ReadOnlyBooleanWrapper();
    private final ReadOnlyDoubleWrapper scale = new ReadOnlyDoubleWrapper(1);
    private final ReadOnlyBooleanWrapper still = new ReadOnlyBooleanWrapper();
    private final BooleanProperty calm = new SimpleBooleanProperty();
    private final ReadOnlyIntegerWrapper revision = new ReadOnlyIntegerWrapper();
    private final TypeColours types = new SlotColours(this::color);

    WindowTheme(Memory memory) {
        this.memory = memory;
        mode.set(Choice.of(Mode.class, memory.get("window.theme", ""), Mode.SYSTEM));
        density.set(Choice.of(Density.class, memory.get("window.density", ""), Density.DENSE));
        scale.set(inside(number(memory.get("window.scale", "1"))));
        calm.set(memory.get("window.calm", "").equals("true"));
        Platform.Preferences system = Platform.getPreferences();
        dark.bind(mode.flatMap(chosen -> chosen == Mode.SYSTEM
                ? system.colorSchemeProperty().map(scheme -> scheme == ColorScheme.DARK)
                : new SimpleBooleanProperty(chosen == Mode.DARK)));
        still.bind(calm.or(system.reducedMotionProperty()));
        mode.subscribe(chosen -> memory.put("window.theme", chosen.name()));
        density.subscribe(chosen -> memory.put("window.density", chosen.name()));
        calm.subscribe(chosen -> memory.put("window.calm", String.valueOf(chosen)));
        dark.addListener((_, _, _) -> apply());
        density.addListener((_, _, _) -> revision.set(revision.get() + 1));
        apply();
    }

    private static double number(String text) {
        try {
            return Double.parseDouble(text);
        } catch (NumberFormatException _) {
            return 1; // a hand-edited file must not keep the window from opening
        }
    }

    private static double inside(double value) {
        return Double.isFinite(value) ? Math.clamp(Math.round(value * 20) / 20.0, SMALLEST, LARGEST) : 1;
    }

    private void apply() {
        Application.setUserAgentStylesheet(sheet().address(scale.get()));
        revision.set(revision.get() + 1);
    }

    private StyleSheet sheet() {
        return sheets.computeIfAbsent(dark.get(), StyleSheet::of);
    }

    @Override
    public ObjectProperty<Mode> modeProperty() {
        return mode;
    }

    @Override
    public ObjectProperty<Density> densityProperty() {
        return density;
    }

    @Override
    public ReadOnlyBooleanProperty darkProperty() {
        return dark.getReadOnlyProperty();
    }

    @Override
    public ReadOnlyDoubleProperty scaleProperty() {
        return scale.getReadOnlyProperty();
    }

    @Override
    public void scale(double next) {
        double value = inside(next);
        if (value != scale.get()) {
            scale.set(value);
            memory.put("window.scale", String.valueOf(value));
            apply();
        }
    }

    /// What the user chose; the system may ask for calm as well.
    @Override
    public BooleanProperty calmProperty() {
        return calm;
    }

    @Override
    public ReadOnlyBooleanProperty reducedMotionProperty() {
        return still.getReadOnlyProperty();
    }

    @Override
    public ObservableValue<Number> revision() {
        return revision.getReadOnlyProperty();
    }

    @Override
    public Color color(String token) {
        return sheet().color(token);
    }

    @Override
    public TypeColours types() {
        return types;
    }

    @Override
    public Font font(double px, boolean bold) {
        return Font.font("Inter", bold ? FontWeight.BOLD : FontWeight.NORMAL, px(px));
    }

    @Override
    public Font mono(double px, boolean bold) {
        return Font.font("JetBrains Mono", bold ? FontWeight.BOLD : FontWeight.NORMAL, px(px));
    }
}
