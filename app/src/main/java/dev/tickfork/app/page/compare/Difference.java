package dev.tickfork.app.page.compare;

/// One difference, as the list beside the order view names it. Immutable.
///
/// @param kind what happened
/// @param rowA row in A, -1 for none
/// @param rowB row in B, -1 for none
public record Difference(Kind kind, int rowA, int rowB) {
    /// How one entity differs.
    public enum Kind {
        MOVED,
        ADDED,
        REMOVED,
        CHANGED
    }

    /// How far it moved: positive is later.
    public int distance() {
        return rowB - rowA;
    }
}
