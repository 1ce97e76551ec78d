package dev.tickfork.bridge.snapshot;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Gives each entity type a number, in order of first appearance. One thread while it grows, then any.
final class TypeTable {
    private final List<String> names = new ArrayList<>();
    private final Map<String, Integer> ids = new HashMap<>();
    private byte[] lastBytes = new byte[0];
    private int lastId = -1;

    int id(String name) {
        return ids.computeIfAbsent(name, key -> {
            names.add(key);
            return names.size() - 1;
        });
    }

    /// As [#id(String)]; makes no String where the type is that of the row before, which is the usual case.
    int id(byte[] bytes, int from, int to) {
        if (lastId < 0 || !Arrays.equals(lastBytes, 0, lastBytes.length, bytes, from, to)) {
            lastBytes = Arrays.copyOfRange(bytes, from, to);
            lastId = id(JsonText.decode(bytes, from, to));
        }
        return lastId;
    }

    String name(int id) {
        return names.get(id);
    }

    int size() {
        return names.size();
    }

    /// The numbers here of all types of another table, by their number there.
    int[] idsOf(TypeTable other) {
        int[] here = new int[other.size()];
        for (int id = 0; id < here.length; id++) {
            here[id] = id(other.name(id));
        }
        return here;
    }
}
