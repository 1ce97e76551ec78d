package dev.tickfork.core;

import java.nio.file.Path;

/// The opened world. Immutable.
///
/// @param levelName the world's title, in any script
/// @param worldDir  the folder that holds `level.dat`
public record WorldInfo(String levelName, Path worldDir) {
    /// The folder as text: absolute, without `.` or a separator at its end.
    public String folderText() {
        return worldDir.toAbsolutePath().normalize().toString();
    }
}
