package dev.tickfork.app.shell;

import dev.tickfork.bridge.capability.InstanceData;
import dev.tickfork.bridge.capability.InstanceData.Instance;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// Which instance commands go to, for the chip at the top: a server vantage before a client's. Looks now and then. FX
/// thread only.
final class LiveLook {
    private final Activity activity;
    private final ReadOnlyObjectWrapper<Optional<Instance>> live = new ReadOnlyObjectWrapper<>(Optional.empty());
    private boolean asking;

    LiveLook(Activity activity) {
        this.activity = activity;
    }

    ReadOnlyObjectProperty<Optional<Instance>> liveProperty() {
        return live.getReadOnlyProperty();
    }

    /// Looks once; does nothing while the last look has not come back.
    void look() {
        if (asking) {
            return;
        }
        asking = true;
        activity.submit("instance.list", Map.of(), result -> {
            asking = false;
            List<Instance> found =
                    result.data() instanceof InstanceData.Listing listing ? listing.instances() : List.of();
            live.set(found.stream()
                    .min(Comparator.comparing((Instance one) -> !one.instance().equals("server"))));
        });
    }
}
