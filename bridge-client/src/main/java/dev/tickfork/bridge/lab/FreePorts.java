package dev.tickfork.bridge.lab;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/// Picks loopback ports that are free now and that no other lab has written down.
final class FreePorts {
    /// The system hands out ports at random among tens of thousands; so many refusals mean that none is
    /// left.
    private static final int TRIES = 256;

    private FreePorts() {}

    static LabPorts pick(Set<Integer> reserved) throws IOException {
        List<ServerSocket> held = new ArrayList<>();
        try {
            var ports = new ArrayList<Integer>();
            for (int i = 0; i < TRIES && ports.size() < 3; i++) {
                var socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
                held.add(socket);
                if (!reserved.contains(socket.getLocalPort())) {
                    ports.add(socket.getLocalPort());
                }
            }
            if (ports.size() < 3) {
                throw new IOException("no free loopback port");
            }
            return new LabPorts(ports.get(0), ports.get(1), ports.get(2));
        } finally {
            for (ServerSocket socket : held) {
                socket.close();
            }
        }
    }

    static boolean areFree(LabPorts ports) {
        return isFree(ports.server()) && isFree(ports.rcon()) && isFree(ports.vantage());
    }

    /// A listener on every address counts too, so binding is tried and nothing is asked of it.
    private static boolean isFree(int port) {
        if (port < 1) {
            return false;
        }
        try (var socket = new ServerSocket()) {
            socket.setReuseAddress(true);
            socket.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
            return true;
        } catch (IOException _) {
            return false;
        }
    }
}
