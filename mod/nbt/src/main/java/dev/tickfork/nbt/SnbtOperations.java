package dev.tickfork.nbt;

import java.util.List;
import java.util.UUID;
import net.kyori.adventure.nbt.BinaryTag;
import net.kyori.adventure.nbt.ByteBinaryTag;
import net.kyori.adventure.nbt.IntArrayBinaryTag;
import net.kyori.adventure.nbt.NumberBinaryTag;
import net.kyori.adventure.nbt.StringBinaryTag;

/// The two operations of the grammar (`net.minecraft.nbt.SnbtOperations`): `bool(x)` and `uuid("...")`.
final class SnbtOperations {
    private SnbtOperations() {}

    /// @param start where the operation's name stands, for faults
    static BinaryTag apply(SnbtCursor cursor, String name, int start, List<BinaryTag> arguments) throws SnbtException {
        boolean known = arguments.size() == 1 && (name.equals("bool") || name.equals("uuid"));
        if (!known) {
            throw cursor.fault(SnbtException.Reason.UNKNOWN_OPERATION, start);
        }
        BinaryTag argument = arguments.getFirst();
        if (name.equals("bool") && argument instanceof NumberBinaryTag number) {
            return ByteBinaryTag.byteBinaryTag((byte) (number.doubleValue() == 0 ? 0 : 1));
        }
        if (name.equals("uuid") && argument instanceof StringBinaryTag string) {
            return uuid(cursor, string.value(), start);
        }
        throw cursor.fault(SnbtException.Reason.BAD_ARGUMENT, start);
    }

    private static BinaryTag uuid(SnbtCursor cursor, String text, int start) throws SnbtException {
        try {
            UUID uuid = UUID.fromString(text);
            long most = uuid.getMostSignificantBits();
            long least = uuid.getLeastSignificantBits();
            return IntArrayBinaryTag.intArrayBinaryTag(
                    (int) (most >> 32), (int) most, (int) (least >> 32), (int) least);
        } catch (IllegalArgumentException e) {
            SnbtException fault = cursor.fault(SnbtException.Reason.BAD_ARGUMENT, start);
            fault.initCause(e);
            throw fault;
        }
    }
}
