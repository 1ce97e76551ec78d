package dev.tickfork.bridge.capability;

import java.util.List;

/// What the operation on held worlds gives back; names as on the wire.
public final class HoldData {
    private HoldData() {}

    public record Listing(List<Held> worlds) {}

    /// A world that an action of this home holds frozen now.
    ///
    /// @param action  the id of the action; cancelling it lets the world go on
    /// @param name    the operation
    /// @param address of the instance
    /// @param since   milliseconds of the Unix epoch at which the action began
    /// @param mine    whether this process holds it; else another workbench does
    public record Held(String action, String name, String address, long since, boolean mine) {}
}
