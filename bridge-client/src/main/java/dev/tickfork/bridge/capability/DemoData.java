package dev.tickfork.bridge.capability;

import java.util.List;

/// What the operations on demo worlds give back; names as on the wire.
public final class DemoData {
    private DemoData() {}

    /// A demo world that ticks now.
    ///
    /// @param folder the server's folder; its snapshots lie in it
    public record Started(String address, String folder, long entities, long pid) {}

    /// @param stopped addresses of the worlds that stopped
    /// @param kept    folders that stayed, because they hold snapshots
    public record Stopped(List<String> stopped, List<String> kept) {}
}
