package dev.tickfork.bridge.lab;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;

/// Reads a server's console log: its end, and what one start of it has written.
final class ConsoleLog {
    /// As much of the end as is ever looked at.
    private static final int TAIL_BYTES = 1024 * 1024;

    private static final Pattern ANSI = Pattern.compile("\u001B\\[[0-9;?]*[ -/]*[@-~]");
    /// As the game prints it, from the first letter of its message on.
    private static final Pattern DONE = Pattern.compile("Done \\([0-9]+([.,][0-9]+)?\\s?m?s\\)!.*");
    /// Loggers without brackets: time, level, logger name, then `:` or `-` and the message.
    private static final Pattern PLAIN_PREFIX =
            Pattern.compile("^[0-9:.,TZ /+-]*\\b(INFO|WARN)\\b\\s*[\\w.$/-]*\\s*[:-]\\s+");

    private ConsoleLog() {}

    /// Lines since `offset`, at most the last mebibyte, without colours.
    static List<String> since(Path log, long offset) throws IOException {
        try (var file = new RandomAccessFile(log.toFile(), "r")) {
            long from = Math.max(Math.min(offset, file.length()), file.length() - TAIL_BYTES);
            var bytes = new byte[Math.toIntExact(file.length() - from)];
            file.seek(from);
            file.readFully(bytes);
            return ANSI.matcher(new String(bytes, StandardCharsets.UTF_8))
                    .replaceAll("")
                    .lines()
                    .toList();
        } catch (FileNotFoundException _) {
            return missing(log);
        }
    }

    private static List<String> missing(Path log) throws IOException {
        if (Files.exists(log)) {
            throw new IOException("cannot read " + log);
        }
        return List.of();
    }

    static List<String> last(List<String> lines, int most) {
        return lines.subList(Math.max(0, lines.size() - most), lines.size());
    }

    static boolean saysReady(List<String> lines) {
        return lines.stream().anyMatch(ConsoleLog::isReadyLine);
    }

    /// Whether the game itself says that it is ready. What players say stands behind `<name> ` or
    /// `[name] `, so the
    /// message must begin with `Done (`; and it begins behind the first `]: ` of its line, since nobody
    /// can put text
    /// before that.
    static boolean isReadyLine(String line) {
        String plain = ANSI.matcher(line).replaceAll("").strip();
        int bracket = plain.indexOf("]: ");
        String message = bracket >= 0
                ? plain.substring(bracket + 3).strip()
                : PLAIN_PREFIX.matcher(plain).replaceFirst("").strip();
        return DONE.matcher(message).matches();
    }

    /// Whether the server said that it stops, so that its end is no crash.
    static boolean saysStopping(List<String> lines) {
        return lines.stream()
                .anyMatch(line -> line.contains("Stopping the server") || line.contains("Stopping server"));
    }
}
