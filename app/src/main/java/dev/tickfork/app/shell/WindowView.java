package dev.tickfork.app.shell;

import dev.tickfork.app.ui.Command;
import dev.tickfork.app.ui.Page;
import dev.tickfork.app.ui.Target;
import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;
import org.jspecify.annotations.Nullable;

/// The view of the window: bar, navigation, page, strip; over them notices and what asks for an answer.
/// Built anew when the language changes. FX thread only.
final class WindowView extends StackPane implements ShellCommands.Parts {
    private static final double FOLDS_UNDER = 1200;

    private final Shell shell;
    private final HoldWatch holds;
    private final BugDesk bugs;
    private final Runnable quit;
    private final OpenPath opener;
    private final ShellCommands commands;
    private final BorderPane frame = new BorderPane();
    private final StackPane place = new StackPane();
    private final Overlay modal = new Overlay();
    private final TopBar top;
    private final NavBar nav;
    private final ActivityStrip strip;
    private final ActivityDrawer drawer;
    private final Palette palette;
    private final Subscription watch;
    private @Nullable ErrorSheet errors;
    private @Nullable Boolean folded;

    WindowView(Shell shell, LiveLook live, HoldWatch holds, BugDesk bugs, Runnable quit) {
        this.shell = shell;
        this.holds = holds;
        this.bugs = bugs;
        this.quit = quit;
        this.opener = new OpenPath(shell);
        this.commands = new ShellCommands(shell, holds, opener, this);
        getStyleClass().add("tf-window");
        top = new TopBar(
                shell,
                live,
                holds,
                this::palette,
                () -> shell.go(Target.of(shell.has("instances") ? "instances" : "welcome")));
        nav = new NavBar(shell);
        strip = new ActivityStrip(shell.activity(), shell.texts(), this::drawer);
        drawer = new ActivityDrawer(shell.activity(), shell.texts(), shell.desk(), shell.theme());
        palette = new Palette(new PaletteModel(shell, this::here), shell.texts(), shell.theme(), modal::hide);
        frame.setTop(top);
        frame.setLeft(nav);
        frame.setCenter(place);
        var foot = new VBox(strip);
        frame.setBottom(foot);
        var notices = new NoticeStack(shell.board(), shell.texts());
        setAlignment(notices, Pos.TOP_RIGHT);
        getChildren().addAll(frame, notices, modal);
        modal.visibleProperty().addListener((_, _, shown) -> {
            if (!shown) {
                errors = null;
            }
        });
        widthProperty().addListener((_, _, _) -> fold());
        watch = shell.currentProperty().subscribe(this::page);
        addEventHandler(KeyEvent.KEY_PRESSED, this::escape);
        addEventHandler(KeyEvent.KEY_TYPED, this::typed);
        var drop = new DropEdge(opener, shell.texts());
        drop.over(this);
        getChildren().add(drop);
    }

    private void page(@Nullable Page page) {
        if (page != null) {
            Region view = page.view();
            place.getChildren().setAll(view);
            top.commands(here());
            nav.mark(page);
        }
    }

    /// Lets go of the model; a view that is out of the window must not be asked for pages.
    void dispose() {
        watch.unsubscribe();
    }

    /// What can be done here and now.
    private List<Command> here() {
        var all = new ArrayList<Command>(commands.all());
        Page page = shell.currentProperty().get();
        if (page != null) {
            all.addAll(page.commands());
        }
        return all;
    }

    /// Brings clocks and bars up to now.
    void refresh() {
        top.refresh();
        strip.refresh();
        if (drawer.getParent() != null) {
            drawer.refresh();
        }
    }

    void bug(BugDesk.Bug bug) {
        ErrorSheet sheet = errors;
        if (sheet == null) {
            var unfreeze = new Button(shell.texts().t("window.unfreeze"));
            unfreeze.setOnAction(_ -> holds.unfreeze());
            unfreeze.visibleProperty().bind(holds.holdingProperty());
            unfreeze.managedProperty().bind(holds.holdingProperty());
            sheet = new ErrorSheet(shell.texts(), shell.desk(), bugs.log(), unfreeze, modal::hide);
            modal.show(sheet);
            errors = sheet;
        }
        sheet.add(bug);
    }

    private void fold() {
        boolean narrow = getWidth() < FOLDS_UNDER * Math.max(1, shell.theme().scale() - 0.3);
        Boolean chosen = folded;
        nav.fold(chosen == null ? narrow : chosen);
    }

    private void escape(KeyEvent event) {
        Page page = shell.currentProperty().get();
        if (event.getCode() != KeyCode.ESCAPE || event.isConsumed()) {
            return;
        }
        if (modal.isShown()) {
            modal.hide();
        } else if (page == null || !page.escape()) {
            if (drawer.getParent() != null) {
                drawer();
            }
        }
        event.consume();
    }

    private void typed(KeyEvent event) {
        if (event.getCharacter().equals("?") && !(event.getTarget() instanceof TextInputControl)) {
            keys();
            event.consume();
        }
    }

    @Override
    public void palette() {
        modal.show(palette);
        palette.focus();
    }

    @Override
    public void drawer() {
        if (frame.getBottom() instanceof VBox foot && !foot.getChildren().remove(drawer)) {
            foot.getChildren().addFirst(drawer);
        }
    }

    @Override
    public void keys() {
        modal.show(new KeysSheet(here(), shell.texts(), modal::hide));
    }

    @Override
    public void foldNavigation() {
        folded = !nav.getStyleClass().contains("folded");
        fold();
    }

    @Override
    public void region(boolean forward) {
        List<Node> regions = List.of(top, nav, place, strip);
        int at = 0;
        for (int i = 0; i < regions.size(); i++) {
            if (holdsFocus(regions.get(i))) {
                at = i;
            }
        }
        for (int step = 1; step <= regions.size(); step++) {
            Node next = regions.get(Math.floorMod(at + (forward ? step : -step), regions.size()));
            if (focusFirst(next)) {
                return;
            }
        }
    }

    private static boolean holdsFocus(Node region) {
        return region.isFocusWithin();
    }

    private static boolean focusFirst(Node node) {
        if (!node.isVisible() || node.isDisabled()) {
            return false;
        }
        if (node.isFocusTraversable()) {
            node.requestFocus();
            return true;
        }
        return node instanceof Parent parent
                && parent.getChildrenUnmodifiable().stream().anyMatch(WindowView::focusFirst);
    }

    @Override
    public void quit() {
        quit.run();
    }
}
