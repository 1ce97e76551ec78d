package dev.tickfork.bridge.report;

import dev.tickfork.bridge.action.ActionFailure;
import dev.tickfork.bridge.action.Codes;
import dev.tickfork.bridge.action.Message;
import dev.tickfork.bridge.world.Landing;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;

/// Where a report goes: a file of one kind, which replaces an older report and nothing else. Immutable.
///
/// @param field the request's name for it
public record ReportFile(Path path, Kind kind, String field) {
    /// The kinds of report files.
    public enum Kind {
        HTML(".html", HtmlPage.START),
        /// As `diff --json` prints it.
        JSON(".json", "{\"ok\":");

        private final String ending;
        private final String start;

        Kind(String ending, String start) {
            this.ending = ending;
            this.start = start;
        }
    }

    /// Looks before the work begins whether the file may be written.
    ///
    /// @throws ActionFailure `INVALID_REQUEST`: another ending; `NAME_TAKEN`: there is something else of that name
    public void check() throws ActionFailure, IOException {
        if (!String.valueOf(path.getFileName()).toLowerCase(Locale.ROOT).endsWith(kind.ending)) {
            throw ActionFailure.of(Codes.INVALID_REQUEST, Message.of("exporting.ending", path, kind.ending))
                    .with(Map.of("path", field, "expected", "*" + kind.ending, "received", path.toString()));
        }
        if (Files.exists(path, LinkOption.NOFOLLOW_LINKS) && !ours()) {
            throw ActionFailure.of(Codes.NAME_TAKEN, Message.of("exporting.not_ours", path));
        }
    }

    private boolean ours() throws IOException {
        if (!Files.isRegularFile(path)) {
            return false;
        }
        byte[] start = kind.start.getBytes(StandardCharsets.UTF_8);
        try (InputStream in = Files.newInputStream(path)) {
            return new String(in.readNBytes(start.length), StandardCharsets.UTF_8).equals(kind.start);
        }
    }

    /// Writes by a temporary name and a rename; folders above are made.
    public void write(String content) throws ActionFailure, IOException {
        check();
        Path parent = path.toAbsolutePath().getParent();
        if (parent != null) {
            Files.createDirectories(parent);
        }
        Landing.write(path.toAbsolutePath(), content.getBytes(StandardCharsets.UTF_8));
    }
}
