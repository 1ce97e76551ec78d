package dev.tickfork.app.shell;

import dev.tickfork.app.ui.Desk;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import javafx.application.HostServices;
import javafx.scene.control.Alert;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.scene.control.ButtonType;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.stage.DirectoryChooser;
import javafx.stage.FileChooser;
import javafx.stage.Window;

/// [Desk] of a real screen. FX thread only.
final class SystemDesk implements Desk {
    private final Window owner;
    private final HostServices host;
    private final WindowTexts texts;

    SystemDesk(Window owner, HostServices host, WindowTexts texts) {
        this.owner = owner;
        this.host = host;
        this.texts = texts;
    }

    @Override
    public Optional<Path> chooseFolder(String title) {
        var chooser = new DirectoryChooser();
        chooser.setTitle(title);
        return Optional.ofNullable(chooser.showDialog(owner)).map(File::toPath);
    }

    @Override
    public Optional<Path> chooseFile(String title, String... kinds) {
        var chooser = new FileChooser();
        chooser.setTitle(title);
        if (kinds.length > 0) {
            chooser.getExtensionFilters().add(new FileChooser.ExtensionFilter(String.join(", ", kinds), kinds));
        }
        return Optional.ofNullable(chooser.showOpenDialog(owner)).map(File::toPath);
    }

    @Override
    public Optional<Path> save(String title, String name) {
        var chooser = new FileChooser();
        chooser.setTitle(title);
        chooser.setInitialFileName(name);
        return Optional.ofNullable(chooser.showSaveDialog(owner)).map(File::toPath);
    }

    @Override
    public void copy(String text) {
        var content = new ClipboardContent();
        content.putString(text);
        Clipboard.getSystemClipboard().setContent(content);
    }

    @Override
    public void openFolder(Path path) {
        Path parent = path.toAbsolutePath().getParent();
        Path folder = Files.isDirectory(path) || parent == null ? path : parent;
        host.showDocument(folder.toUri().toString());
    }

    @Override
    public boolean confirm(String title, String text, String action) {
        var yes = new ButtonType(action, ButtonData.OK_DONE);
        var no = new ButtonType(texts.t("window.cancel"), ButtonData.CANCEL_CLOSE);
        var alert = new Alert(Alert.AlertType.CONFIRMATION, text, yes, no);
        alert.initOwner(owner);
        alert.setHeaderText(title);
        alert.setTitle(title);
        alert.setGraphic(null);
        return alert.showAndWait().filter(yes::equals).isPresent();
    }
}
