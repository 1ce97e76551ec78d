package dev.tickfork.core.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;

/// Reads the golden messages and compares with them: same fields in the same order, same values, except
/// that values which differ from run to run only have to be of the same kind.
public final class Golden {
    private static final Path FOLDER = find();

    private static final Set<String> BY_KIND = Set.of(
            "millis", "t", "createdAt", "port", "dir", "worldDir", "generation", "lease", "version", "modVersion");

    private Golden() {}

    public static String request(String name) throws IOException {
        return Files.readString(FOLDER.resolve("request/" + name + ".txt")).strip();
    }

    public static void assertReply(String name, JsonObject actual) throws IOException {
        assertSame(name, read("reply/" + name + ".json"), actual);
    }

    public static void assertEvent(String name, JsonObject actual) throws IOException {
        assertSame(name, read("event/" + name + ".json"), actual);
    }

    /// One JSON object a line.
    public static void assertFile(String name, Path actual) throws IOException {
        List<String> expected = Files.readAllLines(FOLDER.resolve("file/" + name));
        List<String> lines = Files.readAllLines(actual);
        assertEquals(expected.size(), lines.size(), name);
        for (int i = 0; i < lines.size(); i++) {
            assertSame(
                    name + " line " + i, JsonParser.parseString(expected.get(i)), JsonParser.parseString(lines.get(i)));
        }
    }

    private static JsonElement read(String file) throws IOException {
        return JsonParser.parseString(Files.readString(FOLDER.resolve(file)));
    }

    private static void assertSame(String path, JsonElement expected, JsonElement actual) {
        assertEquals(kind(expected), kind(actual), path);
        if (expected instanceof JsonObject object) {
            JsonObject other = actual.getAsJsonObject();
            assertEquals(List.copyOf(object.keySet()), List.copyOf(other.keySet()), path);
            for (String field : object.keySet()) {
                if (BY_KIND.contains(field) || path.endsWith(".java")) {
                    assertEquals(kind(object.get(field)), kind(other.get(field)), path + "." + field);
                } else if (field.equals("detail") && object.has("lease")) {
                    assertEquals(other.get("lease"), other.get(field), path + ".detail");
                } else {
                    assertSame(path + "." + field, object.get(field), other.get(field));
                }
            }
        } else if (expected instanceof JsonArray array) {
            assertEquals(array.size(), actual.getAsJsonArray().size(), path);
            for (int i = 0; i < array.size(); i++) {
                assertSame(
                        path + "[" + i + "]",
                        array.get(i),
                        actual.getAsJsonArray().get(i));
            }
        } else {
            // As text, so that 0 and 0.0 differ as they do on the wire.
            assertEquals(expected.toString(), actual.toString(), path);
        }
    }

    private static String kind(JsonElement element) {
        if (element instanceof JsonPrimitive primitive) {
            return primitive.isString() ? "string" : primitive.isBoolean() ? "boolean" : "number";
        }
        return element.getClass().getSimpleName();
    }

    private static Path find() {
        for (Path at = Path.of("").toAbsolutePath(); at != null; at = at.getParent()) {
            Path golden = at.resolve("mod/protocol/src/golden");
            if (Files.isDirectory(golden)) {
                return golden;
            }
        }
        throw new IllegalStateException("mod/protocol/src/golden is nowhere above the working directory");
    }
}
