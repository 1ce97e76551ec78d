package dev.tickfork.bridge.lab;

/// A lab's ports, all on loopback.
///
/// @param server  for players
/// @param rcon    for the remote console
/// @param vantage where the mod begins to look for a free port; the one it got stands in `port.txt`
public record LabPorts(int server, int rcon, int vantage) {}
