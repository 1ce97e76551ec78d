package dev.tickfork.app.page.snapshot;

import dev.tickfork.app.ui.HashBlock;
import dev.tickfork.app.ui.Icons;
import dev.tickfork.app.ui.Workbench;
import dev.tickfork.bridge.snapshot.Snapshot;
import java.time.Instant;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.bootstrapicons.BootstrapIcons;

/// The figures of a snapshot in one row: entities, tick, order hash and whether it is the recorded one,
/// dimension, scope, when and where it was taken.
final class HeaderFigures extends HBox {
    private final Workbench workbench;

    HeaderFigures(Snapshot snapshot, Workbench workbench) {
        this.workbench = workbench;
        getStyleClass().addAll("tf-figures", "tf-line-below");
        var meta = snapshot.meta();
        figure("inspector.entities", bold(workbench.texts().number(snapshot.size())));
        meta.tick()
                .ifPresent(
                        tick -> figure("inspector.tick", bold(workbench.texts().number(tick))));
        figure("inspector.order_hash", hash(snapshot));
        meta.dimension().ifPresent(id -> figure("inspector.dimension", mono(id)));
        double radius = meta.radius().orElse(0);
        figure(
                "inspector.scope",
                new Label(
                        radius > 0
                                ? t("inspector.scope_radius", workbench.texts().decimal(radius, 0))
                                : t("inspector.scope_all")));
        meta.createdAt()
                .ifPresent(
                        at -> figure("inspector.taken", mono(workbench.texts().moment(Instant.ofEpochMilli(at)))));
        meta.levelName().ifPresent(level -> figure("inspector.source", new Label(level)));
    }

    private String t(String key, Object... args) {
        return workbench.texts().t(key, args);
    }

    private void figure(String key, Node value) {
        var name = new Label(t(key));
        name.getStyleClass().addAll("tf-caption", "tf-muted");
        var box = new VBox(name, value);
        box.getStyleClass().add("tf-figure");
        box.setMinWidth(USE_PREF_SIZE);
        getChildren().add(box);
    }

    private static Label bold(String text) {
        var label = mono(text);
        label.getStyleClass().add("tf-bold");
        return label;
    }

    private static Label mono(String text) {
        var label = new Label(text);
        label.getStyleClass().add("tf-mono");
        return label;
    }

    private HBox hash(Snapshot snapshot) {
        String recorded = snapshot.recordedHash();
        boolean same = snapshot.computedHash().equals(recorded);
        var words = new Label(
                recorded == null
                        ? t("inspector.hash_none")
                        : same ? "= " + t("inspector.hash_same") : "≠ " + t("inspector.hash_other", recorded));
        words.getStyleClass().addAll("tf-small", same ? "tf-ok-text" : "tf-bad-text");
        words.setId("hash-words");
        var copy = Icons.button(
                BootstrapIcons.FILES,
                t("inspector.copy_hash"),
                () -> workbench.desk().copy(snapshot.computedHash()));
        var row = new HBox(HashBlock.single(snapshot.computedHash()), words, copy);
        row.getStyleClass().add("tf-row");
        return row;
    }
}
