package dev.tickfork.app.page.compare.facts;

import javafx.scene.layout.Region;

/// A bar about a zero line: to the right for more, to the left for fewer. Seen without colour by its side.
final class DeltaBar extends Region {
    private static final double HEIGHT = 10;

    private final Region zero = new Region();
    private final Region bar = new Region();
    private double share;

    DeltaBar() {
        getStyleClass().add("facts-delta");
        zero.getStyleClass().add("zero");
        bar.getStyleClass().add("bar");
        getChildren().addAll(zero, bar);
        setMouseTransparent(true);
    }

    /// @param next -1 to 1: the whole left, the whole right
    void show(double next) {
        share = next;
        bar.getStyleClass().setAll("bar", next < 0 ? "fewer" : "more");
        bar.setVisible(next != 0);
        requestLayout();
    }

    @Override
    protected void layoutChildren() {
        double middle = Math.floor(getWidth() / 2);
        double length = Math.max(2, Math.abs(share) * (middle - 8));
        double y = Math.floor((getHeight() - HEIGHT) / 2);
        bar.resizeRelocate(share < 0 ? middle - length : middle + 1, y, length, HEIGHT);
        zero.resizeRelocate(middle, 0, 1, getHeight());
    }

    @Override
    protected double computePrefWidth(double height) {
        return 200;
    }
}
