package dev.tickfork.app.page.timeline;

import dev.tickfork.app.ui.Shot;
import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.ActionResult;
import dev.tickfork.bridge.action.Codes;
import dev.tickfork.bridge.action.Message;
import dev.tickfork.bridge.compare.EntityColumns;
import dev.tickfork.bridge.compare.EntitySequence;
import dev.tickfork.bridge.compare.Timeline;
import dev.tickfork.bridge.compare.TimelineBuilder;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/// The main states of the page with made-up snapshots. Stateless.
final class TimelineShots {
    private static final int SIZE = 523;
    private static final List<String> TYPES = List.of(
            "minecraft:sulfur_cube", "minecraft:minecart", "minecraft:trader_llama", "minecraft:wandering_trader");

    private TimelineShots() {}

    static List<Shot> of(TimelineModel model) {
        List<Path> folders = IntStream.of(0, 40, 80, 120, 160)
                .mapToObj(step -> Path.of("labs", "lab-b", "step-" + step))
                .toList();
        var failed = new ActionResult(
                false,
                Codes.NOT_A_SNAPSHOT,
                Message.of("timeline.shot_failed", "step-80"),
                false,
                "none",
                null,
                List.of());
        return List.of(
                new Shot("timeline", "empty", () -> model.show(List.of(), new TimelineModel.TooFew(List.of()))),
                new Shot("timeline", "full", () -> model.show(folders, new TimelineModel.Known(made(), folders))),
                new Shot("timeline", "error", () -> model.show(folders, new TimelineModel.Failed(failed))));
    }

    private static Timeline made() {
        var random = new Random(4);
        var builder = new TimelineBuilder();
        List<Integer> order = new ArrayList<>(IntStream.range(0, SIZE).boxed().toList());
        String[] hashes = {
            "dfc0a562d5395486", "7b10a9e4c25d8f36", "7b10a9e4c25d8f36", "4c9e02b7a1f36d58", "91d7e3aa05c84b6f"
        };
        for (int i = 0; i < hashes.length; i++) {
            builder.add(
                    "step-" + 40 * i, 820 + 40 * i, hashes[i], entities(List.copyOf(order)), ActionContext.silent());
            if (i != 1) {
                change(order, random, i);
            }
        }
        return builder.build();
    }

    private static void change(List<Integer> order, Random random, int step) {
        for (int i = 0; i < 2 + 6 * step; i++) {
            int to = random.nextInt(order.size());
            int from = random.nextInt(order.size() - 1);
            Integer moved = order.get(from);
            order.subList(from, from + 1).clear();
            order.add(to, moved);
        }
        if (step > 1) {
            order.subList(200, 200 + 18 * step).clear();
            IntStream.range(0, 25).forEach(i -> order.add(1_000 * step + i));
        }
    }

    private static EntitySequence entities(List<Integer> ids) {
        return new EntityColumns(
                ids.size(),
                row -> Integer.toString(ids.get(row)),
                row -> TYPES.get(ids.get(row) % 7 == 3 ? 1 + ids.get(row) / 7 % 3 : 0),
                _ -> null,
                _ -> null,
                List.of(_ -> 0, row -> ids.get(row), _ -> 0),
                Collections.nCopies(8, _ -> 0.0));
    }
}
