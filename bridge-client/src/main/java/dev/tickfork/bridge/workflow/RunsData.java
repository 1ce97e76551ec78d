package dev.tickfork.bridge.workflow;

import dev.tickfork.bridge.verify.VerifyData;
import java.util.List;

/// The data of several verifications; the names are its keys. Immutable.
///
/// @param runs in the order in which they ran
public record RunsData(List<VerifyData> runs) {
    public RunsData {
        runs = List.copyOf(runs);
    }
}
