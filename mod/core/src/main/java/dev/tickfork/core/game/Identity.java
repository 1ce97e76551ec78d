package dev.tickfork.core.game;

import com.google.gson.stream.JsonWriter;
import dev.tickfork.core.HostIdentity;
import dev.tickfork.protocol.Fields;
import java.io.IOException;
import java.security.SecureRandom;
import java.util.HexFormat;

/// Who this instance is, for one opened world. Immutable.
///
/// @param generation 16 random hex digits, new for each opened world
public record Identity(HostIdentity host, String modVersion, String generation) {
    private static final int GENERATION_BYTES = 8;

    /// A new identity with a generation of its own.
    public static Identity mint(HostIdentity host, String modVersion) {
        return new Identity(host, modVersion, randomId());
    }

    /// 16 hex digits that nobody can guess.
    public static String randomId() {
        byte[] bytes = new byte[GENERATION_BYTES];
        new SecureRandom().nextBytes(bytes);
        return HexFormat.of().formatHex(bytes);
    }

    /// Writes the field by which a client notices another world.
    public void writeGeneration(JsonWriter json) throws IOException {
        json.name(Fields.GENERATION).value(generation);
    }
}
