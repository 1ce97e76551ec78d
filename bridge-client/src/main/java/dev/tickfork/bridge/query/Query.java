package dev.tickfork.bridge.query;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.Message;
import dev.tickfork.bridge.snapshot.Snapshot;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.stream.IntStream;

/// A query that has been read (docs/query.md). Immutable; safe from any thread.
public final class Query {
    /// Rows between two reports and two questions whether to stop.
    private static final int BLOCK = 8_192;

    private final String text;
    private final Condition condition;

    private Query(String text, Condition condition) {
        this.text = text;
        this.condition = condition;
    }

    /// @param text empty for everything
    public static Query parse(String text) throws QueryException {
        return new Query(text, new QueryParser(text).parse());
    }

    public String text() {
        return text;
    }

    /// Whether answering it reads NBT from disk; without it a million rows take a blink.
    public boolean readsNbt() {
        return condition.readsNbt();
    }

    /// On all cores; NBT is read in the order of the file.
    ///
    /// @return rows in tick order
    /// @throws java.util.concurrent.CancellationException the context was cancelled
    /// @throws IOException the file cannot be read any more
    public int[] rows(Snapshot snapshot, ActionContext context) throws IOException {
        var asked = new RowTest(snapshot, condition);
        int[] found = new int[Math.min(snapshot.size(), 1_024)];
        int count = 0;
        try {
            for (int from = 0; from < snapshot.size(); from += BLOCK) {
                context.progress("query", Message.of("query.running"), from, snapshot.size());
                int to = Math.min(snapshot.size(), from + BLOCK);
                int[] block = IntStream.range(from, to)
                        .parallel()
                        .filter(asked::holds)
                        .toArray();
                if (count + block.length > found.length) {
                    found = Arrays.copyOf(found, Math.max(found.length * 2, count + block.length));
                }
                System.arraycopy(block, 0, found, count, block.length);
                count += block.length;
            }
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
        return Arrays.copyOf(found, count);
    }
}
