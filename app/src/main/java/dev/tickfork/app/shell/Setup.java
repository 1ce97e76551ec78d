package dev.tickfork.app.shell;

import dev.tickfork.app.ui.PageMaker;
import dev.tickfork.bridge.action.ActionRunner;
import dev.tickfork.bridge.action.Scope;
import dev.tickfork.bridge.capability.CapabilityRegistry;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Executor;

/// What one window is built from.
///
/// @param readers  runs what only reads files
/// @param scope    owns all that the window starts
/// @param writer   writes the window's memory, one job at a time
/// @param language the first language, where the memory holds none
public record Setup(
        CapabilityRegistry registry,
        ActionRunner readers,
        Scope scope,
        Path home,
        Executor writer,
        Locale language,
        List<PageMaker> pages) {
    public Setup {
        pages = List.copyOf(pages);
    }
}
