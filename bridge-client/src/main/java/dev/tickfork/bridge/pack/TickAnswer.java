package dev.tickfork.bridge.pack;

/// What a game says of its tick loop. `UNKNOWN` means that the answer could not be read, never "running".
public enum TickAnswer {
    RUNNING,
    FROZEN,
    SPRINTING,
    UNKNOWN
}
