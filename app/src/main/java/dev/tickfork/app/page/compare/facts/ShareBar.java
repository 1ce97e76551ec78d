package dev.tickfork.app.page.compare.facts;

import javafx.scene.layout.Region;

/// A bar from the left edge, as long as its share of the largest.
final class ShareBar extends Region {
    private static final double HEIGHT = 10;
    private static final double SHORTEST = 3;

    private final Region bar = new Region();
    private final double share;

    /// @param share 0 to 1
    ShareBar(double share) {
        this.share = share;
        bar.getStyleClass().add("facts-share");
        bar.setVisible(share > 0);
        getChildren().add(bar);
        setMinWidth(40);
    }

    @Override
    protected void layoutChildren() {
        double length = Math.max(SHORTEST, share * getWidth());
        bar.resizeRelocate(0, Math.floor((getHeight() - HEIGHT) / 2), length, HEIGHT);
    }

    @Override
    protected double computePrefHeight(double width) {
        return HEIGHT;
    }
}
