package dev.tickfork.bridge.query;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.restore.SnapshotFiles;
import dev.tickfork.bridge.snapshot.Snapshot;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Queries over a folder on disk; each answer is told by hand.
class QueryTest {
    @TempDir
    Path folder;

    @SuppressWarnings("NullAway.Init") // opened before each test
    private Snapshot snapshot;

    /// 0 a named pig at x 0.5; 1 a llama with a chest at 1.5; 2 a minecart at 2.5 with 3 in it; 4 a pig
    /// with odd keys.
    @BeforeEach
    void open() throws Exception {
        String cart = "\"" + SnapshotFiles.uuid(2) + "\"";
        String rider = "\"" + SnapshotFiles.uuid(3) + "\"";
        SnapshotFiles.write(
                folder,
                List.of(
                        SnapshotFiles.entity(0, "minecraft:pig", "{CustomName:\"Frau Müller\",Health:10.0f}"),
                        SnapshotFiles.entity(
                                1,
                                "minecraft:trader_llama",
                                "{Items:[{Slot:2b,id:\"minecraft:diamond\",count:64}],ChestedHorse:1b,Strength:3}"),
                        SnapshotFiles.line(
                                2,
                                "minecraft:minecart",
                                "{Motion:[0.0,1.5,0.0]}",
                                2.5,
                                "[" + rider + "]",
                                "null",
                                true),
                        SnapshotFiles.line(3, "minecraft:sulfur_cube", "{Size:2}", 2.5, "[]", cart, false),
                        SnapshotFiles.entity(4, "minecraft:pig", "{\"Heal\\u0074h\":7.0f,\"a b\":[I;1,2]}")),
                "minecraft:overworld",
                1);
        snapshot = Snapshot.open(folder, ActionContext.silent());
    }

    @AfterEach
    void close() throws IOException {
        snapshot.close();
    }

    private List<Integer> rows(String query) throws Exception {
        return Arrays.stream(Query.parse(query).rows(snapshot, ActionContext.silent()))
                .boxed()
                .toList();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
        type:pig                                        | 0 4
        type:minecraft:pig                              | 0 4
        type:m*                                         | 2
        type:zombie                                     | -
        uuid:466e11e1-0000-4000-8000-000000000002       | 2
        UUID:466E11E1                                   | 0 1 2 3 4
        near:1.5,64,0.5,1                               | 0 1 2 3
        near:1.5,64,0.5,0                               | 1
        order:1..3                                      | 1 2 3
        order:4..                                       | 4
        order:..0                                       | 0
        order:2                                         | 2
        has:riders                                      | 2
        has:vehicle                                     | 3
        has:Items                                       | 1
        has:Items[0].count                              | 1
        has:Items[1]                                    | -
        nbt:Items[*].id=minecraft:diamond               | 1
        nbt:Items[*].id=minecraft:dirt                  | -
        nbt:Items[*].count=64                           | 1
        nbt:ChestedHorse=1                              | 1
        nbt:ChestedHorse=true                           | 1
        nbt:Strength>2                                  | 1
        nbt:Strength<3                                  | -
        nbt:Health=10                                   | 0
        nbt:Health                                      | 0 4
        nbt:Motion[*]=1.5                               | 2
        name:müller                                     | 0
        name:"frau m"                                   | 0
        type:pig and name:müller                        | 0
        type:pig name:müller                            | 0
        type:pig or type:minecart                       | 0 2 4
        not type:pig                                    | 1 2 3
        not not type:pig                                | 0 4
        type:pig or type:minecart and has:riders        | 0 2 4
        (type:pig or type:minecart) and has:riders      | 2
        not (type:pig or has:Items) and not has:vehicle | 2
        TYPE:pig AND NOT order:0                        | 4
        """)
    void answers(String query, String expected) throws Exception {
        List<Integer> wanted = expected.equals("-")
                ? List.of()
                : Arrays.stream(expected.split(" ")).map(Integer::valueOf).toList();
        assertEquals(wanted, rows(query.strip()), query);
    }

    @Test
    void nothingAskedIsEverything() throws Exception {
        assertEquals(List.of(0, 1, 2, 3, 4), rows(""));
        assertEquals(List.of(0, 1, 2, 3, 4), rows("  \n "));
    }

    /// What is wrong is told at the character where it is.
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
        pig                  | 0
        typ:pig              | 0
        type:                | 5
        type:pig and         | 12
        type:pig or )        | 12
        (type:pig            | 9
        type:pig )           | 9
        near:1,2,3           | 5
        near:a,2,3,4         | 5
        order:5..1           | 6
        order:..             | 6
        order:99999999999    | 6
        name:"open           | 5
        has:Items[           | 10
        """)
    void faultsAreTold(String query, int column) {
        assertEquals(
                column,
                assertThrows(QueryException.class, () -> Query.parse(query.strip()))
                        .column(),
                query);
    }

    /// Hostile texts end in an answer, not in the thread's end.
    @Test
    void nestingAndLengthAreBounded() {
        assertThrows(QueryException.class, () -> Query.parse("(".repeat(10_000) + "type:pig"));
        assertThrows(QueryException.class, () -> Query.parse("type:pig ".repeat(10_000)));
        assertThrows(QueryException.class, () -> Query.parse("not ".repeat(6_000)));
    }

    @Test
    void completionKnowsKeysTypesAndWords() {
        List<String> types = List.of("minecraft:pig", "minecraft:piglin");
        assertTrue(Completion.at("ty", 2, types).contains("type:"));
        assertEquals(List.of("type:pig", "type:piglin"), Completion.at("type:pi", 7, types));
        assertEquals(List.of("type:pig and has:vehicle"), Completion.at("type:pig and has:ve", 19, types));
        assertTrue(Completion.at("type:pig a", 10, types).contains("type:pig and"));
    }
}
