package dev.tickfork.core.lease;

import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.Future;
import org.jspecify.annotations.Nullable;

/// One holder's claim. Its fields but the changes are guarded by the lock of [FreezeLeases].
final class Lease {
    private final String id;
    private final Set<String> changed = new ConcurrentSkipListSet<>();

    @Nullable
    Future<?> expiry;

    Lease(String id) {
        this.id = id;
    }

    String id() {
        return id;
    }

    /// Notes what somebody else changed while this lease was held.
    void noteChanged(Set<String> fields) {
        changed.addAll(fields);
    }

    /// Those notes, sorted.
    List<String> changed() {
        return List.copyOf(changed);
    }
}
