package dev.tickfork.bridge.restore;

import dev.tickfork.bridge.snapshot.Point;
import dev.tickfork.nbt.Snbt;
import dev.tickfork.nbt.SnbtException;
import dev.tickfork.nbt.UnwritableNbtException;
import dev.tickfork.protocol.Limits;
import java.nio.charset.StandardCharsets;
import java.util.Set;

/// Makes the one command that puts a recorded entity back. Nothing of the recording gets into it as it
/// stands: the
/// type must be a plain id, the numbers are written anew, and the NBT is read and written anew, which
/// escapes every
/// line end, so that no record can carry a second command.
final class SummonLine {
    /// Bytes that a request line needs beside the command: the request id, the keyword and its spaces,
    /// generously.
    static final int LINE_OVERHEAD = 64;

    /// The longest command in bytes. Snapshots go through the mod's port, which takes lines of 16 MiB;
    /// the remote
    /// console's 1,446 bytes would not do.
    static final int LONGEST = Limits.REQUEST_LINE_BYTES - LINE_OVERHEAD;

    /// The game summons nothing beyond these (`Level.isInSpawnableBounds`), in blocks.
    private static final double HORIZONTAL_BOUND = 30_000_000.0;
    private static final double VERTICAL_BOUND = 20_000_000.0;

    private static final Set<String> NEVER_SUMMONED = Set.of("minecraft:player", "minecraft:fishing_bobber");

    private SummonLine() {}

    /// @throws UnsummonableException no command can carry this record
    static String of(RecordedEntity entity, Dimension dimension) throws UnsummonableException {
        checkType(entity.type());
        checkPosition(entity.at());
        String command = dimension.in(
                "summon " + entity.type() + " " + PlainDecimal.of(entity.at().x())
                        + " " + PlainDecimal.of(entity.at().y()) + " "
                        + PlainDecimal.of(entity.at().z()) + " " + nbt(entity.nbt()));
        checkLine(command);
        return command;
    }

    private static void checkType(String type) throws UnsummonableException {
        if (!ResourceName.isSafe(type)) {
            throw new UnsummonableException(SkipReason.UNSAFE_TYPE, Snbt.quote(shortened(type)));
        }
        if (NEVER_SUMMONED.contains(type)) {
            throw new UnsummonableException(SkipReason.NOT_SUMMONABLE, type);
        }
    }

    private static String shortened(String text) {
        return text.length() <= ResourceName.LONGEST ? text : text.substring(0, ResourceName.LONGEST);
    }

    private static void checkPosition(Point at) throws UnsummonableException {
        boolean inside = Math.abs(at.x()) < HORIZONTAL_BOUND
                && Math.abs(at.z()) < HORIZONTAL_BOUND
                && Math.abs(at.y()) < VERTICAL_BOUND;
        if (!inside) {
            throw new UnsummonableException(SkipReason.OUT_OF_WORLD, at.x() + ", " + at.y() + ", " + at.z());
        }
    }

    private static String nbt(String text) throws UnsummonableException {
        try {
            return Snbt.writeForCommand(Snbt.parseCompound(text));
        } catch (SnbtException e) {
            throw new UnsummonableException(SkipReason.UNREADABLE_NBT, String.valueOf(e.getMessage()));
        } catch (UnwritableNbtException e) {
            throw new UnsummonableException(SkipReason.UNREADABLE_NBT, String.valueOf(e.getMessage()));
        }
    }

    private static void checkLine(String command) throws UnsummonableException {
        if (command.chars().anyMatch(c -> c < ' ' || c == 0x7F)) {
            throw new UnsummonableException(SkipReason.UNREADABLE_NBT, "control character");
        }
        boolean surelyFits = command.length() <= LONGEST / 3;
        if (!surelyFits && command.getBytes(StandardCharsets.UTF_8).length > LONGEST) {
            throw new UnsummonableException(SkipReason.TOO_LONG, command.length() + " > " + LONGEST);
        }
    }
}
