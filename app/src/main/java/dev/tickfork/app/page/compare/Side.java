package dev.tickfork.app.page.compare;

import java.nio.file.Path;

/// A snapshot that can be compared, before it is read.
///
/// @param dir    its folder
/// @param name   what people call it
/// @param detail source, tick; may be empty
record Side(Path dir, String name, String detail) {
    /// One of which only the folder is known.
    static Side of(Path dir) {
        Path last = dir.getFileName();
        return new Side(dir, last == null ? dir.toString() : last.toString(), "");
    }

    @Override
    public String toString() {
        return detail.isEmpty() ? name : name + "  " + detail;
    }
}
