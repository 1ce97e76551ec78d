package dev.tickfork.bridge.snapshot;

/// How deep the NBT of a snapshot is checked while it is opened.
public enum NbtCheck {
    /// Looks at every NBT text for what makes it suspicious and parses only those that are; costs next to
    /// nothing.
    /// A fault of grammar in the middle of a text stays unseen.
    QUICK,
    /// Parses every NBT text: about ten times the time of [#QUICK].
    EVERY
}
