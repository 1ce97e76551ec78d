package dev.tickfork.app.page.snapshot;

import dev.tickfork.app.ui.Segments;
import dev.tickfork.app.ui.Theme;
import dev.tickfork.app.ui.TypeSwatch;
import dev.tickfork.app.ui.Workbench;
import dev.tickfork.bridge.snapshot.Snapshot;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javafx.geometry.VPos;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.control.Label;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.paint.Color;
import javafx.scene.shape.Rectangle;
import javafx.scene.text.TextAlignment;

/// The entities from above, x right, z down: by type or by tick order, with chunk lines and heavier region
/// lines. Drag pans, the wheel zooms at the pointer, a click selects the nearest. FX thread only.
final class MapView extends VBox {
    private static final double CHUNK = 16;
    private static final double REGION = 512;

    /// From here on single points are a blur and slow to draw: pixels are coloured instead.
    private static final int MOST_POINTS = 50_000;

    private static final int RAMP = 256;

    private final Snapshot snapshot;
    private final SnapshotModel model;
    private final Workbench workbench;
    private final Theme theme;
    private final Canvas canvas = new Canvas();
    private final StackPane plane = new StackPane(canvas);
    private final Map<String, Integer> slots;
    private boolean byOrder;
    private double scale = 4;
    private double centreX;
    private double centreZ;
    private double dragX;
    private double dragZ;
    private boolean dragged;
    private boolean fitted;

    MapView(Snapshot snapshot, SnapshotModel model, Workbench workbench, Bonds bonds) {
        this.snapshot = snapshot;
        this.model = model;
        this.workbench = workbench;
        this.theme = workbench.theme();
        this.slots = TypeBars.slots(snapshot, theme);
        getStyleClass().add("tf-panel");
        canvas.setManaged(false);
        plane.getStyleClass().add("tf-map");
        plane.setMinHeight(80);
        plane.setAccessibleText(workbench.texts().t("inspector.map"));
        var clip = new Rectangle();
        clip.widthProperty().bind(plane.widthProperty());
        clip.heightProperty().bind(plane.heightProperty());
        plane.setClip(clip);
        VBox.setVgrow(plane, Priority.ALWAYS);
        getChildren().addAll(head(), plane);
        plane.widthProperty().subscribe(_ -> draw());
        plane.heightProperty().subscribe(_ -> draw());
        bonds.add(theme.revision().subscribe(_ -> draw()));
        bonds.add(model.rowsProperty().subscribe(_ -> draw()));
        bonds.add(model.selectedProperty().subscribe(_ -> draw()));
        mouse();
    }

    private HBox head() {
        var title = new Label(workbench.texts().t("inspector.map"));
        title.getStyleClass().add("tf-bold");
        var hint = new Label(workbench.texts().t("inspector.map_hint"));
        hint.getStyleClass().addAll("tf-small", "tf-muted");
        var space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        var by = new Segments<Boolean>(
                        List.of(false, true),
                        List.of(
                                workbench.texts().t("inspector.by_type"),
                                workbench.texts().t("inspector.by_order")),
                        order -> {
                            byOrder = order;
                            draw();
                        })
                .select(false);
        var head = new HBox(title, hint, space, by);
        head.getStyleClass().addAll("tf-row", "tf-panel-head");
        return head;
    }

    private void mouse() {
        plane.setOnMousePressed(event -> {
            dragX = event.getX();
            dragZ = event.getY();
            dragged = false;
        });
        plane.setOnMouseDragged(event -> {
            dragged = true;
            centreX -= (event.getX() - dragX) / scale;
            centreZ -= (event.getY() - dragZ) / scale;
            dragX = event.getX();
            dragZ = event.getY();
            draw();
        });
        plane.setOnMouseReleased(event -> {
            if (!dragged) {
                pick(event.getX(), event.getY());
            }
        });
        plane.setOnScroll(event -> {
            double factor = Math.pow(1.2, Math.signum(event.getDeltaY()));
            double x = worldX(event.getX());
            double z = worldZ(event.getY());
            scale = Math.clamp(scale * factor, 0.01, 200);
            centreX += x - worldX(event.getX());
            centreZ += z - worldZ(event.getY());
            draw();
            event.consume();
        });
    }

    private double worldX(double x) {
        return centreX + (x - plane.getWidth() / 2) / scale;
    }

    private double worldZ(double y) {
        return centreZ + (y - plane.getHeight() / 2) / scale;
    }

    private double screenX(double x) {
        return (x - centreX) * scale + plane.getWidth() / 2;
    }

    private double screenZ(double z) {
        return (z - centreZ) * scale + plane.getHeight() / 2;
    }

    private void pick(double x, double y) {
        int nearest = SnapshotModel.NO_ROW;
        double best = theme.px(12);
        RowNumbers rows = model.rowsProperty().get();
        for (int i = 0; i < rows.size(); i++) {
            int row = rows.get(i);
            double away = Math.hypot(screenX(snapshot.x(row)) - x, screenZ(snapshot.z(row)) - y);
            if (away < best) {
                best = away;
                nearest = row;
            }
        }
        if (nearest >= 0) {
            model.selectedProperty().set(nearest);
        }
    }

    /// All entities with a little room around, once the size is known.
    private void fit() {
        double minX = Double.MAX_VALUE;
        double maxX = -Double.MAX_VALUE;
        double minZ = Double.MAX_VALUE;
        double maxZ = -Double.MAX_VALUE;
        for (int row = 0; row < snapshot.size(); row++) {
            if (!Double.isNaN(snapshot.x(row))) {
                minX = Math.min(minX, snapshot.x(row));
                maxX = Math.max(maxX, snapshot.x(row));
                minZ = Math.min(minZ, snapshot.z(row));
                maxZ = Math.max(maxZ, snapshot.z(row));
            }
        }
        if (minX > maxX) {
            return;
        }
        centreX = (minX + maxX) / 2;
        centreZ = (minZ + maxZ) / 2;
        double wide = Math.max(maxX - minX, CHUNK) * 1.2;
        double high = Math.max(maxZ - minZ, CHUNK) * 1.2;
        scale = Math.clamp(Math.min(plane.getWidth() / wide, plane.getHeight() / high), 0.01, 200);
    }

    private void draw() {
        double width = plane.getWidth();
        double height = plane.getHeight();
        if (width < 10 || height < 10) {
            return;
        }
        if (!fitted) {
            fitted = true;
            fit();
        }
        canvas.setWidth(width);
        canvas.setHeight(height);
        GraphicsContext g = canvas.getGraphicsContext2D();
        g.setFill(theme.color("-color-bg-inset"));
        g.fillRect(0, 0, width, height);
        lines(g, CHUNK, "-color-border-muted", 1, 6);
        lines(g, REGION, "-color-border-default", 2, 10);
        RowNumbers rows = model.rowsProperty().get();
        if (rows.size() > MOST_POINTS) {
            density(g, rows);
        } else {
            points(g, rows);
        }
        selection(g);
        ruler(g);
    }

    private void lines(GraphicsContext g, double step, String token, double thick, double least) {
        if (step * scale < least) {
            return;
        }
        g.setStroke(theme.color(token));
        g.setLineWidth(thick);
        for (double x = Math.floor(worldX(0) / step) * step; screenX(x) < plane.getWidth(); x += step) {
            g.strokeLine(Math.floor(screenX(x)) + 0.5, 0, Math.floor(screenX(x)) + 0.5, plane.getHeight());
        }
        for (double z = Math.floor(worldZ(0) / step) * step; screenZ(z) < plane.getHeight(); z += step) {
            g.strokeLine(0, Math.floor(screenZ(z)) + 0.5, plane.getWidth(), Math.floor(screenZ(z)) + 0.5);
        }
    }

    private Color colour(int row) {
        if (byOrder) {
            double share = (double) row / Math.max(1, snapshot.size() - 1);
            return theme.color("-tf-ribbon-line").interpolate(theme.color("-color-accent-emphasis"), share);
        }
        return theme.types().color(slots.getOrDefault(snapshot.type(row), 0));
    }

    private void points(GraphicsContext g, RowNumbers rows) {
        double size = Math.clamp(theme.px(1.4) * Math.sqrt(scale), theme.px(4), theme.px(9));
        for (int i = 0; i < rows.size(); i++) {
            int row = rows.get(i);
            double x = screenX(snapshot.x(row));
            double z = screenZ(snapshot.z(row));
            if (x > -size && z > -size && x < plane.getWidth() + size && z < plane.getHeight() + size) {
                TypeSwatch.paint(g, theme.types().kind(snapshot.type(row)), colour(row), x, z, size);
            }
        }
    }

    /// One pixel a place: the last one drawn there shows. Everything that is the same for all rows is
    /// looked up once, the colour again only where the type changes.
    private void density(GraphicsContext g, RowNumbers rows) {
        int width = (int) plane.getWidth();
        int height = (int) plane.getHeight();
        var pixels = new int[width * height];
        var ramp = ramp();
        var types = new HashMap<String, Integer>();
        slots.forEach((type, slot) -> types.put(type, argb(theme.types().color(slot))));
        double left = centreX - plane.getWidth() / 2 / scale;
        double top = centreZ - plane.getHeight() / 2 / scale;
        int last = Math.max(1, snapshot.size() - 1);
        String type = "";
        int colour = 0;
        for (int i = 0; i < rows.size(); i++) {
            int row = rows.at(i);
            double x = (snapshot.x(row) - left) * scale;
            double z = (snapshot.z(row) - top) * scale;
            if (x >= 0 && z >= 0 && x < width && z < height) {
                String now = snapshot.type(row);
                if (!byOrder && !now.equals(type)) {
                    type = now;
                    colour = types.getOrDefault(now, 0);
                }
                pixels[((int) z) * width + ((int) x)] =
                        byOrder ? ramp[(int) ((long) row * (ramp.length - 1) / last)] : colour;
            }
        }
        var image = new WritableImage(width, height);
        image.getPixelWriter().setPixels(0, 0, width, height, PixelFormat.getIntArgbInstance(), pixels, 0, width);
        g.drawImage(image, 0, 0);
    }

    private int[] ramp() {
        var ramp = new int[RAMP];
        for (int i = 0; i < RAMP; i++) {
            ramp[i] = argb(theme.color("-tf-ribbon-line")
                    .interpolate(theme.color("-color-accent-emphasis"), i / (RAMP - 1.0)));
        }
        return ramp;
    }

    private static int argb(Color color) {
        return 0xff000000
                | (int) Math.round(color.getRed() * 255) << 16
                | (int) Math.round(color.getGreen() * 255) << 8
                | (int) Math.round(color.getBlue() * 255);
    }

    private void selection(GraphicsContext g) {
        int row = model.selectedProperty().get();
        if (row < 0 || row >= snapshot.size() || Double.isNaN(snapshot.x(row))) {
            return;
        }
        double x = screenX(snapshot.x(row));
        double z = screenZ(snapshot.z(row));
        double r = theme.px(8);
        g.setStroke(theme.color("-color-accent-emphasis"));
        g.setLineWidth(2);
        g.strokeOval(x - r, z - r, 2 * r, 2 * r);
        String words = workbench.texts().number(row);
        double width = theme.px(10 + 8 * words.length());
        g.setFill(theme.color("-color-accent-emphasis"));
        g.fillRoundRect(x + r, z + r, width, theme.px(18), 4, 4);
        g.setFill(Color.WHITE);
        g.setFont(theme.mono(11, true));
        g.setTextAlign(TextAlignment.CENTER);
        g.setTextBaseline(VPos.CENTER);
        g.fillText(words, x + r + width / 2, z + r + theme.px(9));
    }

    private void ruler(GraphicsContext g) {
        double blocks = 1;
        while (blocks * scale < theme.px(40)) {
            blocks *= 2;
        }
        double left = theme.px(10);
        double bottom = plane.getHeight() - theme.px(10);
        g.setStroke(theme.color("-color-fg-muted"));
        g.setLineWidth(1.5);
        g.strokeLine(left, bottom, left + blocks * scale, bottom);
        g.setFill(theme.color("-color-fg-muted"));
        g.setFont(theme.font(11, false));
        g.setTextAlign(TextAlignment.LEFT);
        g.setTextBaseline(VPos.CENTER);
        g.fillText(
                workbench.texts().t("inspector.blocks", workbench.texts().number((long) blocks)),
                left + blocks * scale + theme.px(8),
                bottom);
    }
}
