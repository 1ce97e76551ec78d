package dev.tickfork.app.page.timeline;

import dev.tickfork.app.ui.Theme;
import dev.tickfork.app.ui.TypeSwatch;
import dev.tickfork.app.ui.UiTexts;
import dev.tickfork.bridge.compare.Timeline;
import java.util.stream.Collectors;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;

/// One line a type: its count at each snapshot, as a line at its own scale with the numbers on it.
final class TypeLines extends ListView<Timeline.TypeLine> {
    private static final String GAME = "minecraft:";
    private static final double ROW = 36;

    private final Theme theme;
    private final UiTexts texts;
    private final Slots colours;

    TypeLines(Theme theme, UiTexts texts, Timeline timeline, Slots colours) {
        this.theme = theme;
        this.texts = texts;
        this.colours = colours;
        getStyleClass().add("timeline-lines");
        setAccessibleText(texts.t("timeline.counts"));
        fixedCellSizeProperty().bind(theme.revision().map(_ -> theme.row(ROW)));
        setCellFactory(_ -> new Cell());
        getItems().setAll(timeline.types());
        setMinHeight(80);
    }

    private final class Cell extends ListCell<Timeline.TypeLine> {
        private final TypeSwatch swatch = new TypeSwatch();
        private final Label name = new Label();
        private final CountLine line = new CountLine(theme, texts);
        private final HBox row;

        Cell() {
            var left = new HBox(swatch, name);
            left.getStyleClass().addAll("tf-row", "timeline-left");
            row = new HBox(left, line);
            HBox.setHgrow(line, Priority.ALWAYS);
            setPrefWidth(0);
        }

        @Override
        protected void updateItem(Timeline.TypeLine item, boolean empty) {
            super.updateItem(item, empty);
            setGraphic(empty || item == null ? null : row);
            if (empty || item == null) {
                setAccessibleText("");
                return;
            }
            int slot = colours.of(item.type());
            swatch.show(theme.types().kind(item.type()), theme.types().color(slot));
            name.setText(item.type().startsWith(GAME) ? item.type().substring(GAME.length()) : item.type());
            line.show(item.counts(), slot);
            setAccessibleText(name.getText() + ": "
                    + item.counts().stream().map(texts::number).collect(Collectors.joining(", ")));
        }
    }
}
