package dev.tickfork.bridge.world;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.Codes;
import dev.tickfork.bridge.action.IoFailures;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

/// Copies single files with patience: a source that cannot be read is tried again and then given up, a target
/// that cannot be written ends the whole copy. Safe from any thread.
record FileCopier(FileTransfer transfer, List<Duration> pauses, CopyMeter meter, ActionContext context) {
    /// What became of a file.
    enum Outcome {
        COPIED,
        VANISHED,
        UNREADABLE
    }

    /// @throws IOException the target cannot be written; it names the target
    Outcome copy(Path from, Path to, SourceTree.Stamp stamp) throws IOException, InterruptedException {
        for (int tries = 0; ; tries++) {
            var moved = new AtomicLong();
            try {
                transfer.copy(from, to, stamp.size(), bytes -> {
                    moved.addAndGet(bytes);
                    meter.bytes(bytes);
                });
                Files.setLastModifiedTime(to, stamp.mtime());
                meter.fileDone();
                return Outcome.COPIED;
            } catch (IOException e) {
                throwIfTarget(e, to);
                Files.deleteIfExists(to);
                meter.bytes(-moved.get());
                if (e instanceof NoSuchFileException) {
                    return Outcome.VANISHED;
                }
            }
            if (tries == pauses.size()) {
                return Outcome.UNREADABLE;
            }
            pause(pauses.get(tries));
        }
    }

    /// A failed transfer does not say which side failed, unless the disk is full or a path is named. Anything
    /// unclear is taken as the source's fault: the copy then says that it is incomplete, which is true either
    /// way.
    private static void throwIfTarget(IOException e, Path to) throws IOException {
        if (IoFailures.explain(e).code().equals(Codes.DISK_FULL)) {
            throw e instanceof FileSystemException f && f.getFile() != null ? e : named(to, e);
        }
        if (e instanceof FileSystemException f && to.toString().equals(f.getFile())) {
            throw e;
        }
    }

    private static IOException named(Path to, IOException e) {
        var named = new FileSystemException(to.toString(), null, e.getMessage());
        named.initCause(e);
        return named;
    }

    private void pause(Duration pause) throws InterruptedException {
        var cancelled = new CountDownLatch(1);
        try (var _ = context.onCancel(cancelled::countDown)) {
            boolean _ = cancelled.await(pause.toNanos(), TimeUnit.NANOSECONDS);
        }
        context.checkCancelled();
    }
}
