package dev.tickfork.app.page.compare;

/// One line of the order view. Rows count from 0 in tick order. Immutable.
public sealed interface OrderLine {
    /// Entities that keep their order, folded into one line.
    ///
    /// @param length 2 or more
    record Fold(int rowA, int rowB, int length) implements OrderLine {}

    /// One entity that keeps its place in the order, level on both sides.
    ///
    /// @param changed whether its fields differ
    record Same(int rowA, int rowB, boolean changed) implements OrderLine {}

    /// One entity of A that stands elsewhere in B, or nowhere.
    ///
    /// @param rowB where it went; -1 where B has not got it
    record Left(int rowA, int rowB, boolean changed) implements OrderLine {}

    /// One entity of B that stood elsewhere in A, or nowhere.
    ///
    /// @param rowA where it came from; -1 where A has not got it
    record Right(int rowA, int rowB, boolean changed) implements OrderLine {}

    /// One field in which the entity of the line above differs.
    ///
    /// @param index among the changes of that entity
    record Field(int rowA, int rowB, int index) implements OrderLine {}
}
