package dev.tickfork.sandbox.world;

import java.util.Collections;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import net.kyori.adventure.nbt.CompoundBinaryTag;

/// What `data ... storage <id>` reads and writes; one file per namespace. Game thread only.
public final class CommandStorage {
    private final Map<String, CompoundBinaryTag> byId = new TreeMap<>();
    private final Set<String> touchedNamespaces = new TreeSet<>();

    /// The value stored under an id, empty when there is nothing.
    ///
    /// @param id e.g. `mcagent:probe`; without a namespace `minecraft:` is meant
    /// @return empty when there is nothing
    public CompoundBinaryTag get(String id) {
        return byId.getOrDefault(full(id), CompoundBinaryTag.empty());
    }

    public void set(String id, CompoundBinaryTag value) {
        byId.put(full(id), value);
        touchedNamespaces.add(namespace(full(id)));
    }

    /// In the order of their names.
    public Set<String> ids() {
        return Collections.unmodifiableSet(byId.keySet());
    }

    void load(String namespace, CompoundBinaryTag contents) {
        for (var entry : contents) {
            if (entry.getValue() instanceof CompoundBinaryTag value) {
                byId.put(namespace + ":" + entry.getKey(), value);
            }
        }
    }

    /// Namespace to contents, only of what changed since [#written].
    Map<String, CompoundBinaryTag> changed() {
        var changed = new TreeMap<String, CompoundBinaryTag>();
        for (String namespace : touchedNamespaces) {
            CompoundBinaryTag.Builder contents = CompoundBinaryTag.builder();
            byId.forEach((id, value) -> {
                if (namespace(id).equals(namespace)) {
                    contents.put(id.substring(namespace.length() + 1), value);
                }
            });
            changed.put(namespace, contents.build());
        }
        return changed;
    }

    void written() {
        touchedNamespaces.clear();
    }

    private static String full(String id) {
        return id.indexOf(':') < 0 ? "minecraft:" + id : id;
    }

    private static String namespace(String id) {
        return id.substring(0, id.indexOf(':'));
    }
}
