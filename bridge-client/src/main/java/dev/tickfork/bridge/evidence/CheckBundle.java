package dev.tickfork.bridge.evidence;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.ActionFailure;
import dev.tickfork.bridge.action.Codes;
import dev.tickfork.bridge.action.Message;
import dev.tickfork.bridge.action.Operation;
import dev.tickfork.bridge.action.Outcome;
import dev.tickfork.bridge.snapshot.Snapshot;
import dev.tickfork.bridge.verify.Judge;
import dev.tickfork.bridge.verify.Verdict;
import dev.tickfork.bridge.verify.Verification;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The operation `evidence.check`: proves that a bundle is whole and computes its verdict again, from the
/// files in it, without a game. Its data is a [BundleData]. What the bundle claims is never shown as the
/// verdict.
///
/// @param file the bundle; only read
public record CheckBundle(Path file) implements Operation {
    @Override
    public Outcome run(ActionContext context) throws ActionFailure, IOException {
        if (!Files.isRegularFile(file)) {
            throw ActionFailure.of(Codes.NOT_FOUND, Message.of("evidence.missing", file));
        }
        context.progress("seal", Message.of("evidence.reading_seal"));
        Boolean sealed = BundleSeal.holds(file, _ -> context.checkCancelled());
        if (sealed == null) {
            throw ActionFailure.of(Codes.NOT_A_BUNDLE, Message.of("evidence.not_a_bundle", file));
        }
        Path folder = Files.createTempDirectory("tickfork-evidence-");
        try (BundleReader reader = BundleReader.open(file)) {
            BundleIndex index = reader.index(sealed);
            if (index == null) {
                return damaged(null, sealed, List.of(BundleFormat.INDEX));
            }
            List<String> wrong = reader.unpack(index, folder, context);
            return sealed && wrong.isEmpty() ? compared(index, folder, context) : damaged(index, sealed, wrong);
        } finally {
            remove(folder);
        }
    }

    private Outcome damaged(@Nullable BundleIndex index, boolean sealed, List<String> names) {
        Message text = names.isEmpty()
                ? Message.of("evidence.seal_broken", file)
                : Message.of("evidence.damaged", file, String.join(", ", names));
        return Outcome.not(
                Codes.EVIDENCE_DAMAGED,
                text,
                new BundleData(
                        file.toString(),
                        Verdict.UNVERIFIED.word(),
                        index == null ? null : index.verdict(),
                        index == null ? null : index.createdAt(),
                        sealed,
                        index == null ? 0 : index.files().size(),
                        names,
                        null));
    }

    private Outcome compared(BundleIndex index, Path folder, ActionContext context) throws ActionFailure, IOException {
        Verification found;
        try (Snapshot fork = Snapshot.open(folder.resolve(BundleFormat.FORK), context);
                Snapshot lab = Snapshot.open(folder.resolve(BundleFormat.LAB), context)) {
            if (!fork.valid() || !lab.valid()) {
                return damaged(index, true, List.of((fork.valid() ? BundleFormat.LAB : BundleFormat.FORK)));
            }
            found = Judge.compare(fork, lab, index.lab(), index.options(), context);
        }
        var data = new BundleData(
                file.toString(),
                found.verdict().word(),
                index.verdict(),
                index.createdAt(),
                true,
                index.files().size(),
                List.of(),
                found.data());
        if (!data.agrees()) {
            return Outcome.not(Codes.MISMATCH, Message.of("evidence.disagrees", index.verdict(), data.verdict()), data);
        }
        Message text = Message.of("evidence.checked", index.files().size(), data.verdict(), index.createdAt());
        return found.verdict().ok() ? Outcome.ok(text, data) : Outcome.not(found.code(), text, data);
    }

    /// Only what this check unpacked.
    private static void remove(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path path : all.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(path);
            }
        }
    }
}
