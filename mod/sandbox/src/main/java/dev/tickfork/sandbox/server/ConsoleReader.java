package dev.tickfork.sandbox.server;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.RejectedExecutionException;

/// Reads commands from standard input on a thread of its own, which never keeps the process alive.
final class ConsoleReader {
    private final InputStream in;
    private final GameServer server;
    private final ServerLog log;

    ConsoleReader(InputStream in, GameServer server, ServerLog log) {
        this.in = in;
        this.server = server;
        this.log = log;
    }

    void start() {
        Thread.ofPlatform().daemon().name("Server console handler").start(this::read);
    }

    private void read() {
        var lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
        try {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                String command = line.strip();
                if (!command.isEmpty()) {
                    server.tasks().add(() -> server.run(command, "Server", log::info));
                }
            }
        } catch (IOException e) {
            log.error("The console cannot be read any more", e);
        } catch (RejectedExecutionException _) {
            // The server is stopping: nobody would run the command.
        }
    }
}
