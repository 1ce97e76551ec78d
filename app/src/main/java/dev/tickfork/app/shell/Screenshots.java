package dev.tickfork.app.shell;

import dev.tickfork.app.ui.Desk;
import dev.tickfork.app.ui.Page;
import dev.tickfork.app.ui.PageMaker;
import dev.tickfork.app.ui.Png;
import dev.tickfork.app.ui.Shot;
import dev.tickfork.app.ui.Target;
import dev.tickfork.app.ui.Theme;
import dev.tickfork.bridge.action.ActionRunner;
import dev.tickfork.bridge.action.ResourceTable;
import dev.tickfork.bridge.action.Scope;
import dev.tickfork.bridge.capability.Capability;
import dev.tickfork.bridge.capability.CapabilityRegistry;
import dev.tickfork.bridge.capability.HoldData;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.StackPane;

/// Brings every page into each of its main states and writes a picture of the whole window, without a
/// screen: the scenes are never shown. Nothing that a page submits is run, so that a state stays as it was
/// set.
public final class Screenshots {
    /// What to write.
    ///
    /// @param only the page's id, or empty for all
    public record Request(Path out, List<Locale> languages, List<Boolean> dark, int width, int height, String only) {
        public Request {
            languages = List.copyOf(languages);
            dark = List.copyOf(dark);
        }
    }

    private static final String WINDOW = "window";

    private final Request request;
    private final List<PageMaker> pages;
    private final List<Capability> capabilities;
    private final Path home;
    private final Consumer<Path> written;

    /// @param home    what the pages tell as the home folder
    /// @param written told of each file, on the FX thread
    public Screenshots(
            Request request, List<PageMaker> pages, List<Capability> capabilities, Path home, Consumer<Path> written) {
        this.request = request;
        this.pages = List.copyOf(pages);
        this.capabilities = List.copyOf(capabilities);
        this.home = home;
        this.written = written;
    }

    /// Starts JavaFX, writes all pictures, and ends JavaFX; blocks. Once a process.
    ///
    /// @return how many were written
    public int run() throws IOException {
        Files.createDirectories(request.out());
        var done = new CompletableFuture<Integer>();
        Platform.startup(() -> {
            try {
                done.complete(all());
            } catch (IOException | RuntimeException e) {
                done.completeExceptionally(e);
            }
        });
        try {
            return done.join();
        } catch (CompletionException e) {
            if (e.getCause() instanceof IOException io) {
                throw io;
            }
            throw e;
        } finally {
            Platform.exit();
        }
    }

    private int all() throws IOException {
        Fonts.load();
        int count = 0;
        for (Locale language : request.languages()) {
            for (boolean dark : request.dark()) {
                for (PageMaker maker : pages) {
                    if (request.only().isEmpty()
                            || request.only().equals(maker.info().id())) {
                        count += page(maker.info().id(), language, dark);
                    }
                }
                if (request.only().isEmpty() || request.only().equals(WINDOW)) {
                    count += window(language, dark);
                }
            }
        }
        return count;
    }

    private int page(String id, Locale language, boolean dark) throws IOException {
        int shots = page(shell(language, dark), id).shots().size();
        for (int i = 0; i < shots; i++) {
            Shell shell = shell(language, dark);
            Page page = page(shell, id);
            shell.go(Target.of(id));
            Shot shot = page.shots().get(i);
            shot.show().run();
            write(picture(shell, _ -> {}), shot.page() + "-" + shot.state(), language, dark);
        }
        return shots;
    }

    private void write(WritableImage image, String name, Locale language, boolean dark) throws IOException {
        Path file = request.out().resolve(name + "-" + language.getLanguage() + (dark ? "-dark" : "-light") + ".png");
        Png.write(image, file);
        written.accept(file);
    }

    /// What the window itself shows over any page.
    private int window(Locale language, boolean dark) throws IOException {
        Map<String, Consumer<Opened>> states = new LinkedHashMap<>();
        states.put("palette", opened -> opened.view().palette());
        states.put("keys", opened -> opened.view().keys());
        states.put("activity", opened -> {
            opened.shell().actions().submit("world.fork", Map.of("instance", "127.0.0.1:25581"), _ -> {});
            opened.shell().actions().submit("demo.start", Map.of(), _ -> {});
            opened.view().drawer();
        });
        states.put("frozen", opened -> {
            opened.holds().show(List.of(new HoldData.Held("a", "world.fork", "127.0.0.1:25581", 0, true)));
            opened.shell().notices().warn(opened.shell().texts().t("window.held_long", "127.0.0.1:25581", 30), null);
        });
        states.put(
                "fault",
                opened -> opened.view()
                        .bug(new BugDesk.Bug("BUG-0A1F", "", Instant.EPOCH, "java.lang.IllegalStateException")));
        for (var state : states.entrySet()) {
            Shell shell = shell(language, dark);
            shell.go(Target.of("welcome"));
            write(picture(shell, state.getValue()), WINDOW + "-" + state.getKey(), language, dark);
        }
        return states.size();
    }

    /// A window that nobody sees.
    private record Opened(Shell shell, HoldWatch holds, WindowView view) {}

    private static Page page(Shell shell, String id) {
        return shell.page(id).orElseThrow();
    }

    private Shell shell(Locale language, boolean dark) {
        var dropped = new ActionRunner(_ -> {}, new ResourceTable(), _ -> {});
        var registry = new CapabilityRegistry(dropped, capabilities);
        var setup = new Setup(registry, dropped, new Scope(), home, _ -> {}, language, pages);
        var memory = new WindowMemory(home.resolve("none.json"), _ -> {}, _ -> {});
        var texts = new WindowTexts(memory, language);
        memory.put("window.theme", (dark ? Theme.Mode.DARK : Theme.Mode.LIGHT).name());
        return new Shell(setup, memory, texts, new NoDesk(), Platform::runLater);
    }

    private WritableImage picture(Shell shell, Consumer<Opened> change) {
        var live = new LiveLook(shell.activity());
        var holds = new HoldWatch(shell.activity(), shell.board(), shell.texts());
        var view = new WindowView(shell, live, holds, new BugDesk(home, Platform::runLater), () -> {});
        var root = new StackPane(view);
        if (shell.texts().chinese()) {
            root.getStyleClass().add("tf-zh");
        }
        change.accept(new Opened(shell, holds, view));
        view.refresh();
        var scene = new Scene(root, request.width(), request.height());
        for (int pass = 0; pass < 3; pass++) { // virtual lists measure their cells in the first
            root.applyCss();
            root.layout();
        }
        scene.snapshot(null);
        WritableImage image = scene.snapshot(null);
        view.dispose();
        return image;
    }

    /// Asks nobody and does nothing.
    private static final class NoDesk implements Desk {
        @Override
        public Optional<Path> chooseFolder(String title) {
            return Optional.empty();
        }

        @Override
        public Optional<Path> chooseFile(String title, String... kinds) {
            return Optional.empty();
        }

        @Override
        public Optional<Path> save(String title, String name) {
            return Optional.empty();
        }

        @Override
        public void copy(String text) {
            // nobody reads it
        }

        @Override
        public void openFolder(Path path) {
            // no screen
        }

        @Override
        public boolean confirm(String title, String text, String action) {
            return false;
        }
    }
}
