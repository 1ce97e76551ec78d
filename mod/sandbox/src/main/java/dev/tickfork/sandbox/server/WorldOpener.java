package dev.tickfork.sandbox.server;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import dev.tickfork.sandbox.demo.DemoWorld;
import dev.tickfork.sandbox.world.Difficulty;
import dev.tickfork.sandbox.world.Generator;
import dev.tickfork.sandbox.world.SandboxWorld;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;

/// Opens the world that options and properties name, or makes it. Server thread.
final class WorldOpener {
    private final ServerOptions options;
    private final ServerProperties properties;
    private final ServerLog log;

    WorldOpener(ServerOptions options, ServerProperties properties, ServerLog log) {
        this.options = options;
        this.properties = properties;
        this.log = log;
    }

    /// @throws IOException it cannot be read, made or understood
    SandboxWorld open(Path folder) throws IOException {
        if (SandboxWorld.exists(folder)) {
            return SandboxWorld.open(folder);
        }
        if (options.demo()) {
            return DemoWorld.build(folder, options.entities());
        }
        SandboxWorld world = SandboxWorld.create(folder, properties.text("level-name"), generator());
        Difficulty.find(properties.text("difficulty")).ifPresent(world::setDifficulty);
        return world;
    }

    private Generator generator() throws IOException {
        String type = properties.text("level-type");
        switch (type) {
            case "minecraft:flat", "flat" -> {
                return flat(properties.text("generator-settings"));
            }
            case "minecraft:normal", "normal", "default" ->
                log.warn("level-type " + type + ": the sandbox makes flat land only; this world is flat");
            default -> log.warn("level-type " + type + " is not known; this world is flat");
        }
        return Generator.FLAT;
    }

    private static Generator flat(String settings) throws IOException {
        try {
            JsonElement layers =
                    JsonParser.parseString(settings).getAsJsonObject().get("layers");
            if (layers == null) {
                return Generator.FLAT;
            }
            var out = new ArrayList<Generator.Layer>();
            for (JsonElement each : layers.getAsJsonArray()) {
                JsonObject layer = each.getAsJsonObject();
                out.add(new Generator.Layer(
                        layer.get("block").getAsString(), layer.get("height").getAsInt()));
            }
            return out.stream().allMatch(layer -> layer.block().equals("minecraft:air"))
                    ? Generator.VOID
                    : new Generator(out);
        } catch (JsonParseException | IllegalStateException | NullPointerException | NumberFormatException e) {
            throw new IOException(
                    "server.properties, generator-settings: " + settings
                            + " is not a JSON object with layers of block and height. Correct it, or leave {} there.",
                    e);
        }
    }
}
