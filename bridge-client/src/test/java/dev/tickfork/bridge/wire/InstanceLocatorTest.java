package dev.tickfork.bridge.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.ActionFailure;
import dev.tickfork.bridge.action.Codes;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class InstanceLocatorTest {
    private final ActionContext silent = ActionContext.silent();
    private final InstanceLocator patient = new InstanceLocator(Duration.ofSeconds(30));

    @TempDir
    Path folder;

    @Test
    void aPortFileIsAHintThatHelloProves() throws Exception {
        Path file = Files.createDirectories(folder.resolve("mc-agent-server")).resolve("port.txt");
        assertEquals(new Located.Stale(file, Located.Why.MISSING), patient.byPortFile(file, silent));
        Files.writeString(file, "no number");
        assertEquals(new Located.Stale(file, Located.Why.UNREADABLE), patient.byPortFile(file, silent));
        try (var mod = OldMods.start("0.8.0")) {
            Files.writeString(file, Integer.toString(mod.endpoint().port()));
            var found = assertInstanceOf(Located.Found.class, patient.byPortFile(file, silent));
            assertTrue(found.state().isPresent());
            assertEquals(
                    new Located.Stale(file, Located.Why.OTHER_WORLD),
                    patient.byServerFolder(folder, silent),
                    "its world is not in this folder");
        }
        try (var stranger = new FakeMod("SSH-2.0-x\n", "\n", (_, _) -> {})) {
            Files.writeString(file, Integer.toString(stranger.endpoint().port()));
            Located located = patient.byPortFile(file, silent);
            assertEquals(new Located.Stale(file, Located.Why.NOT_OURS), located);
            var failure = assertThrows(ActionFailure.class, () -> InstanceLocator.require(located));
            assertEquals(Codes.UNREACHABLE, failure.code());
        }
    }

    @Test
    void aSilentPortIsSaidToBeSilent() throws Exception {
        try (var mute = new FakeMod("", "\n", (_, _) -> {})) {
            var hasty = new InstanceLocator(Duration.ofMillis(300));
            assertEquals(new Located.Silent(mute.endpoint()), hasty.at(mute.endpoint(), silent));
        }
    }

    @ParameterizedTest
    @CsvSource({"25581,127.0.0.1:25581", "localhost:1,localhost:1", "127.0.0.1:65535,127.0.0.1:65535", "[::1]:8,[::1]:8"
    })
    void addressesOfThisComputerAreRead(String text, String shown) throws Exception {
        assertEquals(shown, Endpoint.parse(text).toString());
    }

    @ParameterizedTest
    @CsvSource({"''", "0", "65536", "host:", ":1", "example.org:25581", "10.0.0.1:25581", "-1", "12x", "0.0.0.0:5"})
    void otherAddressesAreRefused(String text) {
        var failure = assertThrows(ActionFailure.class, () -> Endpoint.parse(text));
        assertEquals(Codes.INVALID_REQUEST, failure.code());
    }
}
