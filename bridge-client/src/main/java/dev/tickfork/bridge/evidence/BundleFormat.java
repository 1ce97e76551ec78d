package dev.tickfork.bridge.evidence;

import java.util.List;
import java.util.Set;

/// Names and limits of an evidence bundle (docs/formats.md, "evidence bundles").
final class BundleFormat {
    /// What this program writes; a larger number was written by a newer one.
    static final int FORMAT = 1;

    static final String INDEX = "bundle.json";
    static final String FORK = "fork/";
    static final String LAB = "lab/";
    static final String ENTITIES = "entities.jsonl";
    static final String META = "meta.json";
    static final String MANIFEST = "fork/manifest.json";
    static final String COMMANDS = "commands.mcfunction";
    static final String COMPARISON = "comparison.json";

    /// What the verdict is computed from; without one of these there is nothing to check.
    static final List<String> NEEDED = List.of(FORK + ENTITIES, FORK + META, LAB + ENTITIES, LAB + META);

    /// The only names that are ever taken out of a bundle, so no name can lead out of the folder.
    static final Set<String> KNOWN =
            Set.of(FORK + ENTITIES, FORK + META, LAB + ENTITIES, LAB + META, MANIFEST, COMMANDS, COMPARISON);

    /// Of `bundle.json`: it names a handful of files.
    static final int MAX_INDEX = 1 << 20;

    /// Of all files together, unpacked: ten snapshots of a million entities. A bundle that claims more is a bomb.
    static final long MAX_UNPACKED = 16L << 30;

    private BundleFormat() {}
}
