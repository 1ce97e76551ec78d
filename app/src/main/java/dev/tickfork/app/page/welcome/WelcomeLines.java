package dev.tickfork.app.page.welcome;

import dev.tickfork.app.page.welcome.WelcomePageModel.Kind;
import dev.tickfork.app.page.welcome.WelcomePageModel.Line;
import dev.tickfork.bridge.capability.InstanceData;
import java.util.ArrayList;
import java.util.List;

/// Makes the lines of "On this computer" from what the registry found. Stateless.
final class WelcomeLines {
    private WelcomeLines() {}

    static List<Line> of(InstanceData.Listing listing) {
        var lines = new ArrayList<Line>();
        for (InstanceData.Instance one : listing.instances()) {
            boolean server = one.instance().equals("server");
            String level = one.levelName();
            lines.add(new Line(
                    server ? Kind.RUNS : Kind.VIEW, level == null ? one.mod() : level, one.address(), one.instance()));
        }
        for (InstanceData.Stale stale : listing.stale()) {
            lines.add(new Line(Kind.STALE, stale.portFile(), "", stale.reason()));
        }
        return lines;
    }
}
