package dev.tickfork.bridge.fork;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// One fork in a list: what `meta.json` and the head of `manifest.json` say. Immutable. Nothing here is
/// checked against the entities; opening the snapshot does that.
///
/// @param entities  as recorded; -1 where `meta.json` cannot be read
/// @param createdAt milliseconds of the Unix epoch; 0 where not recorded
/// @param verdict   `clean`, `unclean`, or `unknown` where there is no readable manifest
/// @param world     whether it has the world's files
public record ForkEntry(
        String name,
        String dir,
        @Nullable String dimension,
        long entities,
        @Nullable String orderHash,
        long tick,
        long createdAt,
        String verdict,
        boolean world) {
    private static final JsonMapper JSON = JsonMapper.builder().build();
    /// A meta.json is under 100 KB even with many players.
    private static final long LARGEST_META = 16 << 20;

    static ForkEntry read(Path folder) throws IOException {
        JsonNode meta = meta(folder.resolve("meta.json"));
        return new ForkEntry(
                String.valueOf(folder.getFileName()),
                folder.toString(),
                meta.path("dimension").stringValue(null),
                meta.path("entities").longValue(-1),
                meta.path("orderHash").stringValue(null),
                meta.path("tick").longValue(-1),
                meta.path("createdAt").longValue(0),
                verdict(folder.resolve(ForkFolder.MANIFEST)),
                Files.isDirectory(folder.resolve(ForkFolder.WORLD)));
    }

    private static JsonNode meta(Path file) throws IOException {
        ObjectNode nothing = JSON.createObjectNode();
        if (!Files.isRegularFile(file) || Files.size(file) > LARGEST_META) {
            return nothing;
        }
        try {
            JsonNode meta = JSON.readTree(Files.readAllBytes(file));
            return meta.isObject() ? meta : nothing;
        } catch (JacksonException _) {
            return nothing;
        }
    }

    /// Stops before the list of files, which may be long.
    private static String verdict(Path file) throws IOException {
        if (!Files.isRegularFile(file)) {
            return "unknown";
        }
        try (var in = Files.newInputStream(file);
                var parser = JSON.createParser(in)) {
            if (parser.nextToken() != JsonToken.START_OBJECT) {
                return "unknown";
            }
            while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
                String field = parser.currentName();
                parser.nextToken();
                if (field.equals("verdict")) {
                    String verdict = parser.getValueAsString("unknown");
                    return verdict.equals("clean") || verdict.equals("unclean") ? verdict : "unknown";
                }
                if (field.equals(ManifestJson.FILES)) {
                    return "unknown";
                }
                parser.skipChildren();
            }
            return "unknown";
        } catch (JacksonException _) {
            return "unknown";
        }
    }
}
