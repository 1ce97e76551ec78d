package dev.tickfork.app;

import dev.tickfork.app.page.compare.ComparePage;
import dev.tickfork.app.page.compare.facts.FactsTabs;
import dev.tickfork.app.page.settings.SettingsPage;
import dev.tickfork.app.page.snapshot.SnapshotPage;
import dev.tickfork.app.page.snapshots.SnapshotsPage;
import dev.tickfork.app.page.timeline.TimelinePage;
import dev.tickfork.app.page.welcome.WelcomePage;
import dev.tickfork.app.ui.PageMaker;
import java.util.List;

/// The pages of the window. The one place that knows them all; a page that exists stands here on a line of its own.
public final class Pages {
    private Pages() {}

    public static List<PageMaker> all() {
        return List.of(
                WelcomePage.maker(),
                SnapshotsPage.maker(),
                SnapshotPage.maker(),
                ComparePage.maker(new FactsTabs()),
                TimelinePage.maker(),
                SettingsPage.maker());
    }
}
