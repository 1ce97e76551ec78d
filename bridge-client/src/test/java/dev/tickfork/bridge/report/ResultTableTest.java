package dev.tickfork.bridge.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickfork.bridge.texts.Texts;
import dev.tickfork.bridge.verify.Compared;
import dev.tickfork.bridge.verify.FieldTallies;
import dev.tickfork.bridge.verify.FieldTally;
import dev.tickfork.bridge.verify.ForkSide;
import dev.tickfork.bridge.verify.LabSide;
import dev.tickfork.bridge.verify.OrderBreak;
import dev.tickfork.bridge.verify.StepSeconds;
import dev.tickfork.bridge.verify.TypeCount;
import dev.tickfork.bridge.verify.Verdict;
import dev.tickfork.bridge.verify.VerifyData;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ResultTableTest {
    private static final String HASH = "dfc0a562d5395486";
    private static final ForkSide FORK = new ForkSide("/f", 523, HASH, 9825, "minecraft:overworld");
    private static final LabSide LAB = new LabSide("lab", "/s", 523, HASH, 860);
    private static final FieldTallies CLEAN =
            new FieldTallies(new FieldTally(523, 0), new FieldTally(521, 0), new FieldTally(523, 0));
    private static final List<TypeCount> TYPES = List.of(
            new TypeCount("minecraft:sulfur_cube", 467, 467),
            new TypeCount("minecraft:minecart", 53, 53),
            new TypeCount("minecraft:trader_llama", 2, 2),
            new TypeCount("minecraft:wandering_trader", 1, 1));

    private static VerifyData data(
            Verdict verdict, boolean order, boolean counts, FieldTallies fields, @Nullable OrderBreak at) {
        return new VerifyData(
                verdict.word(), FORK, LAB, new Compared(TYPES, order, counts, fields, 2, at), StepSeconds.NONE);
    }

    private static List<String> english(VerifyData data) {
        return new ResultTable(new Texts(Locale.ENGLISH)).lines(data);
    }

    /// Snapshot protocol v1, "Result".
    @Test
    void theProvenResultLooksAsInTheProtocol() {
        String table = """
            fork: 523 records, hash dfc0a562d5395486, tick 9825
            lab : 523 records, hash dfc0a562d5395486, tick 860
              minecraft:sulfur_cube       467 / 467
              minecraft:minecart           53 /  53
              minecraft:trader_llama        2 /   2
              minecraft:wandering_trader    1 /   1
            orderHash: MATCH   counts: MATCH   result: MATCH
            """;
        List<String> lines = english(data(Verdict.MATCH, true, true, CLEAN, null));
        assertEquals(table.lines().toList(), lines.subList(0, 7));
        assertEquals("nbt: 0 of 523 differ   positions: 0 of 521 differ   velocities: 0 of 523 differ", lines.get(7));
    }

    @Test
    void aMismatchSaysWhereAndHowMuch() {
        var fields = new FieldTallies(new FieldTally(523, 1), new FieldTally(523, 0), new FieldTally(523, 0));
        List<String> lines = english(data(Verdict.MISMATCH, false, true, fields, new OrderBreak(7, "aa", null)));
        assertTrue(lines.contains("orderHash: MISMATCH   counts: MATCH   result: MISMATCH"));
        assertTrue(lines.contains("first divergence at index 7: fork aa, lab nothing"));
        assertTrue(lines.stream().anyMatch(l -> l.startsWith("nbt: 1 of 523 differ")));
    }

    @ParameterizedTest
    @EnumSource(
            value = Verdict.class,
            names = {"FAILED", "UNVERIFIED", "EMPTY", "DRY_RUN"})
    void whatWasNotComparedNeverSaysMatch(Verdict verdict) {
        List<String> lines = english(VerifyData.notCompared(verdict, FORK, null, StepSeconds.NONE));
        String last = lines.getLast();
        assertEquals(
                "orderHash: NOT COMPARED   counts: NOT COMPARED   result: "
                        + verdict.word().toUpperCase(Locale.ROOT),
                last);
        assertFalse(String.join("\n", lines).contains(" MATCH"));
    }

    @Test
    void columnsFitWhateverIsInThem() {
        var types = List.of(new TypeCount("a:b", 1_000_000, 7), new TypeCount("somemod:a_long_name_of_a_thing", 3, 12));
        var data = new VerifyData(
                "mismatch", FORK, LAB, new Compared(types, false, false, CLEAN, 0, null), StepSeconds.NONE);
        List<String> lines = english(data);
        assertEquals("  a:b                             1000000 /       7", lines.get(2));
        assertEquals("  somemod:a_long_name_of_a_thing        3 /      12", lines.get(3));
    }

    @Test
    void chineseKeepsTheCodesAndTheNumbers() {
        List<String> lines =
                new ResultTable(new Texts(Locale.CHINA)).lines(data(Verdict.MATCH, true, true, CLEAN, null));
        assertTrue(lines.getFirst().startsWith("分叉：523"));
        assertTrue(lines.contains("orderHash: MATCH   counts: MATCH   result: MATCH"));
    }
}
