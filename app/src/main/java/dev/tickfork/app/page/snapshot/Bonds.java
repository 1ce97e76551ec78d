package dev.tickfork.app.page.snapshot;

import java.util.ArrayList;
import java.util.List;
import javafx.util.Subscription;

/// What a view listens to on the model. Ended with the view: a view of an older snapshot must neither draw
/// rows that it does not have nor keep that snapshot in memory. FX thread only.
final class Bonds {
    private final List<Subscription> all = new ArrayList<>();

    void add(Subscription one) {
        all.add(one);
    }

    void end() {
        all.forEach(Subscription::unsubscribe);
        all.clear();
    }
}
