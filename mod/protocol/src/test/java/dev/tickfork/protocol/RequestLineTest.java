package dev.tickfork.protocol;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

final class RequestLineTest {
    static Stream<Arguments> good() {
        return Stream.of(
                Arguments.of("PING", new Request.Ping()),
                Arguments.of("  ping \r", new Request.Ping()),
                Arguments.of("ECHO  two  blanks ", new Request.Echo("two  blanks")),
                Arguments.of("echo\tÄ", new Request.Echo("Ä")),
                Arguments.of("capabilities", new Request.Caps()),
                Arguments.of("CAPS_GET", new Request.Caps()),
                Arguments.of("STATE_GET", new Request.State()),
                Arguments.of("ENTITIES", new Request.Entities(0)),
                Arguments.of("ENTITY_LIST 12.5", new Request.Entities(12.5)),
                Arguments.of("CMD /tick freeze", new Request.Cmd("tick freeze")),
                Arguments.of("CMD tick freeze", new Request.Cmd("tick freeze")),
                Arguments.of("COMMAND say /x", new Request.Cmd("say /x")),
                Arguments.of("WAIT -3", new Request.Wait(-3)),
                Arguments.of("MARK a  b", new Request.Mark("a  b")),
                Arguments.of("SNAPSHOTS", new Request.Snapshots()),
                Arguments.of("SAVE", new Request.Save(false)),
                Arguments.of("save FLUSH", new Request.Save(true)),
                Arguments.of("FREEZE 30", new Request.Freeze(30)),
                Arguments.of("FREEZE_RENEW ab12 .5", new Request.FreezeRenew("ab12", 0.5)),
                Arguments.of("UNFREEZE ab12", new Request.Unfreeze("ab12")),
                Arguments.of("ENV", new Request.Env()));
    }

    @ParameterizedTest
    @MethodSource("good")
    void readsRequests(String line, Request expected) {
        assertEquals(expected, request(line));
    }

    /// Snapshot protocol v1: positional, a numeric first token is the radius, a token with a colon the
    /// dimension.
    static Stream<Arguments> snapshots() {
        return Stream.of(
                Arguments.of("SNAPSHOT", new Request.Snapshot(0, null, null)),
                Arguments.of("SNAPSHOT 64", new Request.Snapshot(64, null, null)),
                Arguments.of("SNAPSHOT 64.0 name", new Request.Snapshot(64, "name", null)),
                Arguments.of("SNAPSHOT 0 name", new Request.Snapshot(0, "name", null)),
                Arguments.of("SNAPSHOT before", new Request.Snapshot(0, "before", null)),
                Arguments.of("SNAPSHOT 2026", new Request.Snapshot(2026, null, null)),
                Arguments.of("SNAPSHOT 0 2026", new Request.Snapshot(0, "2026", null)),
                Arguments.of("SNAPSHOT 1e3", new Request.Snapshot(0, "1e3", null)),
                Arguments.of("SNAPSHOT -0.0 n", new Request.Snapshot(0, "n", null)),
                Arguments.of("SNAPSHOT minecraft:the_nether", new Request.Snapshot(0, null, "minecraft:the_nether")),
                Arguments.of("SNAPSHOT 8 minecraft:the_nether", new Request.Snapshot(8, null, "minecraft:the_nether")),
                Arguments.of(
                        "SNAPSHOT before minecraft:the_nether",
                        new Request.Snapshot(0, "before", "minecraft:the_nether")),
                Arguments.of(
                        "SNAPSHOT 0 before minecraft:the_nether",
                        new Request.Snapshot(0, "before", "minecraft:the_nether")),
                Arguments.of("SNAPSHOT 0 a:b", new Request.Snapshot(0, null, "a:b")),
                Arguments.of("SNAPSHOT\t0  before \t the_end", new Request.Snapshot(0, "before", "minecraft:the_end")));
    }

    @ParameterizedTest
    @MethodSource("snapshots")
    void readsSnapshotArguments(String line, Request expected) {
        assertEquals(expected, request(line));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "FLY",
                "CMD",
                "CMD /",
                "MARK",
                "ECHO",
                "WAIT",
                "WAIT x",
                "WAIT 1.5",
                "WAIT 99999999999",
                "PING x",
                "STATE now",
                "ENTITIES x",
                "ENTITIES -1",
                "ENTITIES 1e3",
                "ENTITIES 1 2",
                "SNAPSHOT -1",
                "SNAPSHOT 0 a b:c d",
                "SAVE all",
                "FREEZE",
                "FREEZE 0",
                "FREEZE -1",
                "FREEZE 601",
                "FREEZE NaN",
                "FREEZE_RENEW a",
                "FREEZE_RENEW a b",
                "UNFREEZE",
                "UNFREEZE a b"
            })
    void saysWhatIsWrong(String line) {
        RequestLine read = read(line);
        var bad = assertInstanceOf(RequestLine.Parsed.Bad.class, read.parsed());
        assertTrue(bad.message().contains(line.substring(0, Math.min(3, line.length()))), bad.message());
    }

    @Test
    void anOverlongRadiusIsNotInfinity() {
        assertInstanceOf(
                RequestLine.Parsed.Bad.class,
                read("SNAPSHOT " + "9".repeat(400)).parsed());
    }

    @Test
    void blankLinesAreNothing() {
        assertNull(RequestLine.parse(""));
        assertNull(RequestLine.parse(" \t \r"));
    }

    @Test
    void takesTheRequestIdOff() {
        RequestLine read = read("@b7  PING");
        assertEquals(new RequestLine("b7", new RequestLine.Parsed.Good(new Request.Ping())), read);
        String longest = "aZ09_-".repeat(5) + "xy";
        assertEquals(longest, read("@" + longest + " WAIT").rid());
    }

    @ParameterizedTest
    @ValueSource(strings = {"@ PING", "@a.b PING", "@量 PING", "@123456789012345678901234567890123 PING"})
    void refusesWhatIsNoRequestId(String line) {
        RequestLine read = read(line);
        assertNull(read.rid());
        assertInstanceOf(RequestLine.Parsed.Bad.class, read.parsed());
    }

    @Test
    void anIdAloneIsAnswered() {
        RequestLine read = read("@b7");
        assertEquals("b7", read.rid());
        assertInstanceOf(RequestLine.Parsed.Bad.class, read.parsed());
    }

    static Stream<Path> goldenRequests() throws IOException {
        try (Stream<Path> files = Files.list(Path.of("src/golden/request").toAbsolutePath())) {
            return files.sorted().toList().stream();
        }
    }

    @ParameterizedTest
    @MethodSource("goldenRequests")
    void writesTheGoldenRequests(Path file) throws IOException {
        String line = Files.readString(file).strip();
        RequestLine read = read(line);
        var good = assertInstanceOf(RequestLine.Parsed.Good.class, read.parsed());
        assertEquals(line, good.request().line(read.rid()));
    }

    @Test
    void aNameOfDigitsIsSentBehindARadius() {
        assertEquals(
                "SNAPSHOT 0 2026 minecraft:the_end", new Request.Snapshot(0, "2026", "minecraft:the_end").line(null));
        assertEquals("SNAPSHOT 64.0 before", new Request.Snapshot(64, "before", null).line(null));
        assertEquals("ENTITIES 10000000", new Request.Entities(1e7).line(null));
    }

    @ParameterizedTest
    @ValueSource(strings = {"say a\nstop", "say a\rstop"})
    void aLineBreakCannotSmuggleASecondRequest(String command) {
        assertThrows(IllegalArgumentException.class, () -> new Request.Cmd(command).line(null));
    }

    @Test
    void aBadRequestIdIsNotSent() {
        assertThrows(IllegalArgumentException.class, () -> new Request.Ping().line("a b"));
    }

    @Test
    void everyKeywordIsFoundByItsNamesInAnyCase() {
        for (Keyword keyword : Keyword.values()) {
            assertEquals(
                    keyword,
                    Keyword.find(keyword.name().toLowerCase(Locale.ROOT)).orElseThrow());
            for (String alias : keyword.aliases()) {
                assertEquals(keyword, Keyword.find(alias).orElseThrow());
            }
        }
    }

    @Test
    void repliesAndEventsAreToldApart() {
        for (String reply : List.of("state", "pong", "error", "x_ack", "context", "screen")) {
            assertTrue(MessageTypes.isReply(reply), reply);
        }
        for (String event : List.of("game", "mark", "hello", "snapshot", "lease", "bind_error", "from_the_future")) {
            assertEquals(false, MessageTypes.isReply(event), event);
        }
    }

    private static RequestLine read(String line) {
        return Objects.requireNonNull(RequestLine.parse(line), line);
    }

    private static Request request(String line) {
        return assertInstanceOf(RequestLine.Parsed.Good.class, read(line).parsed())
                .request();
    }
}
