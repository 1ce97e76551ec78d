package dev.tickfork.sandbox.world;

import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import net.kyori.adventure.nbt.BinaryTag;
import net.kyori.adventure.nbt.CompoundBinaryTag;
import net.kyori.adventure.nbt.NumberBinaryTag;
import net.minestom.server.instance.gamerule.GameRule;
import org.jspecify.annotations.Nullable;

/// The 59 game rules of 26.2, one set for the whole server. Old camelCase names do not exist. Game thread only.
public final class GameRules {
    /// What a rule is called and which values it takes.
    ///
    /// @param name  without namespace, e.g. `max_entity_cramming`
    /// @param least lowest value allowed; 0 and 1 for a switch
    public record Rule(String name, boolean isSwitch, int byDefault, int least, int greatest) {}

    private static final Map<String, Rule> RULES = rules();

    private final Map<String, Integer> values = new LinkedHashMap<>();
    private CompoundBinaryTag unknown = CompoundBinaryTag.empty();

    /// All rules, in the order of their names.
    public static Collection<Rule> all() {
        return RULES.values();
    }

    /// The rule of that name.
    ///
    /// @param name with or without `minecraft:`
    public static Optional<Rule> find(String name) {
        return Optional.ofNullable(RULES.get(name.startsWith("minecraft:") ? name.substring(10) : name));
    }

    /// The present value, 0 or 1 for a switch.
    ///
    /// @return 0 or 1 for a switch
    public int get(String name) {
        Rule rule = rule(name);
        return values.getOrDefault(rule.name(), rule.byDefault());
    }

    public boolean isOn(String name) {
        return get(name) != 0;
    }

    /// Sets a rule.
    ///
    /// @throws IllegalArgumentException no such rule, or a value out of its range
    public void set(String name, int value) {
        Rule rule = rule(name);
        if (value < rule.least() || value > rule.greatest()) {
            throw new IllegalArgumentException(
                    "Game rule " + rule.name() + " is " + rule.least() + " to " + rule.greatest() + ", not " + value);
        }
        values.put(rule.name(), value);
    }

    public void set(String name, boolean on) {
        set(name, on ? 1 : 0);
    }

    /// As commands print it: `true`, `false` or a number.
    public String text(String name) {
        Rule rule = rule(name);
        return rule.isSwitch() ? Boolean.toString(isOn(name)) : Integer.toString(get(name));
    }

    /// The payload of `data/minecraft/game_rules.dat`; rules that we do not know are kept.
    CompoundBinaryTag save() {
        CompoundBinaryTag.Builder tag = CompoundBinaryTag.builder();
        tag.put(unknown);
        for (Rule rule : RULES.values()) {
            String key = "minecraft:" + rule.name();
            if (rule.isSwitch()) {
                tag.putBoolean(key, isOn(rule.name()));
            } else {
                tag.putInt(key, get(rule.name()));
            }
        }
        return tag.build();
    }

    void load(CompoundBinaryTag tag) {
        values.clear();
        CompoundBinaryTag.Builder others = CompoundBinaryTag.builder();
        for (var entry : tag) {
            Optional<Rule> rule = find(entry.getKey());
            @Nullable Integer value = rule.isPresent() ? number(entry.getValue()) : null;
            if (value != null) {
                values.put(
                        rule.get().name(),
                        Math.clamp(value, rule.get().least(), rule.get().greatest()));
            } else {
                others.put(entry.getKey(), entry.getValue());
            }
        }
        unknown = others.build();
    }

    private static @Nullable Integer number(BinaryTag tag) {
        return tag instanceof NumberBinaryTag number ? Integer.valueOf(number.intValue()) : null;
    }

    private static Rule rule(String name) {
        return find(name).orElseThrow(() -> new IllegalArgumentException("No game rule " + name));
    }

    private static Map<String, Rule> rules() {
        var rules = new java.util.TreeMap<String, Rule>();
        for (GameRule<?> rule : GameRule.staticRegistry().values()) {
            String name = rule.key().value();
            Object value = rule.defaultValue();
            rules.put(
                    name,
                    value instanceof Boolean on
                            ? new Rule(name, true, on ? 1 : 0, 0, 1)
                            : new Rule(name, false, ((Number) value).intValue(), least(name), greatest(name)));
        }
        return Collections.unmodifiableMap(rules);
    }

    private static int least(String name) {
        return switch (name) {
            case "fire_spread_radius_around_player" -> -1;
            case "max_block_modifications", "max_minecart_speed" -> 1;
            default -> 0;
        };
    }

    private static int greatest(String name) {
        return switch (name) {
            case "max_snow_accumulation_height" -> 8;
            case "max_minecart_speed" -> 1000;
            default -> Integer.MAX_VALUE;
        };
    }
}
