package dev.tickfork.bridge.verify;

import dev.tickfork.bridge.snapshot.Snapshot;

/// The two sides of a verification as result data. Stateless.
final class Sides {
    private Sides() {}

    static ForkSide fork(Snapshot fork) {
        return new ForkSide(
                fork.directory().toString(),
                fork.size(),
                fork.computedHash(),
                fork.meta().tick().orElse(-1),
                fork.meta().dimension().orElse(""));
    }

    static LabSide lab(String name, Snapshot lab) {
        return new LabSide(
                name,
                lab.directory().toString(),
                lab.size(),
                lab.computedHash(),
                lab.meta().tick().orElse(-1));
    }
}
