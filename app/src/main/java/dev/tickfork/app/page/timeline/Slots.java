package dev.tickfork.app.page.timeline;

import dev.tickfork.app.ui.TypeColours;
import dev.tickfork.bridge.compare.Timeline;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// One colour a type for the whole timeline. Immutable.
final class Slots {
    private final Map<String, Integer> slots = new HashMap<>();

    Slots(Timeline timeline, TypeColours colours) {
        List<String> types =
                timeline.types().stream().map(Timeline.TypeLine::type).toList();
        int[] found = colours.slots(types);
        for (int i = 0; i < found.length; i++) {
            slots.put(types.get(i), found[i]);
        }
    }

    int of(String type) {
        return slots.getOrDefault(type, 0);
    }

    /// The slot of each type number of one recording, so that a row costs one look.
    int[] of(Timeline.TypeOrder order) {
        return order.names().stream().mapToInt(this::of).toArray();
    }
}
