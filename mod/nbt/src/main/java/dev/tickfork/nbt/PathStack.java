package dev.tickfork.nbt;

import java.util.ArrayList;
import java.util.List;

/// The place that a walk through a tree has reached. One thread; becomes an [NbtPath] only when somebody asks.
final class PathStack {
    /// Keys as strings, indices as boxed integers: small ones are cached, so that a walk allocates next to nothing.
    private final List<Object> steps = new ArrayList<>();

    void push(String key) {
        steps.add(key);
    }

    void push(int index) {
        steps.add(index);
    }

    void pop() {
        steps.removeLast();
    }

    int size() {
        return steps.size();
    }

    /// Whether the step at `at` is one that `pattern` stands for.
    boolean matches(int at, NbtPath.Step pattern) {
        Object step = steps.get(at);
        return switch (pattern) {
            case NbtPath.Key(String name) -> name.equals(step);
            case NbtPath.Index(int index) -> step instanceof Integer actual && actual == index;
            case NbtPath.AnyIndex() -> step instanceof Integer;
        };
    }

    NbtPath snapshot() {
        var copy = new ArrayList<NbtPath.Step>(steps.size());
        for (Object step : steps) {
            copy.add(step instanceof String key ? new NbtPath.Key(key) : new NbtPath.Index((Integer) step));
        }
        return new NbtPath(copy);
    }
}
