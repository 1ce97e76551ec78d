package dev.tickfork.app.shell;

import dev.tickfork.app.ui.Page;
import dev.tickfork.app.ui.Target;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// What it means to open a folder or a bundle, by the menu or by dropping it on the window. FX thread only.
final class OpenPath {
    private final Shell shell;

    OpenPath(Shell shell) {
        this.shell = shell;
    }

    /// What a drop of these would do, as a key of the bundle; empty for nothing.
    String promise(List<Path> dropped) {
        if (dropped.isEmpty()) {
            return "";
        }
        return dropped.size() == 2 && dropped.stream().allMatch(OpenPath::snapshot) && shell.has("compare")
                ? "window.drop_compare"
                : snapshot(dropped.getFirst()) ? "window.drop_open" : "window.drop_unknown";
    }

    /// @return whether something was opened
    boolean drop(List<Path> dropped) {
        if (dropped.isEmpty()) {
            return false;
        }
        Page here = shell.currentProperty().get();
        if (dropped.size() == 2 && promise(dropped).equals("window.drop_compare")) {
            shell.go(Target.of("compare", "a", text(dropped.get(0)), "b", text(dropped.get(1))));
            return true;
        }
        return (here != null && here.drop(dropped.getFirst())) || open(dropped.getFirst());
    }

    /// Opens a snapshot's folder; anything else is told and left alone.
    boolean open(Path path) {
        if (snapshot(path)) {
            shell.go(
                    shell.has("snapshot")
                            ? Target.of("snapshot", "dir", text(path))
                            : Target.of("compare", "a", text(path)));
            return true;
        }
        shell.notices().warn(shell.texts().t("window.cannot_open", path), null);
        return false;
    }

    private static String text(Path path) {
        return path.toAbsolutePath().normalize().toString();
    }

    /// Whether the folder is a snapshot, finished or not.
    private static boolean snapshot(Path path) {
        return Files.isRegularFile(path.resolve("entities.jsonl")) || Files.isRegularFile(path.resolve("meta.json"));
    }
}
