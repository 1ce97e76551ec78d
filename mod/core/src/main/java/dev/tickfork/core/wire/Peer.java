package dev.tickfork.core.wire;

/// The other end of one connection, as far as an operation may see it. Any thread.
public interface Peer {
    /// Whether the other end has closed its side or the connection broke.
    boolean closed();

    /// Whether nothing can reach the other end any more. A peer that has only ended its own side can still
    /// read.
    boolean broken();

    /// Runs the action once when the connection closes, or now when it has. It must not block.
    void onClose(Runnable action);
}
