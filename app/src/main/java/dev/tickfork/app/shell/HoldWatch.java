package dev.tickfork.app.shell;

import dev.tickfork.app.ui.UiTexts;
import dev.tickfork.bridge.capability.HoldData;
import dev.tickfork.bridge.capability.HoldData.Held;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/// Knows whether we hold a world frozen, for the clock at the top of every page, and lets it go. Asks the
/// engine while an action of ours runs. FX thread only.
final class HoldWatch {
    static final Duration LATE = Duration.ofSeconds(10);
    static final Duration TOO_LATE = Duration.ofSeconds(30);

    private final Activity activity;
    private final NoticeBoard notices;
    private final UiTexts texts;
    private final ObservableList<Held> held = FXCollections.observableArrayList();
    private final ReadOnlyBooleanWrapper holding = new ReadOnlyBooleanWrapper();
    private long firstSeen;
    private boolean asking;
    private String warnedOf = "";

    HoldWatch(Activity activity, NoticeBoard notices, UiTexts texts) {
        this.activity = activity;
        this.notices = notices;
        this.texts = texts;
    }

    /// The worlds that this process holds.
    ObservableList<Held> held() {
        return held;
    }

    ReadOnlyBooleanProperty holdingProperty() {
        return holding.getReadOnlyProperty();
    }

    /// Called a few times a second.
    void tick() {
        if (!asking && (!held.isEmpty() || !activity.running().isEmpty())) {
            asking = true;
            activity.submit("hold.list", Map.of(), result -> {
                asking = false;
                show(result.data() instanceof HoldData.Listing listing ? listing.worlds() : List.of());
            });
        }
        if (!held.isEmpty() && since().compareTo(TOO_LATE) >= 0) {
            warnOnce(held.getFirst());
        }
    }

    /// Shows these as held; those of other workbenches are left out.
    void show(List<Held> all) {
        List<Held> ours = all.stream().filter(Held::mine).toList();
        if (!held.equals(ours)) {
            if (held.isEmpty()) {
                firstSeen = System.nanoTime();
            }
            held.setAll(ours);
            holding.set(!ours.isEmpty());
        }
    }

    private void warnOnce(Held world) {
        if (!warnedOf.equals(world.action())) {
            warnedOf = world.action();
            notices.warn(texts.t("window.held_long", world.address(), TOO_LATE.toSeconds()), null);
        }
    }

    /// How long a world is held, from when it was first seen held: the journal tells when the action began.
    Duration since() {
        return held.isEmpty() ? Duration.ZERO : Duration.ofNanos(System.nanoTime() - firstSeen);
    }

    /// Cancels what holds the worlds; each action lets its world go before it ends.
    void unfreeze() {
        for (Held world : List.copyOf(held)) {
            for (LiveAction action : activity.running()) {
                if (world.action().startsWith(action.handle().id())) {
                    action.cancel();
                }
            }
        }
    }
}
