package dev.tickfork.app.page.compare;

import dev.tickfork.app.ui.Icons;
import dev.tickfork.app.ui.Workbench;
import dev.tickfork.bridge.snapshot.Snapshot;
import java.util.function.IntToDoubleFunction;
import javafx.geometry.HPos;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.bootstrapicons.BootstrapIcons;

/// The chosen difference, field by field: A, B, and whether they are equal by their bits. FX thread only.
final class DetailGrid extends VBox {
    private final Workbench workbench;
    private final GridPane grid = new GridPane();
    private int rows;

    DetailGrid(Workbench workbench) {
        this.workbench = workbench;
        getStyleClass().add("tf-detail");
        grid.getStyleClass().add("tf-detail-grid");
        for (int i = 0; i < 4; i++) {
            var column = new ColumnConstraints();
            column.setHgrow(i == 3 ? Priority.NEVER : Priority.ALWAYS);
            column.setHalignment(i == 0 ? HPos.LEFT : HPos.RIGHT);
            grid.getColumnConstraints().add(column);
        }
    }

    void show(Compared pair, Difference one, ChangedRows changed) {
        getChildren().clear();
        grid.getChildren().clear();
        rows = 0;
        Snapshot side = one.rowA() >= 0 ? pair.a() : pair.b();
        int row = one.rowA() >= 0 ? one.rowA() : one.rowB();
        getChildren().addAll(head(side.type(row), side.uuid(row)), grid);
        line(
                workbench.texts().t("comparison.field.order"),
                one.rowA() < 0 ? "–" : workbench.texts().number(one.rowA()),
                one.rowB() < 0 ? "–" : workbench.texts().number(one.rowB()),
                one.rowA() == one.rowB());
        number(pair, one, "x", pair.a()::x, pair.b()::x);
        number(pair, one, "y", pair.a()::y, pair.b()::y);
        number(pair, one, "z", pair.a()::z, pair.b()::z);
        number(
                pair,
                one,
                workbench.texts().t("comparison.field.speed"),
                at -> speed(pair.a(), at),
                at -> speed(pair.b(), at));
        number(pair, one, "yaw", pair.a()::yaw, pair.b()::yaw);
        number(pair, one, "pitch", pair.a()::pitch, pair.b()::pitch);
        for (ChangedRows.Change change : changed.of(one.rowA())) {
            line(change.path(), change.a(), change.b(), false);
        }
    }

    private HBox head(String type, String uuid) {
        var name = new Label(type);
        name.getStyleClass().add("tf-bold");
        name.setMinWidth(USE_PREF_SIZE);
        var id = new Label(uuid);
        id.getStyleClass().addAll("tf-mono", "tf-muted", "tf-small");
        HBox.setHgrow(id, Priority.ALWAYS);
        id.setMaxWidth(Double.MAX_VALUE);
        var copy = Icons.button(
                BootstrapIcons.FILES,
                workbench.texts().t("comparison.copy_uuid"),
                () -> workbench.desk().copy(uuid));
        var head = new HBox(name, id, copy);
        head.getStyleClass().addAll("tf-row", "tf-detail-head");
        return head;
    }

    private static double speed(Snapshot side, int row) {
        return Math.sqrt(side.vx(row) * side.vx(row) + side.vy(row) * side.vy(row) + side.vz(row) * side.vz(row));
    }

    private void number(Compared pair, Difference one, String name, IntToDoubleFunction a, IntToDoubleFunction b) {
        int rowB = one.rowB() >= 0 ? one.rowB() : pair.order().inB(one.rowA());
        double first = one.rowA() < 0 ? Double.NaN : a.applyAsDouble(one.rowA());
        double second = rowB < 0 ? Double.NaN : b.applyAsDouble(rowB);
        boolean same = Double.doubleToLongBits(first) == Double.doubleToLongBits(second);
        line(name, text(first), text(second), same);
    }

    private String text(double value) {
        return Double.isNaN(value) ? "–" : workbench.texts().decimal(value, 4);
    }

    private void line(String name, String a, String b, boolean same) {
        var sign = new Label(same ? "=" : "≠");
        sign.getStyleClass().add(same ? "tf-muted" : "tf-bad-text");
        var words = new Label(name);
        words.getStyleClass().add("tf-muted");
        words.setMinWidth(USE_PREF_SIZE);
        grid.addRow(rows++, words, mono(a), mono(b), sign);
    }

    private static Label mono(String text) {
        var label = new Label(text);
        label.getStyleClass().add("tf-mono");
        return label;
    }
}
