package dev.tickfork.core.server;

import dev.tickfork.protocol.Protocol;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/// Writes `port.txt`: the bound port in decimal, no line end, by temporary name and rename. It stays when
/// the server stops, so it is a hint only.
final class PortFile {
    private PortFile() {}

    static void write(Path folder, int port) throws IOException {
        Path part = folder.resolve(Protocol.PORT_FILE + ".part");
        Files.writeString(part, Integer.toString(port), StandardCharsets.US_ASCII);
        Files.move(
                part,
                folder.resolve(Protocol.PORT_FILE),
                StandardCopyOption.ATOMIC_MOVE,
                StandardCopyOption.REPLACE_EXISTING);
    }
}
