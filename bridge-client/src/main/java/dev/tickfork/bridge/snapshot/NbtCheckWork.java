package dev.tickfork.bridge.snapshot;

import dev.tickfork.nbt.Snbt;
import dev.tickfork.nbt.SnbtException;
import dev.tickfork.nbt.UnwritableNbtException;
import java.util.Locale;

/// Looks closer at NBT texts: all of them, or those that are suspicious. One thread.
final class NbtCheckWork {
    private final NbtCheck check;
    private final IssueLog issues;

    NbtCheckWork(NbtCheck check, IssueLog issues) {
        this.check = check;
        this.issues = issues;
    }

    /// @param from first byte of the text as it stands in JSON
    void check(byte[] bytes, int from, int to, boolean suspicious, long line) {
        boolean framed = to - from >= 2 && bytes[from] == '{' && bytes[to - 1] == '}';
        if (check == NbtCheck.QUICK && framed && !suspicious) {
            return;
        }
        try {
            Snbt.writeForCommand(Snbt.parseCompound(JsonText.decode(bytes, from, to)));
        } catch (SnbtException e) {
            issues.add(IssueCode.NBT_UNREADABLE, line, e.column(), id(e.reason()), e.nearby());
        } catch (UnwritableNbtException e) {
            issues.add(IssueCode.NBT_NOT_SUMMONABLE, line, Visible.of(e.path().toString()), id(e.reason()));
        }
    }

    private static String id(Enum<?> reason) {
        return reason.name().toLowerCase(Locale.ROOT);
    }
}
