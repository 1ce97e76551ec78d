package dev.tickfork.bridge.evidence;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.ActionFailure;
import dev.tickfork.bridge.action.Codes;
import dev.tickfork.bridge.action.Outcome;
import dev.tickfork.bridge.compare.CompareOptions;
import dev.tickfork.bridge.restore.SnapshotFiles;
import dev.tickfork.bridge.wire.CancellableContext;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Bundles that are made from real folders, moved, damaged byte by byte, and forged.
class EvidenceTest {
    private static final String PIG = "minecraft:pig";

    @TempDir
    Path folder;

    private Path fork = Path.of("");
    private Path lab = Path.of("");
    private Path bundle = Path.of("");

    @BeforeEach
    void snapshots() throws IOException {
        fork = write("forks/分叉", pigs(0, 1, 2));
        lab = write("order-lab-a", pigs(0, 1, 2));
        bundle = folder.resolve("量子.tickfork");
    }

    private static List<String> pigs(int... numbers) {
        return IntStream.of(numbers)
                .mapToObj(n -> SnapshotFiles.entity(n, PIG, "{Health:10.0f}"))
                .toList();
    }

    private Path write(String name, List<String> lines) throws IOException {
        return SnapshotFiles.write(folder.resolve(name), lines, "minecraft:overworld", 9825);
    }

    private BundleData export() throws ActionFailure, IOException {
        Outcome made = new ExportBundle(fork, lab, "lab-a", bundle, CompareOptions.EXACT).run(ActionContext.silent());
        assertTrue(made.ok());
        return assertInstanceOf(BundleData.class, made.data());
    }

    private static Outcome check(Path file) throws ActionFailure, IOException {
        return new CheckBundle(file).run(ActionContext.silent());
    }

    private static BundleData data(Outcome outcome) {
        return assertInstanceOf(BundleData.class, outcome.data());
    }

    @Test
    void aBundleIsCheckedWhereverItIsMoved() throws Exception {
        assertEquals("match", export().verdict());
        Files.createDirectories(folder.resolve("elsewhere"));
        Path moved = Files.move(bundle, folder.resolve("elsewhere/b.tickfork"));
        for (Path gone : List.of(fork, lab)) {
            Files.delete(gone.resolve("entities.jsonl"));
        }
        Outcome checked = check(moved);
        assertEquals(Codes.OK, checked.code());
        assertEquals("match", data(checked).verdict());
        assertEquals(
                List.of("fork/entities.jsonl", "fork/meta.json", "lab/entities.jsonl", "lab/meta.json"),
                names(moved).stream()
                        .filter(name -> name.endsWith("l") || name.endsWith("meta.json"))
                        .sorted()
                        .toList());
        assertTrue(names(moved).contains("commands.mcfunction"));
    }

    /// The table of verdicts: a check says what its files say, never more.
    @Test
    void aMismatchAndNothingAtAllStayWhatTheyAre() throws Exception {
        lab = write("order-lab-b", pigs(1, 0, 2));
        assertEquals("mismatch", export().verdict());
        Outcome differs = check(bundle);
        assertEquals(Codes.MISMATCH, differs.code());
        assertTrue(data(differs).agrees());

        Files.delete(bundle);
        fork = write("forks/none", List.of());
        lab = write("order-none", List.of());
        assertEquals("empty", export().verdict());
        Outcome nothing = check(bundle);
        assertFalse(nothing.ok());
        assertEquals(Codes.EMPTY, nothing.code());
    }

    @Test
    void eachAlteredByteIsSeen() throws Exception {
        export();
        byte[] whole = Files.readAllBytes(bundle);
        for (int at = 0; at < whole.length; at++) {
            byte[] altered = whole.clone();
            altered[at] ^= 1;
            Path file = Files.write(folder.resolve("altered.tickfork"), altered);
            try {
                Outcome checked = check(file);
                assertFalse(checked.ok(), "byte " + at);
                assertEquals("unverified", data(checked).verdict(), "byte " + at);
            } catch (ActionFailure e) {
                assertTrue(
                        List.of(Codes.EVIDENCE_DAMAGED, Codes.NOT_A_BUNDLE).contains(e.code()),
                        "byte " + at + ": " + e.code());
            }
        }
    }

    @Test
    void aBundleCutAnywhereIsSeen() throws Exception {
        export();
        byte[] whole = Files.readAllBytes(bundle);
        for (int length = 0; length < whole.length; length += 97) {
            Path file = Files.write(folder.resolve("cut.tickfork"), Arrays.copyOf(whole, length));
            assertEquals(
                    Codes.NOT_A_BUNDLE,
                    assertThrows(ActionFailure.class, () -> check(file)).code());
        }
    }

    /// Forged with a seal of its own: its files speak, not its claims.
    @Test
    void aClaimIsNotBelieved() throws Exception {
        lab = write("order-lab-b", pigs(1, 0, 2));
        export();
        Path forged = forge("bundle.json", text -> text.replace("\"mismatch\"", "\"match\""), "bundle.json");
        Outcome checked = check(forged);
        assertEquals(Codes.MISMATCH, checked.code());
        assertEquals("match", data(checked).recorded());
        assertEquals("mismatch", data(checked).verdict());
    }

    @Test
    void aChangedFileIsNamed() throws Exception {
        export();
        Path forged = forge("lab/entities.jsonl", text -> text + " ", "lab/entities.jsonl");
        Outcome checked = check(forged);
        assertEquals(Codes.EVIDENCE_DAMAGED, checked.code());
        assertEquals(List.of("lab/entities.jsonl"), data(checked).damaged());
        assertEquals("unverified", data(checked).verdict());
    }

    /// Names that lead out of the folder, and files that nobody listed.
    @Test
    void noNameLeadsOutside() throws Exception {
        export();
        for (String name : List.of("../escaped.txt", "/tmp/tickfork-escaped", "fork/../../up", "lab/extra")) {
            Path forged = forge("fork/meta.json", UnaryOperator.identity(), name);
            Outcome checked = check(forged);
            assertEquals(Codes.EVIDENCE_DAMAGED, checked.code(), name);
            assertTrue(data(checked).damaged().contains(name), name);
        }
        assertFalse(Files.exists(folder.resolve("escaped.txt")));
    }

    /// A file that unpacks to more than its index says ends at what it says.
    @Test
    void aBombIsNotUnpacked() throws Exception {
        export();
        Path forged = forge("fork/entities.jsonl", text -> text + " ".repeat(50_000_000), "fork/entities.jsonl");
        assertEquals(List.of("fork/entities.jsonl"), data(check(forged)).damaged());
    }

    @Test
    void aNewerFormatSaysSo() throws Exception {
        export();
        Path forged = forge("bundle.json", text -> text.replace("\"format\":1", "\"format\":2"), "bundle.json");
        assertEquals(
                Codes.UNSUPPORTED,
                assertThrows(ActionFailure.class, () -> check(forged)).code());
    }

    @Test
    void nothingIsReplacedAndACancelLeavesNothing() throws Exception {
        Files.writeString(bundle, "mine");
        assertEquals(
                Codes.NAME_TAKEN,
                assertThrows(ActionFailure.class, this::export).code());
        assertEquals("mine", Files.readString(bundle));

        Files.delete(bundle);
        var context = new CancellableContext();
        context.cancel();
        var export = new ExportBundle(fork, lab, "lab-a", bundle, CompareOptions.EXACT);
        assertThrows(CancellationException.class, () -> export.run(context));
        try (Stream<Path> left = Files.list(folder)) {
            assertTrue(left.noneMatch(path -> path.getFileName().toString().contains("evidence")));
        }
    }

    @Test
    void anotherFileIsNoBundle() throws Exception {
        Path text = Files.writeString(folder.resolve("notes.txt"), "x".repeat(1_000));
        assertEquals(
                Codes.NOT_A_BUNDLE,
                assertThrows(ActionFailure.class, () -> check(text)).code());
        assertEquals(
                Codes.NOT_FOUND,
                assertThrows(ActionFailure.class, () -> check(folder.resolve("no.tickfork")))
                        .code());
    }

    private static List<String> names(Path file) throws IOException {
        try (var zip = new ZipFile(file.toFile())) {
            return zip.stream().map(ZipEntry::getName).toList();
        }
    }

    /// The bundle once more, sealed, with one file changed or (under another name) added.
    private Path forge(String source, UnaryOperator<String> change, String name) throws IOException {
        Path forged = folder.resolve("forged.tickfork");
        try (var zip = new ZipFile(bundle.toFile());
                var out = new ZipOutputStream(Files.newOutputStream(forged))) {
            out.setComment(BundleSeal.blank());
            for (ZipEntry entry : zip.stream().toList()) {
                byte[] content = zip.getInputStream(entry).readAllBytes();
                byte[] changed = change.apply(new String(content, StandardCharsets.UTF_8))
                        .getBytes(StandardCharsets.UTF_8);
                boolean here = entry.getName().equals(source);
                put(out, entry.getName(), here && name.equals(source) ? changed : content);
                if (here && !name.equals(source)) {
                    put(out, name, changed);
                }
            }
        }
        BundleSeal.set(forged, _ -> {});
        return forged;
    }

    private static void put(ZipOutputStream out, String name, byte[] content) throws IOException {
        out.putNextEntry(new ZipEntry(name));
        out.write(content);
        out.closeEntry();
    }
}
