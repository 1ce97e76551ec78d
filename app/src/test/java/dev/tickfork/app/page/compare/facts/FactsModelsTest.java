package dev.tickfork.app.page.compare.facts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickfork.app.page.compare.ComparedPair;
import dev.tickfork.app.ui.Memory;
import dev.tickfork.bridge.compare.CompareOptions;
import dev.tickfork.bridge.compare.Comparison.TypeDelta;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// The models of the three tabs over real snapshot folders, without a toolkit.
@Timeout(60)
class FactsModelsTest {
    private static final CompareOptions ALL = CompareOptions.EXACT.withTop(10_000);

    @TempDir
    Path folder;

    private final Map<String, String> kept = new HashMap<>();
    private final Memory memory = new Memory() {
        @Override
        public String get(String key, String fallback) {
            return kept.getOrDefault(key, fallback);
        }

        @Override
        public void put(String key, String value) {
            kept.put(key, value);
        }
    };
    private final List<CompareOptions> asked = new ArrayList<>();
    private final Pairs.Jumped jumped = new Pairs.Jumped();

    private ComparedPair pair(List<Pairs.Entity> b, CompareOptions options, boolean fields) throws Exception {
        Path one = Pairs.write(folder.resolve("a"), Pairs.demo(523), 1);
        return Pairs.open(one, Pairs.write(folder.resolve("b"), b, 2), options, fields, jumped);
    }

    @Test
    void typesCountAndHoldTheOrderToOneType() throws Exception {
        var model = new TypesModel();
        model.show(pair(Pairs.changed(Pairs.demo(523)), ALL, false));
        assertInstanceOf(TypesModel.Waiting.class, model.state().get());
        model.show(pair(Pairs.changed(Pairs.demo(523)), ALL, true));
        var counts = assertInstanceOf(TypesModel.Counts.class, model.state().get());
        assertEquals(523, counts.rows().stream().mapToInt(TypeDelta::a).sum());
        assertEquals("+4", model.count().get());
        model.choose("minecraft:bat");
        model.choose("minecraft:bat");
        assertEquals(List.of("type minecraft:bat", "type "), jumped.places);
        model.clear();
        assertEquals("", model.count().get());
    }

    @Test
    void theCountTellsADifferenceThatCancelsOut() {
        assertEquals("≠ 2", TypesModel.count(List.of(new TypeDelta("a", 1, 2), new TypeDelta("b", 2, 1)), 0));
        assertEquals("−3", TypesModel.count(List.of(new TypeDelta("a", 4, 1)), -3));
        assertEquals("1", TypesModel.count(List.of(new TypeDelta("a", 4, 4)), 0));
        assertEquals("", TypesModel.count(List.of(), 0));
    }

    @Test
    void fieldsAreGroupedByPathAndLeadToTheirEntity() throws Exception {
        var model = new FieldsModel(memory, asked::add);
        model.show(pair(Pairs.changed(Pairs.demo(523)), ALL, true));
        var found = assertInstanceOf(FieldsModel.Found.class, model.state().get());
        assertEquals(
                List.of(FieldGroup.Kind.POSITION, FieldGroup.Kind.VELOCITY, FieldGroup.Kind.NBT, FieldGroup.Kind.NBT),
                found.groups().stream().map(FieldGroup::kind).toList());
        assertEquals(
                List.of("Age", "Items[*].count"),
                found.groups().subList(2, 4).stream().map(FieldGroup::path).toList());
        assertEquals(1 + 30 + 12 + 12, found.all());
        assertEquals("55", model.count().get());
        FieldRow row = found.groups().getLast().rows().getFirst();
        assertEquals("Items[0].count", row.path());
        assertEquals("5", row.a());
        model.jump(row);
        assertEquals(List.of(row.rowA() + "," + row.rowB()), jumped.places);
    }

    @Test
    void ignoringAPathComparesAgainAndIsKept() throws Exception {
        var model = new FieldsModel(memory, asked::add);
        ComparedPair pair = pair(Pairs.changed(Pairs.demo(523)), ALL, true);
        model.show(pair);
        assertNull(model.ignore("Items[*].count"));
        assertEquals(FieldsModel.Refusal.NO_PATH, model.ignore("Items[["));
        assertEquals(FieldsModel.Refusal.NO_PATH, model.ignore(" "));
        assertEquals(1, asked.size());
        assertEquals(List.of("Items[*].count"), asked.getFirst().ignoredNbt());
        assertEquals(10_000, asked.getFirst().top());
        assertInstanceOf(FieldsModel.Waiting.class, model.state().get());

        var later = new FieldsModel(memory, asked::add);
        assertEquals(List.of("Items[*].count"), later.options().get().ignoredNbt());
        assertEquals(List.of("Items[*].count"), asked.getLast().ignoredNbt());
        later.show(pair);
        later.show(pair);
        assertEquals(3, asked.size(), "a page with other options is asked once, not again and again");
        later.show(pair(Pairs.changed(Pairs.demo(523)), asked.getLast(), true));
        assertEquals("43", later.count().get());
        later.regard("Items[*].count");
        assertEquals(List.of(), asked.getLast().ignoredNbt());
    }

    @Test
    void tolerancesAreNumbersOfZeroOrMore() throws Exception {
        var model = new FieldsModel(memory, asked::add);
        for (String bad : List.of("-1", "x", "NaN", "Infinity", "1e999")) {
            assertEquals(FieldsModel.Refusal.NO_NUMBER, model.tolerances(bad, "0", "0"), bad);
        }
        assertEquals(List.of(), asked);
        assertNull(model.tolerances("0,05", "", "1"));
        assertEquals(0.05, model.options().get().posTolerance());
        kept.put("compare.tolerance.velocity", "broken");
        assertEquals(0.05, new RememberedOptions(memory).read().posTolerance());
        assertEquals(0, new RememberedOptions(memory).read().velTolerance());
        model.show(pair(Pairs.changed(Pairs.demo(523)), model.options().get().withTop(100), true));
        var found = assertInstanceOf(FieldsModel.Found.class, model.state().get());
        assertEquals(FieldGroup.Kind.VELOCITY, found.groups().getFirst().kind());
    }

    @Test
    void twoEmptySidesHaveNothingToCompare() throws Exception {
        Path empty = Pairs.write(folder.resolve("empty"), List.of(), 1);
        ComparedPair none = Pairs.open(empty, empty, ALL, true, jumped);
        var fields = new FieldsModel(memory, asked::add);
        fields.show(none);
        assertEquals(new FieldsModel.Nothing(0), fields.state().get());
        var statistics = new StatisticsModel(new FakeActions());
        statistics.show(none);
        assertInstanceOf(StatisticsModel.Empty.class, statistics.state().get());
    }

    @Test
    void smallStatisticsAreThereAtOnceLargeOnesAreHandedOver() throws Exception {
        var actions = new FakeActions();
        var model = new StatisticsModel(actions);
        model.show(pair(Pairs.changed(Pairs.demo(523)), ALL, false));
        var known = assertInstanceOf(StatisticsModel.Known.class, model.state().get());
        assertTrue(known.statistics().moves() > 20);
        Path large = Pairs.write(folder.resolve("large"), Pairs.demo(12_000), 3);
        ComparedPair pair = Pairs.open(large, large, ALL, false, jumped);
        model.show(pair);
        assertInstanceOf(StatisticsModel.Waiting.class, model.state().get());
        actions.finish();
        known = assertInstanceOf(StatisticsModel.Known.class, model.state().get());
        assertEquals(12_000, known.statistics().kept());
    }

    @Test
    void aLateAnswerForAnotherPairIsDropped() throws Exception {
        var actions = new FakeActions();
        var model = new StatisticsModel(actions);
        Path large = Pairs.write(folder.resolve("large"), Pairs.demo(12_000), 3);
        model.show(Pairs.open(large, large, ALL, false, jumped));
        model.clear();
        actions.finish();
        assertInstanceOf(StatisticsModel.NoPair.class, model.state().get());
        assertEquals(1, actions.cancelled());
    }

    @Test
    void digitsShowTheGap() {
        assertEquals(3, FieldGroups.digits(0.0125));
        assertEquals(3, FieldGroups.digits(500));
        assertEquals(7, FieldGroups.digits(1e-6));
        assertEquals(17, FieldGroups.digits(Double.MIN_VALUE));
        assertEquals(3, FieldGroups.digits(Double.NaN));
        assertEquals(3, FieldGroups.digits(0));
    }
}
