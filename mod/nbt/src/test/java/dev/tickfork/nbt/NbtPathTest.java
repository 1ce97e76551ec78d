package dev.tickfork.nbt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NbtPathTest {
    @Test
    void rendersKeysAndIndices() {
        assertEquals("Items[3].id", NbtPath.ROOT.key("Items").index(3).key("id").toString());
        assertEquals(
                "equipment.body.components.\"minecraft:custom_data\".a",
                NbtPath.ROOT
                        .key("equipment")
                        .key("body")
                        .key("components")
                        .key("minecraft:custom_data")
                        .key("a")
                        .toString());
        assertEquals("[0][1].\"\"", NbtPath.ROOT.index(0).index(1).key("").toString());
        assertEquals("\"a.b\".\"\\\"\\n\"", NbtPath.ROOT.key("a.b").key("\"\n").toString());
        assertEquals("", NbtPath.ROOT.toString());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "a", "Items[3].id", "[0][1]", "a.\"b c\".\"\"[2147483647]", "Items[*].count", "\"\\u0000\""})
    void readsWhatItRenders(String text) throws SnbtException {
        assertEquals(text, NbtPath.parse(text).toString());
    }

    @Test
    void readsOtherSpellings() throws SnbtException {
        assertEquals(NbtPath.parse("a[*].b"), NbtPath.parse("a[].b"));
        assertEquals(NbtPath.parse("components.\"minecraft:x\""), NbtPath.parse("components.minecraft:x"));
        assertEquals(NbtPath.parse("a.b"), NbtPath.parse("'a'.b"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
        .a | 0
        a. | 2
        a..b | 2
        a[ | 2
        a[x] | 2
        a[-1] | 2
        a[2147483648] | 2
        a[99999999999] | 2
        a]b | 1
        a{b:1} | 1
        a b | 1
        """)
    void tellsWhereAPathIsWrong(String text, int offset) {
        SnbtException fault = assertThrows(SnbtException.class, () -> NbtPath.parse(text));
        assertEquals(SnbtException.Reason.BAD_PATH, fault.reason());
        assertEquals(offset, fault.offset());
    }

    @Test
    void ignoredPathsCoverWhatLiesBelow() throws SnbtException {
        IgnoredPaths ignored = IgnoredPaths.parse(List.of("Brain", "Items[*].count", "Pos[1]"));
        assertTrue(ignored.covers(NbtPath.parse("Brain")));
        assertTrue(ignored.covers(NbtPath.parse("Brain.memories[0]")));
        assertTrue(ignored.covers(NbtPath.parse("Items[7].count")));
        assertTrue(ignored.covers(NbtPath.parse("Pos[1]")));
        assertFalse(ignored.covers(NbtPath.parse("Brains")));
        assertFalse(ignored.covers(NbtPath.parse("Items[7].id")));
        assertFalse(ignored.covers(NbtPath.parse("Items.count")));
        assertFalse(ignored.covers(NbtPath.parse("Pos")));
        assertFalse(IgnoredPaths.NONE.covers(NbtPath.ROOT));
    }
}
