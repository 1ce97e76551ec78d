package dev.tickfork.bridge.restore;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// What a restore reads: the recorded entities of one dimension, in order. Records are read one at a
/// time, so that a
/// million of them need not be in memory. Reads are safe from any thread.
public interface Recording {
    /// The folder with `entities.jsonl` and `meta.json`.
    Path directory();

    int size();

    /// Namespaced id of the dimension that was recorded.
    String dimension();

    /// The folder of the live world that was recorded, where the recording says it.
    Optional<Path> sourceWorld();

    /// Codes of the faults that forbid a restore, each with the line it was found in (snapshot protocol
    /// v1); empty
    /// when the recording is sound.
    List<Blocker> blockers();

    /// @param index 0 to [#size] - 1
    /// @throws IOException the file could not be read any more
    RecordedEntity entity(int index) throws IOException;

    /// A fault that forbids a restore.
    ///
    /// @param code stable, lower case (`order_hash`)
    /// @param line 1-based line of `entities.jsonl`, 0 for the whole recording
    record Blocker(String code, long line) {}
}
