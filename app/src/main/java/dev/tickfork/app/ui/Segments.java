package dev.tickfork.app.ui;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.HBox;

/// A choice among few, side by side: one is always chosen.
///
/// @param <V> what is chosen
public final class Segments<V> extends HBox {
    private final ToggleGroup group = new ToggleGroup();
    private final Map<V, ToggleButton> buttons = new LinkedHashMap<>();

    /// @param chosen called when the user chooses another
    public Segments(List<V> values, List<String> words, Consumer<V> chosen) {
        getStyleClass().add("tf-segments");
        for (int i = 0; i < values.size(); i++) {
            V value = values.get(i);
            var button = new ToggleButton(words.get(i));
            button.setToggleGroup(group);
            button.getStyleClass().addAll("tf-segment", place(i, values.size()));
            button.setOnAction(_ -> {
                button.setSelected(true); // a click on the chosen one must not leave none
                chosen.accept(value);
            });
            buttons.put(value, button);
            getChildren().add(button);
        }
        setMaxSize(USE_PREF_SIZE, USE_PREF_SIZE);
    }

    private static String place(int at, int size) {
        return at == 0 ? "left-pill" : at == size - 1 ? "right-pill" : "center-pill";
    }

    /// Shows `value` as chosen; tells nobody.
    public Segments<V> select(V value) {
        ToggleButton button = buttons.get(value);
        if (button != null) {
            button.setSelected(true);
        }
        return this;
    }
}
