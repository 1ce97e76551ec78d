package dev.tickfork.app.page.snapshot;

import dev.tickfork.nbt.Snbt;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import net.kyori.adventure.nbt.BinaryTag;
import net.kyori.adventure.nbt.ByteArrayBinaryTag;
import net.kyori.adventure.nbt.CompoundBinaryTag;
import net.kyori.adventure.nbt.IntArrayBinaryTag;
import net.kyori.adventure.nbt.ListBinaryTag;
import net.kyori.adventure.nbt.LongArrayBinaryTag;
import net.kyori.adventure.nbt.StringBinaryTag;

/// One line of the NBT tree: a key or index, its path, its value. Immutable.
///
/// @param name as shown: a key, or `[3]`
/// @param path as it is copied
record NbtLine(String name, String path, BinaryTag tag) {
    /// Longer arrays are told by their length.
    private static final int MOST_ELEMENTS = 64;

    /// Longer values would fill the panel; copying gives them whole.
    private static final int MOST_CHARACTERS = 400;

    /// What kind of value it is, for its colour.
    enum Kind {
        TEXT,
        NUMBER,
        FOLDER
    }

    Kind kind() {
        return tag instanceof StringBinaryTag ? Kind.TEXT : hasChildren() || isArray() ? Kind.FOLDER : Kind.NUMBER;
    }

    private boolean isArray() {
        return tag instanceof ByteArrayBinaryTag
                || tag instanceof IntArrayBinaryTag
                || tag instanceof LongArrayBinaryTag;
    }

    boolean hasChildren() {
        return (tag instanceof CompoundBinaryTag compound && compound.size() > 0)
                || (tag instanceof ListBinaryTag list && list.size() > 0);
    }

    /// Keys as recorded; elements by index.
    List<NbtLine> children() {
        var all = new ArrayList<NbtLine>();
        switch (tag) {
            case CompoundBinaryTag compound -> {
                for (Map.Entry<String, ? extends BinaryTag> entry : compound) {
                    String key = key(entry.getKey());
                    all.add(new NbtLine(
                            visible(entry.getKey()), path.isEmpty() ? key : path + "." + key, entry.getValue()));
                }
            }
            case ListBinaryTag list -> {
                for (int i = 0; i < list.size(); i++) {
                    all.add(new NbtLine("[" + i + "]", path + "[" + i + "]", list.get(i)));
                }
            }
            default -> {
                // a value
            }
        }
        return all;
    }

    private static String key(String name) {
        return name.matches("[A-Za-z0-9_+-]+") ? name : Snbt.quote(name);
    }

    /// The value in one line; `sizes` words the length of what has many.
    String value(Sizes sizes) {
        return switch (tag) {
            case CompoundBinaryTag compound -> sizes.of("compound", compound.size());
            case ListBinaryTag list -> sizes.of("list", list.size());
            case ByteArrayBinaryTag array when array.size() > MOST_ELEMENTS -> sizes.of("byte_array", array.size());
            case IntArrayBinaryTag array when array.size() > MOST_ELEMENTS -> sizes.of("int_array", array.size());
            case LongArrayBinaryTag array when array.size() > MOST_ELEMENTS -> sizes.of("long_array", array.size());
            default -> cut(visible(Snbt.write(tag)));
        };
    }

    /// Words a size.
    @FunctionalInterface
    interface Sizes {
        /// @param kind `compound`, `list`, `byte_array`, `int_array`, `long_array`
        String of(String kind, int size);
    }

    private static String cut(String text) {
        return text.length() <= MOST_CHARACTERS ? text : text.substring(0, MOST_CHARACTERS) + "…";
    }

    /// Control characters, and those that turn the direction of writing, as escapes.
    static String visible(String text) {
        var out = new StringBuilder();
        text.codePoints().forEach(c -> {
            int type = Character.getType(c);
            if (type == Character.CONTROL || type == Character.FORMAT || type == Character.SURROGATE) {
                out.append(String.format(Locale.ROOT, "\\u%04x", c));
            } else {
                out.appendCodePoint(c);
            }
        });
        return out.toString();
    }
}
