package dev.tickfork.sandbox.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ServerPropertiesTest {
    @TempDir
    private Path folder = Path.of("");

    private Path file() {
        return folder.resolve("server.properties");
    }

    @Test
    void aMissingFileIsWrittenWithDefaults() throws IOException {
        ServerProperties properties = ServerProperties.open(file());
        assertEquals(25_565, properties.number("server-port"));
        assertTrue(Files.readString(file()).contains("\nlevel-type=minecraft\\:normal\n"));
    }

    @Test
    void escapesUnknownKeysAndOtherScriptsSurviveARewrite() throws IOException {
        Files.writeString(
                file(), "rcon.password=TP%5^\"\\\\\\u00e9\nlevel-name=量子硫方怪\nmy\\ key = a\\=b\nenable-rcon=true\n");
        ServerProperties.open(file());
        ServerProperties again = ServerProperties.open(file());
        assertEquals("TP%5^\"\\é", again.text("rcon.password"));
        assertEquals("量子硫方怪", again.text("level-name"));
        assertEquals("a=b", again.text("my key"));
        assertTrue(again.flag("enable-rcon"));
        assertFalse(Files.exists(folder.resolve("server.properties.tmp")));
    }

    @Test
    void oldLatinOneFilesAreRead() throws IOException {
        Files.write(file(), "motd=f\u00fcr\n".getBytes(StandardCharsets.ISO_8859_1));
        assertEquals("für", ServerProperties.read(file()).text("motd"));
    }

    @Test
    void nonsenseNumbersFallBackAndBrokenEscapesAreRefused() throws IOException {
        Files.writeString(file(), "server-port=many\n");
        assertEquals(25_565, ServerProperties.read(file()).number("server-port"));
        Files.writeString(file(), "motd=\\u12zz\n");
        assertThrows(IOException.class, () -> ServerProperties.open(file()));
        assertEquals("motd=\\u12zz\n", Files.readString(file()), "a file that cannot be read is not written over");
    }
}
