package dev.tickfork.app.shell;

import dev.tickfork.app.ui.Memory;
import dev.tickfork.app.ui.Recent;
import java.util.ArrayList;
import java.util.List;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import tools.jackson.core.JacksonException;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/// [Recent] kept in the window's memory under `window.recent`. FX thread only.
final class KeptRecent implements Recent {
    private static final String KEY = "window.recent";

    private final Memory memory;
    private final JsonMapper json = JsonMapper.builder().build();
    private final ObservableList<Item> items = FXCollections.observableArrayList();
    private final ObservableList<Item> view = FXCollections.unmodifiableObservableList(items);

    KeptRecent(Memory memory) {
        this.memory = memory;
        try {
            List<Item> kept = json.readValue(memory.get(KEY, "[]"), new TypeReference<>() {});
            items.setAll(kept);
        } catch (JacksonException _) {
            memory.put(KEY, ""); // a hand-edited list that is none
        }
    }

    @Override
    public ObservableList<Item> items() {
        return view;
    }

    @Override
    public void add(Item item) {
        var next = new ArrayList<Item>(items);
        next.removeIf(old -> old.target().equals(item.target()));
        next.addFirst(item);
        items.setAll(next.subList(0, Math.min(MOST, next.size())));
        memory.put(KEY, json.writeValueAsString(items));
    }
}
