package dev.tickfork.app.page.timeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import dev.tickfork.app.page.compare.facts.FakeActions;
import dev.tickfork.bridge.compare.Timeline;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TimelineModelTest {
    private static final Timeline NONE = new Timeline(List.of(), List.of(), List.of());

    @TempDir
    Path folder;

    private final FakeActions actions = new FakeActions();
    private final List<List<Path>> read = new ArrayList<>();
    private final TimelineModel model = new TimelineModel(actions, (folders, _) -> {
        read.add(folders);
        return NONE;
    });

    @Test
    void oneSnapshotIsTooFewTwoAreRead() {
        Path a = Path.of("a");
        Path b = Path.of("b");
        model.open(List.of(a));
        assertEquals(new TimelineModel.TooFew(List.of(a)), model.state().get());
        model.add(b);
        assertInstanceOf(TimelineModel.Reading.class, model.state().get());
        actions.finish();
        assertEquals(new TimelineModel.Known(NONE, List.of(a, b)), model.state().get());
        model.open(List.of(a, b));
        assertEquals(0, actions.waiting(), "the same is not read again");
        model.remove(0);
        assertEquals(new TimelineModel.TooFew(List.of(b)), model.state().get());
    }

    @Test
    void anAnswerForOlderFoldersIsDropped() {
        model.open(List.of(Path.of("a"), Path.of("b")));
        model.add(Path.of("c"));
        actions.finish();
        assertInstanceOf(TimelineModel.Reading.class, model.state().get());
        actions.finish();
        var known = assertInstanceOf(TimelineModel.Known.class, model.state().get());
        assertEquals(3, known.folders().size());
        assertEquals(1, actions.cancelled());
    }

    @Test
    void whatCannotBeReadIsSaidAndCanBeTriedAgain() throws Exception {
        var real = new TimelineModel(actions, new SnapshotsInOrder());
        Path a = snapshot("a", 1);
        Path b = folder.resolve("b");
        real.open(List.of(a, b));
        actions.finish();
        assertInstanceOf(TimelineModel.Failed.class, real.state().get());
        snapshot("b", 2);
        real.again();
        actions.finish();
        var known = assertInstanceOf(TimelineModel.Known.class, real.state().get());
        assertEquals(List.of(1, 2), known.timeline().types().getFirst().counts());
        assertEquals(1, known.timeline().steps().getFirst().added());
    }

    @Test
    void foldersTravelInATarget() {
        List<Path> folders = List.of(Path.of("labs", "量子"), Path.of("b c"));
        assertEquals(folders, TimelineModel.folders(TimelineModel.joined(folders)));
        assertEquals(List.of(), TimelineModel.folders("\n \n\0bad\n"));
    }

    private Path snapshot(String name, int entities) throws Exception {
        Path dir = Files.createDirectories(folder.resolve(name));
        var lines = new StringBuilder();
        for (int i = 0; i < entities; i++) {
            lines.append("{\"order\":" + i + ",\"uuid\":\"00000000-0000-4000-8000-00000000000" + i
                    + "\",\"type\":\"minecraft:pig\",\"pos\":[0.5,64.0,0.5],\"nbt\":\"{}\"}\n");
        }
        Files.writeString(dir.resolve("entities.jsonl"), lines);
        return dir;
    }
}
