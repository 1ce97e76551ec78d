package dev.tickfork.core;

/// Ends a listener's life. Any thread; closing twice does nothing.
public interface Registration extends AutoCloseable {
    @Override
    void close();
}
