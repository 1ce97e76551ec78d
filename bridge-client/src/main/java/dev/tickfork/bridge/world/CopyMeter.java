package dev.tickfork.bridge.world;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.Message;
import dev.tickfork.bridge.action.Progress;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/// Counts bytes and files really done and reports them; every report also stops cancelled work.
/// Safe from any thread.
final class CopyMeter {
    private final String phase;
    private final String key;
    private final int totalFiles;
    private final long totalBytes;
    private final ActionContext context;
    private final AtomicInteger files = new AtomicInteger();
    private final AtomicLong bytes = new AtomicLong();

    CopyMeter(String phase, String key, int totalFiles, long totalBytes, ActionContext context) {
        this.phase = phase;
        this.key = key;
        this.totalFiles = totalFiles;
        this.totalBytes = totalBytes;
        this.context = context;
    }

    void bytes(long more) {
        bytes.addAndGet(more);
        report();
    }

    void fileDone() {
        files.incrementAndGet();
        report();
    }

    private void report() {
        int filesNow = files.get();
        long bytesNow = bytes.get();
        var text = Message.of(key, filesNow, totalFiles, ByteCount.of(bytesNow), ByteCount.of(totalBytes));
        var fraction = totalBytes > 0
                ? OptionalDouble.of(Math.clamp((double) bytesNow / totalBytes, 0.0, 1.0))
                : OptionalDouble.empty();
        context.progress(new Progress(
                phase,
                text,
                fraction,
                Map.of("files", filesNow, "totalFiles", totalFiles, "bytes", bytesNow, "totalBytes", totalBytes)));
    }
}
