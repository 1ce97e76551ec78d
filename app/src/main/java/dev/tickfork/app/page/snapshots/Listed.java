package dev.tickfork.app.page.snapshots;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;

/// One snapshot in the list, as its files say without reading the entities. Immutable.
///
/// @param source   `forks`, `samples`, a lab's name, or the folder that it was found in
/// @param bytes    of `entities.jsonl`
/// @param parent   folder of the fork that it was taken from, where its name or place tells
/// @param label    tags and note of the user's
record Listed(
        Path dir,
        String name,
        String source,
        State state,
        Facts facts,
        long bytes,
        Optional<Path> parent,
        SnapshotLabel label) {
    /// What can be said without reading the entities.
    enum State {
        /// Its meta is there and plain.
        COMPLETE,
        /// `meta.json` is missing: it was being written when the game stopped.
        UNFINISHED,
        /// `meta.json` cannot be read.
        BROKEN,
        /// It holds no entities.
        EMPTY
    }

    /// What `meta.json` says.
    record Facts(
            Optional<String> dimension,
            OptionalLong tick,
            OptionalLong entities,
            Optional<String> orderHash,
            Optional<Instant> created,
            Optional<String> level) {
        static final Facts NONE = new Facts(
                Optional.empty(),
                OptionalLong.empty(),
                OptionalLong.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
    }

    Listed with(SnapshotLabel next) {
        return new Listed(dir, name, source, state, facts, bytes, parent, next);
    }

    /// Whether every word stands somewhere in what the row shows.
    boolean holds(List<String> words) {
        String all = String.join(
                        " ",
                        name,
                        source,
                        facts.dimension.orElse(""),
                        facts.orderHash.orElse(""),
                        facts.level.orElse(""),
                        String.join(" ", label.tags()),
                        label.note())
                .toLowerCase(Locale.ROOT);
        return words.stream().allMatch(all::contains);
    }
}
