package dev.tickfork.app.ui;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.paint.Color;
import javafx.scene.text.Font;

/// How the window looks now, for canvases; other nodes take colours and sizes from the stylesheet. FX thread only.
public interface Theme {
    /// What the user chose.
    enum Mode {
        SYSTEM,
        LIGHT,
        DARK
    }

    /// How close rows stand.
    enum Density {
        DENSE,
        COMFORTABLE
    }

    ObjectProperty<Mode> modeProperty();

    ObjectProperty<Density> densityProperty();

    ReadOnlyBooleanProperty darkProperty();

    /// Text scale: 1 is 13 px; 0.8 to 2.
    ReadOnlyDoubleProperty scaleProperty();

    /// Sets the text scale; values outside 0.8 to 2 are moved inside.
    void scale(double scale);

    /// Whether the user asked for no motion.
    BooleanProperty calmProperty();

    /// Whether nothing may fade or slide: the user or the system asked for it.
    ReadOnlyBooleanProperty reducedMotionProperty();

    /// Changes whenever a canvas has to be drawn again: theme, scale, density.
    ObservableValue<Number> revision();

    /// The colour of a token of the stylesheet, `-tf-moved`, `-color-bg-default`, in the theme of now.
    Color color(String token);

    /// The colour and shape of entity types.
    TypeColours types();

    /// The text font at `px` of 100 %, scaled.
    Font font(double px, boolean bold);

    /// The mono font at `px` of 100 %, scaled.
    Font mono(double px, boolean bold);

    default boolean dark() {
        return darkProperty().get();
    }

    default double scale() {
        return scaleProperty().get();
    }

    /// `px` of 100 % at the scale of now.
    default double px(double px) {
        return px * scale();
    }

    /// Height of a dense table row of 100 % (`26`; order row 22, log row 20) at the scale and density of now.
    default double row(double px) {
        return Math.round((px + (densityProperty().get() == Density.COMFORTABLE ? 6 : 0)) * scale());
    }
}
