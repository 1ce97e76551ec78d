package dev.tickfork.bridge.evidence;

import dev.tickfork.bridge.compare.CompareOptions;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/// `bundle.json`: what the bundle holds and what was found when it was made. Immutable.
///
/// @param format    of the bundle, from 1
/// @param createdAt ISO 8601, UTC
/// @param lab       what the lab was called
/// @param verdict   the word that was computed when the bundle was made
/// @param forkHash  order hash of the recording, computed
/// @param labHash   order hash of the lab's snapshot, computed
/// @param options   what counted as a difference; the check uses the same
record BundleIndex(
        int format,
        String createdAt,
        String lab,
        String verdict,
        String forkHash,
        String labHash,
        CompareOptions options,
        List<BundleFile> files) {
    /// What is read from a damaged file may lack anything.
    BundleIndex {
        Stream.of(createdAt, lab, verdict, forkHash, labHash, options).forEach(Objects::requireNonNull);
        files = List.copyOf(files);
    }

    /// One file of the bundle.
    ///
    /// @param name   with `/` between folders
    /// @param size   bytes, unpacked
    /// @param sha256 64 lower-case hex digits
    record BundleFile(String name, long size, String sha256) {
        BundleFile {
            Stream.of(name, sha256).forEach(Objects::requireNonNull);
        }
    }
}
