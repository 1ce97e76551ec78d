package dev.tickfork.bridge.lab;

import dev.tickfork.bridge.action.ActionFailure;
import dev.tickfork.bridge.action.Codes;
import dev.tickfork.bridge.action.Message;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.StandardOpenOption;
import org.jspecify.annotations.Nullable;

/// One change of a lab's folder at a time, in all processes. The lock ends with its process.
final class LabLock implements AutoCloseable {
    private final FileChannel channel;

    private LabLock(FileChannel channel) {
        this.channel = channel;
    }

    /// @throws ActionFailure `RESOURCE_BUSY` somebody else is changing this lab
    static LabLock take(LabFolder at) throws ActionFailure, IOException {
        PrivateFiles.createIfMissing(at.lockFile());
        FileChannel channel = FileChannel.open(at.lockFile(), StandardOpenOption.WRITE);
        FileLock lock = null;
        try {
            lock = tryLock(channel);
        } finally {
            if (lock == null) {
                channel.close();
            }
        }
        if (lock == null) {
            throw ActionFailure.of(Codes.RESOURCE_BUSY, Message.of("lab.busy", at.name()))
                    .asRetryable();
        }
        return new LabLock(channel);
    }

    private static @Nullable FileLock tryLock(FileChannel channel) throws IOException {
        try {
            return channel.tryLock();
        } catch (OverlappingFileLockException _) {
            return null; // another thread of this process has it
        }
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
