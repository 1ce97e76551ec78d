package dev.tickfork.bridge.evidence;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.ActionFailure;
import dev.tickfork.bridge.action.Codes;
import dev.tickfork.bridge.action.Message;
import dev.tickfork.bridge.action.Operation;
import dev.tickfork.bridge.action.Outcome;
import dev.tickfork.bridge.compare.CompareOptions;
import dev.tickfork.bridge.fork.ForkFolder;
import dev.tickfork.bridge.restore.RestorePlan;
import dev.tickfork.bridge.restore.SnapshotRecording;
import dev.tickfork.bridge.snapshot.Snapshot;
import dev.tickfork.bridge.verify.Judge;
import dev.tickfork.bridge.verify.Verification;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.json.JsonMapper;

/// The operation `evidence.export`: compares a fork with a lab's snapshot and packs both, the commands that a restore
/// sends, and the comparison into one sealed file. Its data is a [BundleData]. The verdict is computed here, not
/// believed: a mismatch is packed as a mismatch. A cancel or a failure leaves no file.
///
/// @param fork     a fork's or snapshot's folder
/// @param snapshot the folder of the lab's snapshot
/// @param lab      what the lab is called
/// @param file     what to write; must not exist
/// @param options  what counts as a difference
public record ExportBundle(Path fork, Path snapshot, String lab, Path file, CompareOptions options)
        implements Operation {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    @Override
    public Outcome run(ActionContext context) throws ActionFailure, IOException {
        if (Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
            throw ActionFailure.of(Codes.NAME_TAKEN, Message.of("evidence.taken", file));
        }
        try (Snapshot recording = Snapshot.open(fork, context);
                Snapshot fresh = Snapshot.open(snapshot, context)) {
            refuseFaults(recording);
            refuseFaults(fresh);
            Verification found = Judge.compare(recording, fresh, lab, options, context);
            BundleIndex index = pack(recording, fresh, found, context);
            return Outcome.ok(
                    Message.of("evidence.exported", file, found.verdict().word()),
                    BundleData.exported(file, index, found.data()));
        }
    }

    /// What is invalid can match nothing, and a bundle of it would prove nothing.
    private static void refuseFaults(Snapshot snapshot) throws ActionFailure {
        if (!snapshot.valid()) {
            throw ActionFailure.of(
                    Codes.SNAPSHOT_INVALID,
                    Message.of(
                            "evidence.invalid",
                            snapshot.directory(),
                            snapshot.issues().getFirst().code()));
        }
    }

    private BundleIndex pack(Snapshot recording, Snapshot fresh, Verification found, ActionContext context)
            throws ActionFailure, IOException {
        Path folder = Optional.ofNullable(file.toAbsolutePath().getParent())
                .orElseThrow(() -> new IOException("not a file: " + file));
        if (!Files.isDirectory(folder)) {
            throw ActionFailure.of(Codes.NOT_FOUND, Message.of("evidence.no_folder", folder));
        }
        Path draft = Files.createTempFile(folder, ".evidence-", ".part");
        try {
            BundleIndex index = write(draft, recording, fresh, found, context);
            context.progress("seal", Message.of("evidence.sealing"));
            BundleSeal.set(draft, _ -> context.checkCancelled());
            land(draft);
            return index;
        } finally {
            Files.deleteIfExists(draft);
        }
    }

    /// Never replaces what came there meanwhile.
    private void land(Path draft) throws IOException {
        if (Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
            throw new FileAlreadyExistsException(file.toString());
        }
        Files.move(draft, file, StandardCopyOption.ATOMIC_MOVE);
    }

    private BundleIndex write(Path draft, Snapshot recording, Snapshot fresh, Verification found, ActionContext context)
            throws ActionFailure, IOException {
        try (var out = new BundleWriter(draft, context)) {
            copySnapshot(out, BundleFormat.FORK, recording);
            Optional<Path> manifest = new ForkFolder(recording.directory()).manifest();
            if (manifest.isPresent()) {
                out.copy(BundleFormat.MANIFEST, manifest.get());
            }
            copySnapshot(out, BundleFormat.LAB, fresh);
            if (!recording.empty()) {
                RestorePlan plan = RestorePlan.of(new SnapshotRecording(recording), Set.of(), context);
                out.add(BundleFormat.COMMANDS, to -> commands(plan, to, context));
            }
            out.add(BundleFormat.COMPARISON, to -> to.write(JSON.writeValueAsBytes(found.data())));
            var index = new BundleIndex(
                    BundleFormat.FORMAT,
                    Instant.now().truncatedTo(ChronoUnit.SECONDS).toString(),
                    lab,
                    found.verdict().word(),
                    recording.computedHash(),
                    fresh.computedHash(),
                    options,
                    out.files());
            out.index(JSON.writeValueAsBytes(index));
            return index;
        }
    }

    private static void copySnapshot(BundleWriter out, String folder, Snapshot snapshot) throws IOException {
        for (String name : new String[] {BundleFormat.ENTITIES, BundleFormat.META}) {
            out.copy(folder + name, snapshot.directory().resolve(name));
        }
    }

    private static void commands(RestorePlan plan, OutputStream to, ActionContext context) throws IOException {
        for (int i = 0; i < plan.size(); i++) {
            context.checkCancelled();
            to.write((plan.summon(i).command() + "\n").getBytes(StandardCharsets.UTF_8));
        }
    }
}
