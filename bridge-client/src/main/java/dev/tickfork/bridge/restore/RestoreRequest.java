package dev.tickfork.bridge.restore;

import java.util.Optional;
import java.util.Set;

/// What a restore may do, besides its plan.
///
/// @param claim            which world it may change
/// @param allowed          what it may do although it is refused by default
/// @param sourceDifficulty the recorded world's difficulty (`peaceful`, `easy`, `normal`, `hard`), where
///       it is known
public record RestoreRequest(DestinationClaim claim, Set<Allowance> allowed, Optional<String> sourceDifficulty) {
    public RestoreRequest {
        allowed = Set.copyOf(allowed);
    }
}
