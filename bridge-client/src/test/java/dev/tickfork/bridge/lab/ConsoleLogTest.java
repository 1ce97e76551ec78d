package dev.tickfork.bridge.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ConsoleLogTest {
    private static final String DONE = "Done (12.345s)! For help, type \"help\"";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[12:00:00] [Server thread/INFO]: ",
                "[12:00:00] [Server thread/INFO] [minecraft/DedicatedServer]: ",
                "[12:00:00 INFO]: ",
                "12:00:00.123 INFO net.minecraft.DedicatedServer - ",
                "\u001B[32m[12:00:00]\u001B[0m [Server thread/INFO]: \u001B[1m",
                ""
            })
    void theGamesOwnLineCountsUnderAnyLogger(String prefix) {
        assertTrue(ConsoleLog.isReadyLine(prefix + DONE));
        assertTrue(ConsoleLog.isReadyLine(prefix + "Done (3,2s)!"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[12:00:00] [Server thread/INFO]: <a> ",
                "[12:00:00] [Server thread/INFO]: [Not Secure] <a> ",
                "[12:00:00] [Server thread/INFO]: [Server] ",
                "[12:00:00] [Server thread/INFO]: <a> ]: ",
                "[12:00:00] [Server thread/INFO]: * a ",
                "<a> "
            })
    void whatPeopleSayDoesNotCount(String prefix) {
        assertFalse(ConsoleLog.isReadyLine(prefix + DONE));
    }

    @Test
    void onlyThisStartsLinesAreRead(@TempDir Path folder) throws Exception {
        Path log = folder.resolve("console.log");
        Files.writeString(log, "[1] [x/INFO]: " + DONE + "\n");
        long offset = LabProcess.mark(log, "start");
        assertFalse(ConsoleLog.saysReady(ConsoleLog.since(log, offset)));
        Files.writeString(log, "[1] [x/INFO]: 量子\n", StandardOpenOption.APPEND);
        assertEquals(List.of("[1] [x/INFO]: 量子"), ConsoleLog.since(log, offset));
        assertEquals(List.of(), ConsoleLog.since(folder.resolve("none.log"), 0));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "EULA|You need to agree to the EULA in order to run the server. Go to eula.txt for more info.",
                "JAVA|java.lang.UnsupportedClassVersionError: net/minecraft/Main has been compiled by a more recent",
                "HEAP|Error: Could not reserve enough space for 99999999KB object heap",
                "LOCK|net.minecraft.DirectoryLock$LockException: /w/session.lock: already locked (possibly by other)",
                "PORT|**** FAILED TO BIND TO PORT!",
                "MODS|net.fabricmc.loader.impl.FormattedException: Incompatible mods found!",
                "PROGRAM|Error: Unable to access jarfile sandbox.jar",
                "UNKNOWN|Something else"
            })
    void causesAreReadFromTheLog(FailureCause cause, String line) {
        assertEquals(cause, FailureCause.of(List.of("noise", line)));
    }
}
