package dev.tickfork.bridge.verify;

import dev.tickfork.bridge.compare.CompareOptions;
import dev.tickfork.bridge.lab.LabStatus;
import java.util.Optional;

/// How a lab is to be looked at.
///
/// @param target         what the lab is called in the result; names the snapshot too; empty for none
/// @param lab            its records, where it is a lab: then its snapshot must lie inside its folder
/// @param withForkRadius take the fresh snapshot with the radius of the recording (needs a player
///       there); else whole
/// @param options        what counts as a difference
public record VerifyRequest(String target, Optional<LabStatus> lab, boolean withForkRadius, CompareOptions options) {
    /// The whole level, compared exactly.
    public static VerifyRequest exact(String target, Optional<LabStatus> lab) {
        return new VerifyRequest(target, lab, false, CompareOptions.EXACT);
    }
}
