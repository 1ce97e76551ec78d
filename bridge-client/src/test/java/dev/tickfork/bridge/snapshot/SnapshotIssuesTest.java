package dev.tickfork.bridge.snapshot;

import static dev.tickfork.bridge.snapshot.Folder.A;
import static dev.tickfork.bridge.snapshot.Folder.B;
import static dev.tickfork.bridge.snapshot.Folder.C;
import static dev.tickfork.bridge.snapshot.Folder.codes;
import static dev.tickfork.bridge.snapshot.Folder.line;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.snapshot.IssueCode.Severity;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// One hand-typed snapshot for each way in which one can be wrong.
class SnapshotIssuesTest {
    /// `printf 466e11e1-…0a | sha256sum`, and of A:B.
    private static final String HASH_A = "a03dcc2fdab7f875";

    private static final String HASH_AB = "f50a1bf8a373e4fa";

    @TempDir
    Path temp;

    private Folder folder() {
        return new Folder(temp.resolve("snap"));
    }

    private List<String> codesOf(Folder folder) throws Exception {
        try (Snapshot snapshot = folder.open()) {
            return codes(snapshot);
        }
    }

    private List<String> codesOfOne(String line) throws Exception {
        try (Snapshot snapshot = folder().lines(line).meta(1, HASH_A).open()) {
            return codes(snapshot);
        }
    }

    @Test
    void aSoundSnapshotHasNone() throws Exception {
        try (Snapshot snapshot =
                folder().lines(line(0, A), line(1, B)).meta(2, HASH_AB).open()) {
            assertEquals(List.of(), snapshot.issues());
            assertTrue(snapshot.valid());
            assertEquals(HASH_AB, snapshot.computedHash());
            assertEquals(HASH_AB, snapshot.recordedHash());
        }
    }

    @Test
    void missingMetaIsAnUnfinishedSnapshotThatStillOpens() throws Exception {
        try (Snapshot snapshot = folder().lines(line(0, A)).open()) {
            assertEquals(List.of("meta_missing@0"), codes(snapshot));
            assertFalse(snapshot.valid());
            assertEquals(1, snapshot.size());
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "[1] | meta_unreadable",
                "null | meta_unreadable",
                "{\"protocol\":1 | meta_unreadable",
                "{\"entities\":1,\"orderHash\":\"a03dcc2fdab7f875\",\"dimension\":\"d\"} | meta_missing",
                "{\"protocol\":1,\"entities\":\"1\",\"orderHash\":\"a03dcc2fdab7f875\",\"dimension\":\"d\"} |"
                        + " meta_missing",
                "{\"protocol\":2,\"entities\":1,\"orderHash\":\"a03dcc2fdab7f875\",\"dimension\":\"d\"} |"
                        + " meta_protocol",
                "{\"protocol\":1,\"entities\":2,\"orderHash\":\"a03dcc2fdab7f875\",\"dimension\":\"d\"} | entity_count",
                "{\"protocol\":1,\"entities\":1,\"orderHash\":\"A03DCC2FDAB7F875\",\"dimension\":\"d\"} |"
                        + " order_hash_format",
                "{\"protocol\":1,\"entities\":1,\"dimension\":\"d\"} | order_hash_format",
                "{\"protocol\":1,\"entities\":1,\"orderHash\":\"e3b0c44298fc1c14\",\"dimension\":\"d\"} | order_hash",
            })
    void faultsOfMetaAreErrors(String meta, String code) throws Exception {
        try (Snapshot snapshot = folder().lines(line(0, A)).meta(meta).open()) {
            assertEquals(List.of(code + "@0"), codes(snapshot));
            assertFalse(snapshot.valid());
        }
    }

    @Test
    void missingDimensionIsAWarning() throws Exception {
        try (Snapshot snapshot = folder().lines(line(0, A))
                .meta("{\"protocol\":1,\"entities\":1,\"orderHash\":\"" + HASH_A + "\"}")
                .open()) {
            assertEquals(List.of("meta_field@0"), codes(snapshot));
            assertTrue(snapshot.valid());
        }
    }

    @Test
    void badLinesAreKeptOutAndNamed() throws Exception {
        var folder = folder().lines(line(0, A), "{\"order\":1,", "[1,2]", "7", "", line(4, B))
                .meta(5, HASH_AB);
        try (Snapshot snapshot = folder.open()) {
            assertEquals(List.of("bad_json@2", "bad_record@3", "bad_record@4"), codes(snapshot));
            assertEquals(2, snapshot.size());
            assertEquals(3, snapshot.keptOut());
            assertEquals(6, snapshot.line(1));
            assertFalse(snapshot.empty());
        }
    }

    /// 0xFF is no byte of UTF-8, and as a signed number it is -1, which also means "nothing left".
    @Test
    void theByte255IsNeitherABlankLineNorALineEnd() throws Exception {
        Path dir = folder().lines(line(0, A), "?x", line(2, B) + "?")
                .meta(3, HASH_A)
                .write();
        Path file = dir.resolve("entities.jsonl");
        byte[] bytes = Files.readAllBytes(file);
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = bytes[i] == '?' ? (byte) 0xFF : bytes[i];
        }
        Files.write(file, bytes);
        try (Snapshot snapshot = Folder.open(dir, 16)) {
            assertEquals(List.of("bad_encoding@2", "bad_encoding@3"), codes(snapshot));
            assertEquals(1, snapshot.size());
            assertEquals(2, snapshot.keptOut());
        }
    }

    @Test
    void aLastLineThatEndsInTheMiddleIsTruncated() throws Exception {
        String half = line(1, B).substring(0, 90);
        assertEquals(
                List.of("truncated_line@2"),
                codesOf(folder().lines(line(0, A), half).cut().meta(2, HASH_A)));
    }

    @Test
    void aLastLineWithoutLineEndIsFine() throws Exception {
        assertEquals(
                List.of(), codesOf(folder().lines(line(0, A), line(1, B)).cut().meta(2, HASH_AB)));
    }

    @Test
    void invalidUtf8IsReportedWithItsLine() throws Exception {
        byte[] bytes = Folder.utf8(line(0, A) + "\n" + line(1, B).replace("Motion", "Mot?on") + "\n");
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = bytes[i] == '?' ? (byte) 0xFF : bytes[i];
        }
        Path dir = folder().meta(2, HASH_A).writeBytes(bytes);
        try (Snapshot snapshot = Snapshot.open(dir, ActionContext.silent())) {
            assertEquals(List.of("bad_encoding@2"), codes(snapshot));
            assertEquals(1, snapshot.size());
        }
    }

    @Test
    void aByteOrderMarkIsSkippedAndSaid() throws Exception {
        assertEquals(List.of("byte_order_mark@1"), codesOfOne("\uFEFF" + line(0, A)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "\"order\":0, | '' | missing_field@1",
                "\"pos\":[103.5,56.0,52.5], | '' | missing_field@1",
                "103.5,56.0,52.5 | 103.5,56.0 | bad_field@1",
                "103.5,56.0,52.5 | 103.5,56.0,\"1\" | bad_field@1",
                "103.5,56.0,52.5 | 103.5,NaN,52.5 | bad_field@1",
                "103.5,56.0,52.5 | 103.5,1e999,52.5 | bad_field@1",
                "[103.5,56.0,52.5] | {\"x\":1} | bad_field@1",
                "\"order\":0 | \"order\":\"0\" | order_type@1",
                "\"order\":0 | \"order\":0.0 | order_type@1",
                "\"yaw\":180.0 | \"yaw\":\"east\" | bad_field@1",
                "\"entityId\":2096 | \"entityId\":1.5 | bad_field@1",
                "\"vehicle\":null | \"vehicle\":7 | bad_field@1",
                "\"passengers\":[] | \"passengers\":[7] | bad_field@1",
                "\"vehicle\":null | \"vehicle\":null,\"restorable\":1 | bad_field@1",
                "\"vehicle\":null | \"vehicle\":null,\"yaw\":1.0 | duplicate_field@1",
            })
    void faultsOfOneField(String from, String to, String code) throws Exception {
        assertTrue(line(0, A).contains(from), from);
        assertEquals(List.of(code), codesOfOne(line(0, A).replace(from, to)));
    }

    @Test
    void badVelocityIsAWarningAndBadPositionAnError() throws Exception {
        try (Snapshot snapshot = folder().lines(
                        line(0, A).replace("[0.0,-0.0784,0.0]", "[0.0]"),
                        line(1, B).replace("[103.5,", "["))
                .meta(2, HASH_AB)
                .open()) {
            assertEquals(
                    List.of(Severity.WARNING, Severity.ERROR),
                    snapshot.issues().stream().map(Issue::severity).toList());
            assertTrue(Double.isNaN(snapshot.vx(0)) && Double.isNaN(snapshot.vy(0)) && Double.isNaN(snapshot.vz(0)));
            assertTrue(Double.isNaN(snapshot.x(1)) && Double.isNaN(snapshot.z(1)));
        }
    }

    @Test
    void lineWithoutUuidOrTypeIsKeptOut() throws Exception {
        try (Snapshot snapshot = folder().lines(
                        line(0, A),
                        line(1, B).replace("\"uuid\"", "\"u\""),
                        line(2, "x").replace("\"x\"", "\"\""))
                .lines(line(3, C).replace("\"minecraft:sulfur_cube\"", "5"))
                .meta(4, HASH_A)
                .open()) {
            assertEquals(List.of("missing_field@2", "bad_field@3", "bad_field@4"), codes(snapshot));
            assertEquals(1, snapshot.size());
        }
    }

    @Test
    void missingVelocityIsNoIssue() throws Exception {
        assertEquals(List.of(), codesOfOne(line(0, A).replace("\"vel\":[0.0,-0.0784,0.0],", "")));
    }

    @Test
    void upperCaseUuidChangesTheHashAndIsFlagged() throws Exception {
        try (Snapshot snapshot = folder().lines(line(0, A.toUpperCase(java.util.Locale.ROOT)))
                .meta(1, HASH_A)
                .open()) {
            assertEquals(List.of("order_hash@0", "uuid_format@1"), codes(snapshot));
            assertEquals(A.toUpperCase(java.util.Locale.ROOT), snapshot.uuid(0));
            // printf 466E11E1-0000-4000-8000-00000000000A | sha256sum
            assertEquals("8aad24b150991b54", snapshot.computedHash());
        }
    }

    @Test
    void shortUuidIsFlaggedAndHashedAsItStands() throws Exception {
        try (Snapshot snapshot =
                folder().lines(line(0, "1-1-1-1-1")).meta(1, "fd134b4393277284").open()) {
            assertEquals(List.of("uuid_format@1"), codes(snapshot));
            assertTrue(snapshot.valid(), "a warning");
            assertEquals("1-1-1-1-1", snapshot.uuid(0));
            assertEquals(0, snapshot.indexOf("1-1-1-1-1"));
            assertEquals(-1, snapshot.indexOf("00000001-0001-0001-0001-000000000001"));
        }
    }

    @Test
    void repeatedUuidsAreErrorsAndBothRowsStay() throws Exception {
        try (Snapshot snapshot = folder().lines(line(0, A), line(1, A), line(2, A.toUpperCase(java.util.Locale.ROOT)))
                .open()) {
            assertEquals(
                    List.of("meta_missing@0", "uuid_duplicate@2", "uuid_format@3", "uuid_duplicate@3").stream()
                            .sorted()
                            .toList(),
                    codes(snapshot).stream().sorted().toList());
            assertEquals(3, snapshot.size());
            assertEquals(0, snapshot.indexOf(A));
        }
    }

    @Test
    void ordersAreHeldAgainstThePlaceOfTheRecord() throws Exception {
        try (Snapshot snapshot =
                folder().lines(line(0, A), "", line(0, B)).meta(2, HASH_AB).open()) {
            assertEquals(List.of("order_missing@0", "order_mismatch@3", "order_duplicate@3"), codes(snapshot));
            assertTrue(snapshot.valid(), "wrong orders are warnings");
        }
    }

    @Test
    void riderOfAPlayerIsNamed() throws Exception {
        assertEquals(
                List.of("passenger_without_vehicle@1"), codesOfOne(line(0, A).replace("null", "\"" + C + "\"")));
    }

    @Test
    void riderNextToItsVehicleIsFineAndOneFurtherOnIsNot() throws Exception {
        String vehicle = line(0, A).replace("\"passengers\":[]", "\"passengers\":[\"" + B + "\"]");
        String rider = line(1, B).replace("null", "\"" + A + "\"");
        assertEquals(
                List.of("order_hash@0"),
                codesOf(folder().lines(vehicle, rider, line(2, C)).meta(3, HASH_AB)));
        assertEquals(
                List.of("order_hash@0", "order_mismatch@2", "order_mismatch@3", "vehicle_not_adjacent@3"),
                codesOf(folder().lines(vehicle, line(2, C), rider).meta(3, HASH_AB)));
    }

    @Test
    void listOfPassengersAndRidersMustAgree() throws Exception {
        String lists = line(0, A).replace("\"passengers\":[]", "\"passengers\":[\"" + B + "\"]");
        String rides = line(1, B).replace("null", "\"" + A + "\"");
        assertEquals(
                List.of("passenger_mismatch@1"),
                codesOf(folder().lines(lists, line(1, B)).meta(2, HASH_AB)));
        assertEquals(
                List.of("passenger_mismatch@1"),
                codesOf(folder().lines(line(0, A), rides).meta(2, HASH_AB)));
    }

    @Test
    void ridersThatRideEachOtherEndTheCheck() throws Exception {
        String one = line(0, A).replace("null", "\"" + B + "\"");
        String other = line(1, B).replace("null", "\"" + A + "\"");
        assertTrue(codesOf(folder().lines(one, other).meta(2, HASH_AB)).contains("vehicle_not_adjacent@1"));
    }

    @Test
    void allAreCountedAndTheFirstHundredKept() throws Exception {
        var folder = folder().meta(250, HASH_A);
        for (int i = 0; i < 250; i++) {
            folder.lines("{");
        }
        Path dir = folder.write();
        try (Snapshot snapshot = Folder.open(dir, 16)) {
            assertEquals(250, snapshot.issueCounts().get(IssueCode.BAD_JSON));
            var kept = snapshot.issues().stream()
                    .filter(issue -> issue.code() == IssueCode.BAD_JSON)
                    .map(Issue::line)
                    .toList();
            assertEquals(Snapshot.ISSUES_KEPT, kept.size());
            assertEquals(100L, kept.getLast());
        }
    }

    @Test
    void anEmptySnapshotIsSaidToBeEmpty() throws Exception {
        try (Snapshot snapshot = folder().meta(0, "e3b0c44298fc1c14").open()) {
            assertTrue(snapshot.empty());
            assertEquals("e3b0c44298fc1c14", snapshot.computedHash());
            assertEquals(List.of(), snapshot.issues());
            assertEquals(List.of(), snapshot.types());
        }
    }

    @Test
    void issuesFolderIsNotLocked() throws Exception {
        Path dir = folder().lines(line(0, A)).write();
        Folder.open(dir, 100).close();
        Files.delete(dir.resolve("entities.jsonl"));
        assertFalse(Files.exists(dir.resolve("entities.jsonl")));
    }
}
