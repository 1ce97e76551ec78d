package dev.tickfork.bridge.restore;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.tickfork.bridge.action.ActionFailure;
import dev.tickfork.bridge.action.Codes;
import dev.tickfork.bridge.lab.LabPorts;
import dev.tickfork.bridge.lab.LabRecord;
import dev.tickfork.bridge.lab.LabState;
import dev.tickfork.bridge.lab.LabStatus;
import dev.tickfork.bridge.wire.Endpoint;
import dev.tickfork.bridge.wire.StateReply;
import dev.tickfork.bridge.wire.Vantage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DestinationTest {
    private static final Endpoint HERE = Endpoint.loopback(25_581);

    @TempDir
    Path folder;

    private Path labWorld = Path.of("");
    private Path sourceWorld = Path.of("");

    @BeforeEach
    void worlds() throws IOException {
        labWorld = Files.createDirectories(folder.resolve("labs/a/world"));
        sourceWorld = Files.createDirectories(folder.resolve("saves/量子硫方怪"));
    }

    private Recording recording() {
        return new ListedRecording().at(folder.resolve("forks/f"), sourceWorld);
    }

    private static StateReply state(@Nullable Path worldDir, Vantage vantage) {
        return new StateReply(
                vantage,
                "1.0.0",
                true,
                5,
                Optional.of("world"),
                Optional.ofNullable(worldDir),
                Optional.of("26.2"),
                0,
                List.of(),
                List.of(),
                Optional.empty(),
                Optional.empty(),
                "");
    }

    private LabStatus lab(LabState state, int port) {
        var record = new LabRecord(
                "a",
                "0123",
                "sandbox",
                "2G",
                new LabPorts(1, 2, 3),
                folder.resolve("labs/a"),
                labWorld,
                folder.resolve("labs/a/port.txt"),
                Optional.empty(),
                Instant.EPOCH);
        return new LabStatus(record, state, Optional.empty(), Optional.of(Endpoint.loopback(port)));
    }

    private DestinationClaim claim(@Nullable LabStatus lab, @Nullable Path expected) {
        return new DestinationClaim("a", Optional.ofNullable(lab), Optional.ofNullable(expected), List.of());
    }

    private String refused(@Nullable Path told, DestinationClaim claim) {
        var failure = assertThrows(
                ActionFailure.class, () -> Destination.prove(state(told, Vantage.SERVER), HERE, claim, recording()));
        return failure.code() + " " + failure.text().key();
    }

    @Test
    void theLabsOwnWorldOnTheLabsOwnPortIsProved() throws Exception {
        Path detour = Files.createSymbolicLink(folder.resolve("detour"), labWorld);
        var proved = Destination.prove(
                state(detour, Vantage.SERVER), HERE, claim(lab(LabState.READY, 25_581), null), recording());
        assertEquals(labWorld.toRealPath(), proved.worldDir());
    }

    @Test
    void theExpectedFolderIsAProofToo() throws Exception {
        Destination.prove(
                state(labWorld, Vantage.SERVER),
                HERE,
                claim(null, folder.resolve("labs/../labs/a/world")),
                recording());
    }

    @Test
    void theSourceWorldIsRefusedWhateverIsClaimed() throws Exception {
        Path detour = Files.createSymbolicLink(folder.resolve("detour"), sourceWorld);
        for (Path told : List.of(sourceWorld, detour)) {
            assertEquals("DESTINATION_UNPROVEN restore.destination.source", refused(told, claim(null, sourceWorld)));
        }
        var alsoNamed = new DestinationClaim("a", Optional.empty(), Optional.of(labWorld), List.of(labWorld));
        assertEquals("DESTINATION_UNPROVEN restore.destination.source", refused(labWorld, alsoNamed));
    }

    @Test
    void theForksOwnCopyIsRefused() throws Exception {
        Path copy = Files.createDirectories(folder.resolve("forks/f/world"));
        assertEquals("DESTINATION_UNPROVEN restore.destination.source", refused(copy, claim(null, copy)));
    }

    @Test
    void whatIsNotProvedIsRefused() {
        LabStatus ready = lab(LabState.READY, 25_581);
        Path other = folder.resolve("saves");
        assertEquals("DESTINATION_UNPROVEN restore.destination.no_proof", refused(labWorld, claim(null, null)));
        assertEquals("DESTINATION_UNPROVEN restore.destination.other", refused(labWorld, claim(null, other)));
        assertEquals("DESTINATION_UNPROVEN restore.destination.other", refused(other, claim(ready, null)));
        assertEquals("DESTINATION_UNPROVEN restore.destination.no_world_dir", refused(null, claim(ready, null)));
        assertEquals(
                "DESTINATION_UNPROVEN restore.destination.not_here",
                refused(folder.resolve("nowhere"), claim(ready, null)));
        assertEquals(
                "DESTINATION_UNPROVEN restore.destination.other_port",
                refused(labWorld, claim(lab(LabState.READY, 25_582), null)));
        assertEquals(
                "LAB_STATE restore.destination.lab_not_running",
                refused(labWorld, claim(lab(LabState.STOPPED, 25_581), null)));
    }

    @Test
    void aClientVantageIsRefused() {
        var failure = assertThrows(
                ActionFailure.class,
                () -> Destination.prove(state(labWorld, Vantage.CLIENT), HERE, claim(null, labWorld), recording()));
        assertEquals(Codes.DESTINATION_UNPROVEN, failure.code());
    }
}
