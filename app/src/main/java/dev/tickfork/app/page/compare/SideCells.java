package dev.tickfork.app.page.compare;

import dev.tickfork.app.ui.Mark;
import dev.tickfork.app.ui.StateMark;
import dev.tickfork.app.ui.Theme;
import dev.tickfork.app.ui.TypeSwatch;
import dev.tickfork.app.ui.UiTexts;
import dev.tickfork.bridge.snapshot.Snapshot;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;

/// One side of one line of the order view; its nodes are used again for every line. FX thread only.
final class SideCells extends HBox {
    private static final int SHORT_UUID = 8;

    private final Theme theme;
    private final UiTexts texts;
    private final Label order = label("tf-order-number");
    private final StateMark mark = new StateMark(Mark.SAME, "tf-mark-small");
    private final TypeSwatch swatch = new TypeSwatch();
    private final Label type = label("tf-order-type");
    private final Label uuid = label("tf-order-uuid");
    private final Label x = label("tf-order-number-cell");
    private final Label y = label("tf-order-number-cell");
    private final Label z = label("tf-order-number-cell");
    private final Label words = label("tf-order-words");

    SideCells(Theme theme, UiTexts texts) {
        this.theme = theme;
        this.texts = texts;
        getStyleClass().add("tf-order-side");
        var space = new Region();
        setHgrow(space, Priority.ALWAYS);
        setHgrow(words, Priority.ALWAYS);
        words.setMaxWidth(Double.MAX_VALUE);
        getChildren().addAll(order, mark, swatch, type, uuid, space, x, y, z, words);
        // Coordinates come only where there is room for them.
        widthProperty().subscribe(width -> room(width.doubleValue()));
    }

    private static Label label(String style) {
        var label = new Label();
        label.getStyleClass().add(style);
        return label;
    }

    private void room(double width) {
        for (Label one : new Label[] {x, y, z}) {
            one.setVisible(width > theme.px(400));
        }
    }

    /// @param sign null for an entity that kept its place and its fields
    void entity(Snapshot side, int row, TypeSlot slot, @Nullable Mark sign) {
        mode(true);
        order.setText(texts.number(row));
        mark.setVisible(sign != null);
        if (sign != null) {
            mark.mark(sign);
        }
        String id = side.type(row);
        swatch.show(theme.types().kind(id), theme.types().color(slot.slot()));
        type.setText(id.startsWith("minecraft:") ? id.substring("minecraft:".length()) : id);
        String text = side.uuid(row);
        uuid.setText(text.substring(0, Math.min(SHORT_UUID, text.length())));
        x.setText(texts.decimal(side.x(row), 1));
        y.setText(texts.decimal(side.y(row), 1));
        z.setText(texts.decimal(side.z(row), 1));
    }

    /// A hole, a fold or a field in words.
    void words(String text, String style) {
        mode(false);
        words.setText(text);
        words.getStyleClass().setAll("label", "tf-order-words", style);
    }

    private void mode(boolean entity) {
        for (Node node : getChildren()) {
            node.setVisible(entity);
            node.setManaged(entity);
        }
        words.setVisible(!entity);
        words.setManaged(!entity);
        if (entity) {
            room(getWidth());
        }
    }

    /// Colour slot of the entity's type among the pair's types.
    @FunctionalInterface
    interface TypeSlot {
        int slot();
    }
}
