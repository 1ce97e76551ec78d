package dev.tickfork.bridge.snapshot;

import static dev.tickfork.bridge.snapshot.Folder.A;
import static dev.tickfork.bridge.snapshot.Folder.codes;
import static dev.tickfork.bridge.snapshot.Folder.line;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickfork.bridge.action.ActionContext;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What is wrong with an NBT text, seen without parsing them all, and by parsing them all.
class SnapshotNbtIssuesTest {
    private static final String HASH_A = "a03dcc2fdab7f875";

    @TempDir
    Path temp;

    private Folder folder() {
        return new Folder(temp.resolve("snap"));
    }

    private List<String> codesOfOne(String line) throws Exception {
        try (Snapshot snapshot = folder().lines(line).meta(1, HASH_A).open()) {
            return codes(snapshot);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{Motion:[NaNd,0.0d,0.0d]} | nbt_not_summonable",
                "{Motion:[0.0d,-Infinityd,0.0d]} | nbt_not_summonable",
                "{a:{\\\"\\\":1b}} | nbt_not_summonable",
                "{a:1,\\\"\\\":2} | nbt_not_summonable",
                "{a:{'':1b}} | nbt_not_summonable",
                "{a:1 | nbt_unreadable",
                "[] | nbt_unreadable",
                "`` | nbt_unreadable",
                "{CustomName:\\\"a\\u0008b\\\"} | control_characters",
                "{CustomName:\\\"a\\nb\\\"} | control_characters",
                "{CustomName:\\\"a\u0085b\\\"} | control_characters",
                "{CustomName:\\\"a\u2028b\\\"} | control_characters",
                "{CustomName:\\\"a\\u2028b\\\"} | control_characters",
                "{CustomName:\\\"a\u007Fb\\\"} | control_characters",
                "{CustomName:\\\"NaN and Infinity, ''\\\"} | ``",
                "{CustomName:\\\"a\\\\nb\\\",Items:[],NoGravity:1b} | ``",
                "{CustomName:\\\"量子硫方怪\\\"} | ``",
            })
    void faultsOfNbtSeenWithoutParsingAll(String nbt, String code) throws Exception {
        String line = line(0, A).replace("{\\\"Motion\\\":[0.0d,-0.0784d,0.0d]}", nbt);
        assertEquals(code.isEmpty() ? List.of() : List.of(code + "@1"), codesOfOne(line));
    }

    @Test
    void theUnsummonableValueIsNamedByItsPath() throws Exception {
        String line = line(0, A).replace("0.0784d,0.0d]", "0.0784d,NaNd]");
        try (Snapshot snapshot = folder().lines(line).meta(1, HASH_A).open()) {
            assertEquals(
                    List.of("Motion[2]", "non_finite"),
                    snapshot.issues().getFirst().text().args());
            assertTrue(snapshot.valid(), "a warning: the recording is sound");
        }
    }

    @Test
    void checkingEveryNbtFindsFaultsOfGrammar() throws Exception {
        Path dir = folder().lines(line(0, A).replace("0.0784d,", "0.0784d,;"))
                .meta(1, HASH_A)
                .write();
        try (Snapshot quick = Snapshot.open(dir, NbtCheck.QUICK, ActionContext.silent());
                Snapshot every = Snapshot.open(dir, NbtCheck.EVERY, ActionContext.silent())) {
            assertEquals(List.of(), codes(quick));
            assertEquals(List.of("nbt_unreadable@1"), codes(every));
            assertFalse(every.valid());
        }
    }
}
