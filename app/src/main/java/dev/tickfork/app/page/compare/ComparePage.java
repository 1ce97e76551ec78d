package dev.tickfork.app.page.compare;

import dev.tickfork.app.ui.Command;
import dev.tickfork.app.ui.Page;
import dev.tickfork.app.ui.PageInfo;
import dev.tickfork.app.ui.PageMaker;
import dev.tickfork.app.ui.Shot;
import dev.tickfork.app.ui.Target;
import dev.tickfork.app.ui.Workbench;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.bootstrapicons.BootstrapIcons;

/// The page that shows exactly how two snapshots differ.
public final class ComparePage implements Page {
    static final String ID = "compare";
    private static final PageInfo INFO = new PageInfo(ID, "comparison.title", BootstrapIcons.LAYOUT_SPLIT, 30, true);

    private final Workbench workbench;
    private final CompareModel model;
    private final List<CompareTab> tabs;

    private ComparePage(Workbench workbench, CompareTabs others) {
        this.workbench = workbench;
        this.model = new CompareModel(workbench);
        this.tabs = others.make(workbench, model::options);
        model.tabs(tabs);
    }

    /// Makes the page.
    ///
    /// @param others the tabs beside the order view
    public static PageMaker maker(CompareTabs others) {
        return PageMaker.of(INFO, workbench -> new ComparePage(workbench, others));
    }

    @Override
    public PageInfo info() {
        return INFO;
    }

    @Override
    public Region view() {
        return new CompareView(model, tabs, workbench);
    }

    @Override
    public void open(Target target) {
        model.look();
        Side a = side(target.arg("a", ""));
        Side b = side(target.arg("b", ""));
        if (a != null || b != null) {
            model.choose(a, b);
        }
    }

    private static @Nullable Side side(String dir) {
        try {
            return dir.isEmpty() ? null : Side.of(Path.of(dir));
        } catch (InvalidPathException _) {
            return null; // remembered on another system
        }
    }

    @Override
    public boolean drop(Path path) {
        Side dropped = Side.of(path);
        if (model.sideAProperty().get() == null) {
            model.chooseA(dropped);
        } else {
            model.chooseB(dropped);
        }
        return true;
    }

    @Override
    public Target here() {
        return model.here();
    }

    @Override
    public List<Command> commands() {
        ObservableBooleanValue compared = Bindings.isNotNull(model.order().rowsProperty());
        OrderModel order = model.order();
        return List.of(
                Command.when("view.next_difference", "comparison.next", null, "F8", compared, order::next),
                Command.when(
                        "view.previous_difference", "comparison.previous", null, "Shift+F8", compared, order::previous),
                Command.when(
                        "view.first_divergence",
                        "comparison.first_divergence",
                        BootstrapIcons.FLAG,
                        "Shortcut+F8",
                        compared,
                        order::firstDivergence),
                Command.when("view.more_context", "comparison.more", null, "Plus", compared, order::moreContext),
                Command.when("view.less_context", "comparison.less", null, "Minus", compared, order::lessContext),
                Command.when("view.fold_all", "comparison.fold_all", null, "DIGIT0", compared, order::foldAll),
                Command.when(
                        "file.export_comparison",
                        "facts.export_html",
                        BootstrapIcons.UPLOAD,
                        "Shortcut+E",
                        compared,
                        new CompareExport(workbench, model::shown, () -> null)::html),
                Command.when(
                        "snapshot.swap",
                        "comparison.swap",
                        BootstrapIcons.ARROW_LEFT_RIGHT,
                        null,
                        compared,
                        model::swap));
    }

    @Override
    public List<Shot> shots() {
        return new CompareShots(model).all();
    }
}
