package dev.tickfork.bridge.verify;

import dev.tickfork.bridge.compare.CompareOptions;
import dev.tickfork.bridge.lab.LabStatus;
import java.util.Optional;

/// How a lab is to be looked at.
///
/// @param target         what the lab is called in the result; names the snapshot too; empty for none
/// @param lab            its records, where it is a lab: then its snapshot must lie inside its folder
/// @param radius         blocks around the dimension's first player; 0 for the whole level
/// @param options        what counts as a difference
public record VerifyRequest(String target, Optional<LabStatus> lab, double radius, CompareOptions options) {
    /// The whole level, compared exactly.
    public static VerifyRequest exact(String target, Optional<LabStatus> lab) {
        return new VerifyRequest(target, lab, 0, CompareOptions.EXACT);
    }
}
