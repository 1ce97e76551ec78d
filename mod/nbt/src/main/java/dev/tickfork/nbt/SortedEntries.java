package dev.tickfork.nbt;

import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import net.kyori.adventure.nbt.BinaryTag;
import net.kyori.adventure.nbt.CompoundBinaryTag;

/// The entries of a compound in the order of their keys, so that equal trees give equal texts and equal bytes.
public final class SortedEntries {
    private SortedEntries() {}

    /// A new list, sorted by [String#compareTo].
    public static List<Map.Entry<String, BinaryTag>> of(CompoundBinaryTag compound) {
        @SuppressWarnings({"unchecked", "rawtypes"})
        Map.Entry<String, BinaryTag>[] entries = new Map.Entry[compound.size()];
        Iterator<? extends Map.Entry<String, ? extends BinaryTag>> from = compound.iterator();
        for (int i = 0; i < entries.length; i++) {
            Map.Entry<String, ? extends BinaryTag> entry = from.next();
            entries[i] = Map.entry(entry.getKey(), entry.getValue());
        }
        Arrays.sort(entries, Map.Entry.comparingByKey());
        return Arrays.asList(entries);
    }
}
