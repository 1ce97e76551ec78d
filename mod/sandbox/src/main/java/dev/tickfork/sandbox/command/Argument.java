package dev.tickfork.sandbox.command;

/// A named argument: how it is read, and what reading it gives.
///
/// @param name as vanilla names it in its usage, e.g. `pos`
/// @param type what [Context#get] returns
/// @param reader how its text is read
public record Argument<T>(String name, Class<T> type, Reader<T> reader) {
    /// Reads one argument and leaves the cursor behind it.
    @FunctionalInterface
    public interface Reader<T> {
        /// Reads at the cursor.
        ///
        /// @throws CommandException the text at the cursor is no such argument
        T read(Cursor cursor) throws CommandException;
    }

    /// The usage form, e.g. `<pos>`.
    @Override
    public String toString() {
        return "<" + name + ">";
    }
}
