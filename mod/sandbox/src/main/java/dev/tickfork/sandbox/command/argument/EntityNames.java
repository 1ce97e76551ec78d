package dev.tickfork.sandbox.command.argument;

import dev.tickfork.sandbox.entity.SandboxEntity;
import dev.tickfork.sandbox.entity.SandboxPlayer;
import java.util.Locale;
import java.util.Map;
import net.kyori.adventure.nbt.BinaryTag;
import net.kyori.adventure.nbt.CompoundBinaryTag;
import net.kyori.adventure.nbt.ListBinaryTag;
import net.kyori.adventure.nbt.NumberBinaryTag;
import net.kyori.adventure.nbt.StringBinaryTag;

/// How the game calls an entity in its messages: its custom name, else the English name of its type.
public final class EntityNames {
    /// The English names that are not the id in title case.
    private static final Map<String, String> ODD = Map.ofEntries(
            Map.entry("chest_minecart", "Minecart with Chest"),
            Map.entry("command_block_minecart", "Minecart with Command Block"),
            Map.entry("egg", "Thrown Egg"),
            Map.entry("ender_pearl", "Thrown Ender Pearl"),
            Map.entry("experience_bottle", "Thrown Bottle o' Enchanting"),
            Map.entry("eye_of_ender", "Eye of Ender"),
            Map.entry("furnace_minecart", "Minecart with Furnace"),
            Map.entry("hopper_minecart", "Minecart with Hopper"),
            Map.entry("spawner_minecart", "Minecart with Monster Spawner"),
            Map.entry("tnt", "Primed TNT"),
            Map.entry("tnt_minecart", "Minecart with TNT"));

    private EntityNames() {}

    /// The name as plain text.
    public static String of(SandboxEntity entity) {
        if (entity instanceof SandboxPlayer player) {
            return player.name();
        }
        BinaryTag custom = entity.customName();
        if (custom != null) {
            return plain(custom);
        }
        if (entity.type().equals("minecraft:item")) {
            String item = entity.rest().getCompound("Item").getString("id");
            return item.isEmpty() ? "Item" : title(item);
        }
        return ofType(entity.type());
    }

    /// The English name of a type.
    public static String ofType(String type) {
        String path = type.substring(type.indexOf(':') + 1);
        return ODD.getOrDefault(path, title(type));
    }

    /// A text component as plain text.
    public static String plain(BinaryTag component) {
        return switch (component) {
            case StringBinaryTag text -> text.value();
            case NumberBinaryTag number -> String.valueOf(number.numberValue());
            case ListBinaryTag parts -> {
                var out = new StringBuilder();
                NbtMatch.elements(parts).forEach(part -> out.append(plain(part)));
                yield out.toString();
            }
            case CompoundBinaryTag compound -> {
                BinaryTag extra = compound.get("extra");
                String own =
                        compound.getString("text", compound.getString("fallback", compound.getString("translate")));
                yield extra == null ? own : own + plain(extra);
            }
            default -> "";
        };
    }

    private static String title(String id) {
        var out = new StringBuilder();
        for (String word : id.substring(id.indexOf(':') + 1).split("[_/]", -1)) {
            if (!word.isEmpty()) {
                out.append(out.isEmpty() ? "" : " ")
                        .append(word.substring(0, 1).toUpperCase(Locale.ROOT))
                        .append(word.substring(1));
            }
        }
        return out.toString();
    }
}
