package dev.tickfork.sandbox.block;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import net.minestom.server.collision.BoundingBox;
import net.minestom.server.collision.Shape;
import net.minestom.server.collision.ShapeImpl;
import net.minestom.server.instance.block.Block;

/// Gives out one [BlockState] per block and properties, with shape and friction from Minestom's registry data.
/// A block that the registry lacks keeps its name and collides as a full cube. Game thread only.
public final class BlockStates {
    private record Key(String name, Map<String, String> properties) {}

    private final Map<Key, BlockState> known = new HashMap<>();
    private final BlockState air = of("minecraft:air", Map.of());

    public BlockState air() {
        return air;
    }

    /// Takes name and properties as they are: for what a chunk file says.
    public BlockState of(String name, Map<String, String> properties) {
        var key = new Key(name, Map.copyOf(properties));
        BlockState state = known.get(key);
        if (state == null) {
            state = make(name, new TreeMap<>(properties));
            known.put(key, state);
        }
        return state;
    }

    /// Reads `minecraft:rail[shape=north_south]`; properties left out take the block's defaults.
    ///
    /// @return empty when 26.2 has no such block, property or value
    public Optional<BlockState> parse(String text) {
        int bracket = text.indexOf('[');
        String id = bracket < 0 ? text : text.substring(0, bracket);
        Block block = Block.fromKey(id.indexOf(':') < 0 ? "minecraft:" + id : id);
        if (block == null || (bracket >= 0 && !text.endsWith("]"))) {
            return Optional.empty();
        }
        var properties = new TreeMap<>(block.defaultState().properties());
        if (bracket >= 0) {
            for (String pair : text.substring(bracket + 1, text.length() - 1).split(",", -1)) {
                int equals = pair.indexOf('=');
                if (pair.isBlank()) {
                    continue;
                }
                if (equals < 0 || properties.replace(pair.substring(0, equals).strip(), value(pair, equals)) == null) {
                    return Optional.empty();
                }
            }
        }
        return block.possibleStates().stream()
                        .anyMatch(state -> state.properties().equals(properties))
                ? Optional.of(of(block.key().asString(), properties))
                : Optional.empty();
    }

    private static String value(String pair, int equals) {
        return pair.substring(equals + 1).strip();
    }

    private static BlockState make(String name, SortedMap<String, String> properties) {
        SortedMap<String, String> kept = Collections.unmodifiableSortedMap(properties);
        Block block = Block.fromKey(name);
        if (block == null) {
            return new BlockState(name, kept, new BlockState.Traits(0.6f, -1, false, true), BlockShape.CUBE);
        }
        Block state = block.possibleStates().stream()
                .filter(s -> s.properties().entrySet().stream()
                        .allMatch(p -> p.getValue().equals(properties.getOrDefault(p.getKey(), p.getValue()))))
                .filter(s -> matchesDefaults(block, s, properties))
                .findFirst()
                .orElse(block.defaultState());
        var traits = new BlockState.Traits(state.friction(), state.stateId(), state.air(), state.redstoneConductor());
        return new BlockState(name, kept, traits, boxes(state.collisionShape()));
    }

    private static boolean matchesDefaults(Block block, Block state, Map<String, String> given) {
        Map<String, String> defaults = block.defaultState().properties();
        return state.properties().entrySet().stream()
                .allMatch(p -> given.containsKey(p.getKey()) || p.getValue().equals(defaults.get(p.getKey())));
    }

    private static BlockShape boxes(Shape shape) {
        List<Double> numbers = new ArrayList<>();
        if (shape instanceof ShapeImpl boxes) {
            for (BoundingBox box : boxes.boundingBoxes()) {
                Collections.addAll(numbers, box.minX(), box.minY(), box.minZ(), box.maxX(), box.maxY(), box.maxZ());
            }
        }
        return new BlockShape(numbers.stream().mapToDouble(Double::doubleValue).toArray());
    }
}
