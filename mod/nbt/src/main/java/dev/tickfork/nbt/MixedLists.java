package dev.tickfork.nbt;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import net.kyori.adventure.nbt.BinaryTag;
import net.kyori.adventure.nbt.BinaryTagType;
import net.kyori.adventure.nbt.BinaryTagTypes;
import net.kyori.adventure.nbt.CompoundBinaryTag;
import net.kyori.adventure.nbt.ListBinaryTag;

/// Lists of several types of tag, and the form in which Minecraft stores them: `[1,"a"]` as `[{"":1},{"":"a"}]`.
///
/// Nothing else in this module changes one form into the other, but for [dev.tickfork.nbt.io.NbtBinary], which has
/// to wrap a mixed list, since binary NBT has no other form for it. Stateless, any thread.
public final class MixedLists {
    private static final String WRAPPER_KEY = "";

    private MixedLists() {}

    /// A list of these elements, of their common type or, if they have none, mixed.
    public static ListBinaryTag of(List<BinaryTag> elements) {
        if (elements.isEmpty()) {
            return ListBinaryTag.empty();
        }
        BinaryTagType<?> first = elements.getFirst().type();
        for (BinaryTag element : elements) {
            if (!element.type().equals(first)) {
                return ListBinaryTag.listBinaryTag(BinaryTagTypes.LIST_WILDCARD, elements);
            }
        }
        return ListBinaryTag.listBinaryTag(first, elements);
    }

    /// Whether the list holds more than one type of tag.
    public static boolean isMixed(ListBinaryTag list) {
        if (list.isEmpty()) {
            return false;
        }
        BinaryTagType<?> first = list.get(0).type();
        for (BinaryTag element : list) {
            if (!element.type().equals(first)) {
                return true;
            }
        }
        return false;
    }

    /// The tree as the game stores it (`ListTag.write`): in every list that is mixed or of compounds, each element
    /// that is no compound, or is itself of the wrapped form, is put under the key `""`.
    public static BinaryTag wrapMixed(BinaryTag tree) {
        return changed(tree, true);
    }

    /// The tree as the game reads it (`ListTag.addAndUnwrap`): in every list, an element `{"":x}` becomes `x`.
    public static BinaryTag unwrapMixed(BinaryTag tree) {
        return changed(tree, false);
    }

    private static BinaryTag changed(BinaryTag tree, boolean wrap) {
        if (tree instanceof CompoundBinaryTag compound) {
            var builder = CompoundBinaryTag.builder(Math.max(1, compound.size()));
            for (Map.Entry<String, ? extends BinaryTag> entry : compound) {
                builder.put(entry.getKey(), changed(entry.getValue(), wrap));
            }
            return builder.build();
        }
        if (tree instanceof ListBinaryTag list) {
            var elements = new ArrayList<BinaryTag>(list.size());
            for (BinaryTag element : list) {
                elements.add(changed(wrap ? element : unwrapElement(element), wrap));
            }
            return wrap ? wrapList(of(elements)) : of(elements);
        }
        return tree;
    }

    /// One list as [#wrapMixed] stores it, its elements untouched inside.
    public static ListBinaryTag wrapList(ListBinaryTag list) {
        if (!isMixed(list) && !list.elementType().equals(BinaryTagTypes.COMPOUND)) {
            return list;
        }
        var elements = new ArrayList<BinaryTag>(list.size());
        for (BinaryTag element : list) {
            boolean asIs = element instanceof CompoundBinaryTag compound && !isWrapper(compound);
            elements.add(asIs ? element : CompoundBinaryTag.from(Map.of(WRAPPER_KEY, element)));
        }
        return of(elements);
    }

    static BinaryTag unwrapElement(BinaryTag element) {
        if (element instanceof CompoundBinaryTag compound && isWrapper(compound)) {
            BinaryTag inner = compound.get(WRAPPER_KEY);
            return inner == null ? element : inner;
        }
        return element;
    }

    private static boolean isWrapper(CompoundBinaryTag compound) {
        return compound.size() == 1 && compound.contains(WRAPPER_KEY);
    }
}
