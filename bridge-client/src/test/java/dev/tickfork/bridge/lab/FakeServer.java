package dev.tickfork.bridge.lab;

import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import java.util.concurrent.CountDownLatch;
import java.util.logging.Logger;

/// A server process that a test starts instead of the sandbox: it plays a part that its first argument
/// names.
public final class FakeServer {
    private static final String LINE = "[12:00:00] [Server thread/INFO]: ";

    private FakeServer() {}

    public static void main(String[] arguments) throws Exception {
        var console = new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8);
        console.println(LINE + "Starting, 量子");
        console.println(LINE + "<a> Done (1s)! For help, type \"help\"");
        switch (arguments[0]) {
            case "crash" -> {
                console.println("**** FAILED TO BIND TO PORT!");
                System.exit(3);
            }
            case "slow" -> new CountDownLatch(1).await();
            case "unproved" -> {
                console.println(LINE + "Done (1.0s)! For help, type \"help\"");
                System.exit(0);
            }
            default -> ready(console);
        }
    }

    private static void ready(PrintStream console) throws IOException, InterruptedException {
        var settings = new Properties();
        try (var reader = Files.newBufferedReader(Path.of("server.properties"))) {
            settings.load(reader);
        }
        var stop = new CountDownLatch(1);
        try (var _ = new FakeRcon(
                        Integer.parseInt(settings.getProperty("rcon.port")),
                        settings.getProperty("rcon.password"),
                        text -> {
                            if (text.equals("stop")) {
                                stop.countDown();
                            }
                            return "rcon " + text;
                        });
                var mod = new ServerSocket(0, 5, InetAddress.getLoopbackAddress())) {
            Thread.ofVirtual().start(() -> serve(mod));
            Path data = Path.of(System.getProperty("mcagent.serverDir", ""));
            Files.writeString(data.resolve("port.txt"), Integer.toString(mod.getLocalPort()));
            console.println(LINE + "Done (1.0s)! For help, type \"help\"");
            stop.await();
            console.println(LINE + "Stopping the server");
        }
        System.exit(0);
    }

    private static void serve(ServerSocket mod) {
        while (!mod.isClosed()) {
            try (Socket socket = mod.accept()) {
                var out = new PrintStream(socket.getOutputStream(), true, StandardCharsets.UTF_8);
                out.print(
                        "{\"type\":\"hello\",\"mod\":\"fake\",\"version\":\"1\",\"protocol\":1,\"instance\":\"server\","
                                + "\"capabilities\":[\"state\",\"command\"]}\n");
                var in = new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
                for (String line = in.readLine(); line != null; line = in.readLine()) {
                    String world = Path.of("world").toAbsolutePath().toString();
                    out.print(
                            line.equals("STATE")
                                    ? "{\"type\":\"state\",\"inWorld\":true,\"tick\":1,\"worldDir\":\"" + world
                                            + "\"}\n"
                                    : "{\"type\":\"cmd_ack\",\"detail\":\"x\",\"output\":[\"mod " + line + "\"]}\n");
                    out.flush();
                }
            } catch (IOException e) {
                Logger.getAnonymousLogger().fine(e.toString());
            }
        }
    }
}
