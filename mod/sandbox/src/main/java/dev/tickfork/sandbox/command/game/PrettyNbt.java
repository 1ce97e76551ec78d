package dev.tickfork.sandbox.command.game;

import dev.tickfork.nbt.Snbt;
import dev.tickfork.sandbox.command.argument.NbtMatch;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Pattern;
import net.kyori.adventure.nbt.BinaryTag;
import net.kyori.adventure.nbt.ByteArrayBinaryTag;
import net.kyori.adventure.nbt.CompoundBinaryTag;
import net.kyori.adventure.nbt.IntArrayBinaryTag;
import net.kyori.adventure.nbt.ListBinaryTag;
import net.kyori.adventure.nbt.LongArrayBinaryTag;

/// NBT as the game prints it for people (`TextComponentTagVisitor`): spaces after `:` and `,`, long lists
/// and deep trees folded.
final class PrettyNbt {
    private static final int MAX_ELEMENTS = 128;
    private static final int MAX_DEPTH = 64;
    private static final String FOLDED = "<...>";
    private static final Pattern PLAIN_KEY = Pattern.compile("[A-Za-z._]+[A-Za-z0-9._+-]*");

    private PrettyNbt() {}

    static String of(BinaryTag tag) {
        var out = new StringBuilder();
        append(out, tag, 0);
        return out.toString();
    }

    private static void append(StringBuilder out, BinaryTag tag, int depth) {
        switch (tag) {
            case CompoundBinaryTag compound -> appendCompound(out, compound, depth);
            case ListBinaryTag list -> appendAll(out, "[", NbtMatch.elements(list), depth);
            case ByteArrayBinaryTag _ -> appendAll(out, "[B; ", NbtMatch.elements(tag), depth);
            case IntArrayBinaryTag _ -> appendAll(out, "[I; ", NbtMatch.elements(tag), depth);
            case LongArrayBinaryTag _ -> appendAll(out, "[L; ", NbtMatch.elements(tag), depth);
            default -> out.append(Snbt.write(tag));
        }
    }

    private static void appendCompound(StringBuilder out, CompoundBinaryTag compound, int depth) {
        if (compound.isEmpty()) {
            out.append("{}");
            return;
        }
        if (depth >= MAX_DEPTH) {
            out.append('{').append(FOLDED).append('}');
            return;
        }
        String separator = "{";
        for (String key : new TreeSet<>(compound.keySet())) {
            out.append(separator)
                    .append(PLAIN_KEY.matcher(key).matches() ? key : Snbt.quote(key))
                    .append(": ");
            BinaryTag value = compound.get(key);
            if (value != null) {
                append(out, value, depth + 1);
            }
            separator = ", ";
        }
        out.append('}');
    }

    private static void appendAll(StringBuilder out, String open, List<BinaryTag> elements, int depth) {
        if (depth >= MAX_DEPTH) {
            out.append('[').append(FOLDED).append(']');
            return;
        }
        var parts = new ArrayList<String>();
        for (BinaryTag each : elements.subList(0, Math.min(MAX_ELEMENTS, elements.size()))) {
            var part = new StringBuilder();
            append(part, each, depth + 1);
            parts.add(part.toString());
        }
        if (elements.size() > MAX_ELEMENTS) {
            parts.add(FOLDED);
        }
        out.append(open).append(String.join(", ", parts)).append(']');
    }
}
