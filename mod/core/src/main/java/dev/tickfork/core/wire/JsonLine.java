package dev.tickfork.core.wire;

import com.google.gson.stream.JsonWriter;
import dev.tickfork.protocol.Fields;
import dev.tickfork.protocol.LineTooLongException;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/// Renders messages as one line of UTF-8 JSON with its LF. Stateless; not for the game thread when a body
/// is large.
public final class JsonLine {
    private JsonLine() {}

    /// A reply with its envelope.
    ///
    /// @throws LineTooLongException it would pass the limit
    public static byte[] reply(Answer answer, @Nullable String rid, int limitBytes) throws IOException {
        return render(limitBytes, json -> {
            json.name(Fields.TYPE).value(answer.type());
            if (rid != null) {
                json.name(Fields.RID).value(rid);
            }
            if (answer.stamped()) {
                json.name(Fields.MILLIS).value(System.currentTimeMillis());
            }
            answer.body().write(json);
        });
    }

    /// An event with its envelope. Events are short, so this is cheap on any thread.
    public static byte[] event(String type, Body body) {
        try {
            return render(Integer.MAX_VALUE, json -> {
                json.name(Fields.TYPE).value(type);
                json.name(Fields.MILLIS).value(System.currentTimeMillis());
                json.name(Fields.EVENT).value(true);
                body.write(json);
            });
        } catch (IOException e) {
            throw new UncheckedIOException("writing to memory failed", e);
        }
    }

    /// One object on one line.
    ///
    /// @throws LineTooLongException it would pass the limit
    public static byte[] render(int limitBytes, Body fields) throws IOException {
        var bytes = new Capped(limitBytes);
        var json = new JsonWriter(new OutputStreamWriter(bytes, StandardCharsets.UTF_8));
        json.beginObject();
        fields.write(json);
        json.endObject();
        json.flush();
        bytes.write('\n');
        return bytes.toByteArray();
    }

    /// A number; JSON has no form for NaN and infinities, so these become null (docs/protocol.md,
    /// "Numbers").
    public static void number(JsonWriter json, double value) throws IOException {
        if (Double.isFinite(value)) {
            json.value(value);
        } else {
            json.nullValue();
        }
    }

    /// A float in its own shortest form, not widened; null as above.
    public static void number(JsonWriter json, float value) throws IOException {
        if (Float.isFinite(value)) {
            json.value(value);
        } else {
            json.nullValue();
        }
    }

    /// Memory that refuses to pass a limit, so that a reply too large is found before it is whole.
    private static final class Capped extends ByteArrayOutputStream {
        private final int limitBytes;

        Capped(int limitBytes) {
            super(256);
            this.limitBytes = limitBytes;
        }

        @Override
        public synchronized void write(byte[] bytes, int offset, int length) {
            if (length > limitBytes - count) {
                throw new UncheckedIOException(new LineTooLongException(limitBytes));
            }
            super.write(bytes, offset, length);
        }
    }
}
