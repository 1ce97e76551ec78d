package dev.tickfork.sandbox.server;

import dev.tickfork.sandbox.world.SandboxWorld;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/// Writes `crash-reports/crash-<time>-server.txt`.
final class CrashReport {
    private static final DateTimeFormatter NAME = DateTimeFormatter.ofPattern("yyyy-MM-dd_HH.mm.ss", Locale.ROOT);

    private CrashReport() {}

    /// The file.
    static Path write(Path serverDirectory, SandboxWorld world, Throwable cause) throws IOException {
        Path folder = Files.createDirectories(serverDirectory.resolve("crash-reports"));
        LocalDateTime now = LocalDateTime.now(ZoneId.systemDefault());
        Path file = folder.resolve("crash-" + now.format(NAME) + "-server.txt");
        String text =
                "---- Minecraft Crash Report ----\n\nTime: " + now + "\nDescription: Exception in server tick loop\n\n"
                        + ServerLog.trace(cause) + "\nTick: " + world.tickCount() + "\nGame time: " + world.gameTime()
                        + "\nWorld: " + world.folder().toAbsolutePath() + "\nJava: " + Runtime.version() + "\n";
        Path temporary = file.resolveSibling(file.getFileName() + ".tmp");
        Files.writeString(temporary, text);
        return Files.move(temporary, file, StandardCopyOption.ATOMIC_MOVE);
    }
}
