package dev.tickfork.bridge.wire;

/// From where an instance looks at a world. Only the server vantage is the truth.
public enum Vantage {
    SERVER,
    CLIENT
}
