package dev.tickfork.app.page.compare;

import dev.tickfork.app.ui.Workbench;
import dev.tickfork.bridge.compare.CompareOptions;
import java.util.List;

/// Makes the tabs beside the order view, so that the page needs to know none of them.
@FunctionalInterface
public interface CompareTabs {
    /// @param again compares the same pair again, with other options
    List<CompareTab> make(Workbench workbench, Again again);

    /// Asks the page for the same pair under other options.
    @FunctionalInterface
    interface Again {
        void compare(CompareOptions options);
    }
}
