package dev.tickfork.bridge.pack;

import dev.tickfork.bridge.action.ActionFailure;
import dev.tickfork.bridge.action.Codes;
import dev.tickfork.bridge.action.Message;
import java.util.List;
import java.util.Optional;

/// All packs that the workbench has.
public final class Packs {
    private static final List<GamePack> ALL = List.of(Minecraft262.PACK);

    private Packs() {}

    public static List<GamePack> all() {
        return ALL;
    }

    /// The pack for exactly the version that the game reports (`26.2`): a near version may have renamed
    /// anything.
    public static Optional<GamePack> forVersion(String minecraft) {
        return ALL.stream().filter(pack -> pack.minecraft().equals(minecraft)).findFirst();
    }

    /// @throws ActionFailure `PACK_UNAVAILABLE`, with the versions that we do know
    public static GamePack require(String minecraft) throws ActionFailure {
        var found = forVersion(minecraft);
        if (found.isEmpty()) {
            String known =
                    String.join(", ", ALL.stream().map(GamePack::minecraft).toList());
            throw ActionFailure.of(Codes.PACK_UNAVAILABLE, Message.of("pack.unavailable", minecraft, known));
        }
        return found.get();
    }
}
