package dev.tickfork.nbt;

import net.kyori.adventure.nbt.BinaryTag;
import org.jspecify.annotations.Nullable;

/// One place at which two trees differ; `null` where a tree has nothing. At most one of the two is `null`.
public record NbtDifference(
        NbtPath path, @Nullable BinaryTag a, @Nullable BinaryTag b) {
    /// How the two differ.
    public enum Kind {
        /// Only `b` has it.
        ADDED,
        /// Only `a` has it.
        REMOVED,
        /// Both have it, as different types of tag.
        TYPE,
        /// Same type, other value.
        VALUE
    }

    public Kind kind() {
        if (a == null) {
            return Kind.ADDED;
        }
        if (b == null) {
            return Kind.REMOVED;
        }
        return a.type().equals(b.type()) ? Kind.VALUE : Kind.TYPE;
    }

    /// Whether only the stored form of mixed lists differs: `1` here and `{"":1}` there.
    public boolean sameAfterUnwrapping() {
        return a != null && b != null && NbtDiff.equal(MixedLists.unwrapElement(a), MixedLists.unwrapElement(b));
    }
}
