package dev.tickfork.bridge.world;

import dev.tickfork.bridge.action.ActionFailure;
import dev.tickfork.bridge.action.Codes;
import dev.tickfork.bridge.action.IoFailures;
import dev.tickfork.bridge.action.Message;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/// Proves that a target can be a copy of a source before the first byte is written: real paths, so that a link
/// cannot hide that one lies in the other.
public final class CopyPlace {
    private CopyPlace() {}

    /// @throws ActionFailure `NOT_FOUND` (no such source folder), `PREFLIGHT` (one lies in the other, or they
    ///                       are the same), `NAME_TAKEN` (the target exists)
    public static void prove(Path source, Path target) throws ActionFailure {
        if (!Files.isDirectory(source)) {
            throw ActionFailure.of(Codes.NOT_FOUND, Message.of("world.missing", source));
        }
        try {
            Path from = source.toRealPath();
            Path to = realTarget(target);
            if (to.startsWith(from) || from.startsWith(to)) {
                throw ActionFailure.of(Codes.PREFLIGHT, Message.of("world.inside", to, from));
            }
        } catch (IOException e) {
            throw IoFailures.explain(e);
        }
        if (Files.exists(target, LinkOption.NOFOLLOW_LINKS)) {
            throw ActionFailure.of(Codes.NAME_TAKEN, Message.of("world.taken", target));
        }
    }

    /// The real path that `target` will have: that of its nearest existing ancestor, and the rest.
    static Path realTarget(Path target) throws IOException {
        Path whole = target.toAbsolutePath().normalize();
        @Nullable Path existing = whole;
        while (existing != null && !Files.exists(existing)) {
            existing = existing.getParent();
        }
        return existing == null ? whole : existing.toRealPath().resolve(existing.relativize(whole));
    }
}
