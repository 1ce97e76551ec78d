package dev.tickfork.app.page.timeline;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.Message;
import dev.tickfork.bridge.compare.EntityColumns;
import dev.tickfork.bridge.compare.Timeline;
import dev.tickfork.bridge.compare.TimelineBuilder;
import dev.tickfork.bridge.snapshot.Snapshot;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Reads snapshot folders into a timeline, two of them in memory at a time. Stateless; any thread.
final class SnapshotsInOrder implements TimelineModel.Reader {
    @Override
    public Timeline read(List<Path> folders, ActionContext context) throws Exception {
        var builder = new TimelineBuilder();
        Snapshot before = null;
        try {
            for (int i = 0; i < folders.size(); i++) {
                context.progress("read", Message.of("timeline.step", name(folders.get(i))), i, folders.size());
                before = next(builder, folders.get(i), before, context);
            }
        } finally {
            close(before);
        }
        return builder.build();
    }

    /// Adds one and closes the one before.
    private static Snapshot next(TimelineBuilder builder, Path folder, @Nullable Snapshot before, ActionContext context)
            throws Exception {
        Snapshot next = Snapshot.open(folder, context);
        boolean added = false;
        try {
            builder.add(
                    name(folder),
                    next.meta().tick().orElse(-1),
                    next.computedHash(),
                    next.columns(EntityColumns::new),
                    context);
            added = true;
        } finally {
            if (!added) {
                next.close();
            }
        }
        close(before);
        return next;
    }

    private static void close(@Nullable Snapshot snapshot) throws Exception {
        if (snapshot != null) {
            snapshot.close();
        }
    }

    static String name(Path folder) {
        return String.valueOf(folder.getFileName());
    }
}
