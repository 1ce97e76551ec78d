package dev.tickfork.bridge.evidence;

import dev.tickfork.bridge.verify.VerifyData;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The data of `evidence.export` and `evidence.check`; the names are those of the result's data. Immutable.
///
/// @param file      the bundle
/// @param verdict   computed now, from the files in the bundle; `unverified` where one is damaged
/// @param recorded  the word that the bundle claims; null where its index could not be read
/// @param createdAt when the bundle says that it was made, ISO 8601; null as for `recorded`
/// @param sealed    whether every byte of the file is as it was written
/// @param damaged   names of the files in it that are missing, unknown or not as they were
/// @param found     what was compared; null where nothing was
public record BundleData(
        String file,
        String verdict,
        @Nullable String recorded,
        @Nullable String createdAt,
        boolean sealed,
        int files,
        List<String> damaged,
        @Nullable VerifyData found) {
    public BundleData {
        damaged = List.copyOf(damaged);
    }

    static BundleData exported(Path file, BundleIndex index, VerifyData found) {
        return new BundleData(
                file.toString(),
                index.verdict(),
                index.verdict(),
                index.createdAt(),
                true,
                index.files().size(),
                List.of(),
                found);
    }

    /// Whether what was computed now is what the bundle claims.
    public boolean agrees() {
        return verdict.equals(recorded);
    }
}
