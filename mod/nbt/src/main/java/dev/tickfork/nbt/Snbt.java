package dev.tickfork.nbt;

import net.kyori.adventure.nbt.BinaryTag;
import net.kyori.adventure.nbt.CompoundBinaryTag;

/// Tags from text and text from tags. Stateless, any thread; no I/O.
///
/// The grammar is that of Minecraft 1.21.5 and later (`net.minecraft.nbt.SnbtGrammar`), see `docs/formats.md`.
public final class Snbt {
    /// Containers inside one another that Minecraft reads, in text as in binary.
    public static final int COMMAND_DEPTH = 512;

    /// Containers inside one another that this module reads and writes: twice the game's, and still far from the end
    /// of a small thread's stack.
    public static final int MAX_DEPTH = 1_024;

    private Snbt() {}

    /// Reads the whole text as one value, leniently.
    public static BinaryTag parse(String text) throws SnbtException {
        return parse(text, SnbtMode.LENIENT);
    }

    /// Reads the whole text as one value; whitespace around it is allowed. Linear in the text.
    ///
    /// @throws SnbtException the text is not one value, with the place of the first fault
    public static BinaryTag parse(String text, SnbtMode mode) throws SnbtException {
        var reader = new SnbtReader(text, 0, mode);
        BinaryTag value = reader.readValue();
        reader.expectEnd();
        return value;
    }

    /// Reads the whole text as one compound, leniently.
    public static CompoundBinaryTag parseCompound(String text) throws SnbtException {
        return parseCompound(text, SnbtMode.LENIENT);
    }

    /// Reads the whole text as one compound.
    ///
    /// @throws SnbtException the text is not one compound, with the place of the first fault
    public static CompoundBinaryTag parseCompound(String text, SnbtMode mode) throws SnbtException {
        var reader = new SnbtReader(text, 0, mode);
        CompoundBinaryTag value = reader.readCompound();
        reader.expectEnd();
        return value;
    }

    /// The canonical text on one line: keys quoted and sorted, no spaces, `1b 1s 1 1L 1.5f 1.5d`, typed arrays.
    ///
    /// Whatever tree [#parse] can return comes back equal, numbers by their bits (every NaN as the one `NaNd` or
    /// `NaNf`). That includes what the game itself cannot read; [#writeForCommand] refuses that.
    ///
    /// @throws IllegalArgumentException nested deeper than [#MAX_DEPTH]
    public static String write(BinaryTag tag) {
        var out = new StringBuilder();
        write(tag, out);
        return out.toString();
    }

    /// As [#write(BinaryTag)], appended to `out`.
    public static void write(BinaryTag tag, StringBuilder out) {
        try {
            new SnbtWriter(out, false).write(tag);
        } catch (UnwritableNbtException e) {
            throw new IllegalArgumentException(e);
        }
    }

    /// The canonical text, if Minecraft 26.2 reads it back as the same tree.
    ///
    /// @throws UnwritableNbtException it would not: an empty key, NaN or infinity, or nesting over [#COMMAND_DEPTH]
    public static String writeForCommand(BinaryTag tag) throws UnwritableNbtException {
        var out = new StringBuilder();
        new SnbtWriter(out, true).write(tag);
        return out.toString();
    }

    /// `value` as SNBT writes it: in double quotes, escaped.
    public static String quote(String value) {
        var out = new StringBuilder(value.length() + 2);
        SnbtStrings.appendQuoted(out, value);
        return out.toString();
    }
}
