package dev.tickfork.bridge.restore;

/// What a restore refuses unless the caller says that it may be done.
public enum Allowance {
    /// Go on without the records that no command can carry; they are listed, and the verdict will not be
    /// a match.
    LEAVE_OUT_UNRESTORABLE,
    /// Load more than 4,096 chunks.
    MANY_CHUNKS
}
