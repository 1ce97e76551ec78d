package dev.tickfork.bridge.workflow;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// The data of `workflow.diverge`; the names are its keys. Immutable.
///
/// @param parted   whether a difference was found
/// @param found    the first one; null where there is none
/// @param compared steps after which both labs were compared, from 0 (as restored)
/// @param shuffled whether the second lab was restored in another order on purpose; the order itself is
///     then not compared
/// @param seed     of that order; the same seed gives the same order
/// @param labs     both names
/// @param steps    one entry a compared step
public record DivergeData(
        boolean parted,
        @Nullable Found found,
        int compared,
        boolean shuffled,
        long seed,
        List<String> labs,
        List<Step> steps) {
    public DivergeData {
        labs = List.copyOf(labs);
        steps = List.copyOf(steps);
    }

    /// The first difference.
    ///
    /// @param tick  steps since the restore
    /// @param order place in the first lab's tick order, -1 where it is in the second lab only
    /// @param field `order`, `entity`, `type`, `Pos[0]` ..., `Motion[0]` ..., `Rotation[0]` ..., or an NBT path
    /// @param a     its value in the first lab, null for none
    public record Found(
            int tick,
            @Nullable String uuid,
            @Nullable String type,
            int order,
            String field,
            @Nullable String a,
            @Nullable String b) {}

    /// What differed after one step.
    ///
    /// @param hashA order hash of the first lab
    /// @param moves fewest moves that turn its order into the second's
    /// @param gap   largest distance of two positions, blocks
    /// @param nbt   differing NBT paths
    public record Step(int tick, String hashA, String hashB, int moves, int positions, double gap, long nbt) {}
}
