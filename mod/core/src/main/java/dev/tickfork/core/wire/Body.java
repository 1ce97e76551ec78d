package dev.tickfork.core.wire;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;

/// Writes the fields of one message after its envelope. Called once, off the game thread.
@FunctionalInterface
public interface Body {
    void write(JsonWriter json) throws IOException;
}
