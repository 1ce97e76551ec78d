package dev.tickfork.sandbox.world;

import java.util.ArrayList;
import java.util.List;
import net.kyori.adventure.nbt.BinaryTag;
import net.kyori.adventure.nbt.CompoundBinaryTag;
import net.kyori.adventure.nbt.ListBinaryTag;

/// The payload of `data/minecraft/world_gen_settings.dat`. Only flat generators are understood: chunks of any other
/// that no file holds are void.
final class GeneratorSettings {
    private GeneratorSettings() {}

    static void read(CompoundBinaryTag tag, WorldSettings into) {
        for (var dimension : tag.getCompound("dimensions")) {
            if (dimension.getValue() instanceof CompoundBinaryTag stem) {
                CompoundBinaryTag generator = stem.getCompound("generator");
                if (generator.getString("type").equals("minecraft:flat")) {
                    into.setGenerator(dimension.getKey(), flat(generator.getCompound("settings")));
                }
            }
        }
    }

    private static Generator flat(CompoundBinaryTag settings) {
        var layers = new ArrayList<Generator.Layer>();
        for (BinaryTag tag : settings.getList("layers")) {
            if (tag instanceof CompoundBinaryTag layer) {
                layers.add(new Generator.Layer(layer.getString("block"), layer.getInt("height")));
            }
        }
        return new Generator(List.copyOf(layers));
    }

    static CompoundBinaryTag write(WorldSettings settings) {
        CompoundBinaryTag.Builder dimensions = CompoundBinaryTag.builder();
        for (String dimension : List.of("minecraft:overworld", "minecraft:the_nether", "minecraft:the_end")) {
            dimensions.put(
                    dimension,
                    CompoundBinaryTag.builder()
                            .putString("type", dimension)
                            .put(
                                    "generator",
                                    CompoundBinaryTag.builder()
                                            .putString("type", "minecraft:flat")
                                            .put("settings", settings(settings.generator(dimension)))
                                            .build())
                            .build());
        }
        return CompoundBinaryTag.builder()
                .putLong("seed", 0)
                .putBoolean("generate_features", false)
                .putBoolean("bonus_chest", false)
                .put("dimensions", dimensions.build())
                .build();
    }

    private static CompoundBinaryTag settings(Generator generator) {
        var layers = new ArrayList<CompoundBinaryTag>();
        for (Generator.Layer layer : generator.layers()) {
            layers.add(CompoundBinaryTag.builder()
                    .putString("block", layer.block())
                    .putInt("height", layer.height())
                    .build());
        }
        return CompoundBinaryTag.builder()
                .putString("biome", generator.layers().isEmpty() ? "minecraft:the_void" : "minecraft:plains")
                .putBoolean("features", false)
                .putBoolean("lakes", false)
                .put("structure_overrides", ListBinaryTag.empty())
                .put("layers", ListBinaryTag.from(layers))
                .build();
    }
}
