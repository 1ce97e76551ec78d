package dev.tickfork.core.server;

import dev.tickfork.core.wire.OutboxLimits;
import dev.tickfork.protocol.Protocol;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/// Where a server keeps its files and which port it tries first; the only reader of `mcagent.*`
/// properties. Immutable.
///
/// @param folder     data folder, absolute: `port.txt`, `events.jsonl`, `snapshots/`
/// @param basePort   first port tried, 0 to let the system pick one
/// @param modVersion what hello, `STATE` and meta report
public record CoreSettings(Path folder, int basePort, String modVersion, OutboxLimits outbox) {
    /// Our own version, after the version of the existing mod whose base messages we speak.
    public static final String MOD_VERSION = "0.8.0+tickfork.0.1.0";

    static final String FOLDER_PROPERTY = "mcagent.serverDir";
    static final String PORT_PROPERTY = "mcagent.serverPort";

    private static final String DEFAULT_FOLDER = "mc-agent-server";
    private static final int LAST_PORT = 0xFFFF;

    public CoreSettings {
        folder = folder.toAbsolutePath().normalize();
        if (basePort < 0 || basePort > LAST_PORT) {
            throw new IllegalArgumentException(PORT_PROPERTY + " is a port from 0 to 65535; got: " + basePort);
        }
    }

    /// The settings of a server vantage with our own version and the usual limits.
    public static CoreSettings of(Path folder, int basePort) {
        return new CoreSettings(folder, basePort, MOD_VERSION, OutboxLimits.DEFAULT);
    }

    /// From the properties of this JVM: `mcagent.serverDir`, by default `mc-agent-server` below the
    /// working directory, and `mcagent.serverPort`, by default 25581.
    ///
    /// @throws IllegalArgumentException the port is no port
    public static CoreSettings fromSystemProperties() {
        return from(System::getProperty);
    }

    static CoreSettings from(Properties properties) {
        String folder = properties.get(FOLDER_PROPERTY);
        String port = properties.get(PORT_PROPERTY);
        return of(
                Path.of(folder == null || folder.isBlank() ? DEFAULT_FOLDER : folder),
                port == null || port.isBlank() ? Protocol.SERVER_PORT : port(port.trim()));
    }

    private static int port(String text) {
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException(PORT_PROPERTY + " is a port from 0 to 65535; got: " + text, e);
        }
    }

    /// Where property values come from.
    @FunctionalInterface
    interface Properties {
        @Nullable
        String get(String name);
    }
}
