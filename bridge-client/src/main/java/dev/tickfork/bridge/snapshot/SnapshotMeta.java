package dev.tickfork.bridge.snapshot;

import java.math.BigDecimal;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/// What `meta.json` says (docs/protocol.md): every known field with its type, absent where it is missing or
/// has another
/// type, and all fields as they are. Immutable; safe from any thread.
public final class SnapshotMeta {
    static final SnapshotMeta NONE = new SnapshotMeta(Map.of());

    private final Map<String, @Nullable Object> raw;

    /// @param raw the JSON object as maps, lists, text, numbers and truth values
    public SnapshotMeta(Map<String, ? extends @Nullable Object> raw) {
        this.raw = Collections.unmodifiableMap(new LinkedHashMap<>(raw));
    }

    /// All fields in the order of the file; not to be changed.
    public Map<String, @Nullable Object> raw() {
        return raw;
    }

    public OptionalLong protocol() {
        return whole("protocol");
    }

    public Optional<String> mod() {
        return text("mod");
    }

    public Optional<String> modVersion() {
        return text("modVersion");
    }

    public Optional<String> minecraft() {
        return text("minecraft");
    }

    /// `server` or `client`: the vantage that wrote it.
    public Optional<String> instance() {
        return text("instance");
    }

    public OptionalLong tick() {
        return whole("tick");
    }

    public OptionalLong gameTime() {
        return whole("gameTime");
    }

    public Optional<String> dimension() {
        return text("dimension");
    }

    /// Blocks around the player; 0 for every entity.
    public OptionalDouble radius() {
        return raw.get("radius") instanceof Number n ? OptionalDouble.of(n.doubleValue()) : OptionalDouble.empty();
    }

    public OptionalLong entities() {
        return whole("entities");
    }

    public OptionalLong playersSkipped() {
        return whole("playersSkipped");
    }

    public Optional<String> orderHash() {
        return text("orderHash");
    }

    /// Milliseconds since 1970.
    public OptionalLong createdAt() {
        return whole("createdAt");
    }

    public Optional<Boolean> frozen() {
        return raw.get("frozen") instanceof Boolean b ? Optional.of(b) : Optional.empty();
    }

    public Optional<String> worldDir() {
        return text("worldDir");
    }

    public Optional<String> levelName() {
        return text("levelName");
    }

    /// Random id of the opened world, where the mod has one.
    public Optional<String> generation() {
        return text("generation");
    }

    public List<Player> players() {
        return raw.get("players") instanceof List<?> list
                ? list.stream()
                        .map(SnapshotMeta::player)
                        .flatMap(Optional::stream)
                        .toList()
                : List.of();
    }

    /// A player who was in the dimension and is not part of the recording.
    ///
    /// @param position blocks; null where not recorded
    public record Player(String name, String uuid, @Nullable Point position) {}

    private static Optional<Player> player(@Nullable Object value) {
        if (!(value instanceof Map<?, ?> map)) {
            return Optional.empty();
        }
        String name = map.get("name") instanceof String s ? s : "";
        String uuid = map.get("uuid") instanceof String s ? s : "";
        Point at =
                map.get("x") instanceof Number x && map.get("y") instanceof Number y && map.get("z") instanceof Number z
                        ? new Point(x.doubleValue(), y.doubleValue(), z.doubleValue())
                        : null;
        return Optional.of(new Player(name, uuid, at));
    }

    private Optional<String> text(String field) {
        return raw.get(field) instanceof String s ? Optional.of(s) : Optional.empty();
    }

    /// A whole number, also one written with a fraction of zero, since some JSON writers do that.
    private OptionalLong whole(String field) {
        if (!(raw.get(field) instanceof Number n)) {
            return OptionalLong.empty();
        }
        try {
            return OptionalLong.of(new BigDecimal(n.toString()).longValueExact());
        } catch (ArithmeticException | NumberFormatException _) {
            return OptionalLong.empty();
        }
    }
}
