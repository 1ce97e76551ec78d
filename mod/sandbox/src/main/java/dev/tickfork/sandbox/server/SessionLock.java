package dev.tickfork.sandbox.server;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/// The world folder's `session.lock`: a snowman, held under an operating system lock while the world is open.
public final class SessionLock implements AutoCloseable {
    private static final String CONTENT = "\u2603";

    private final FileChannel channel;
    private final FileLock lock;

    private SessionLock(FileChannel channel, FileLock lock) {
        this.channel = channel;
        this.lock = lock;
    }

    /// Takes the lock, or fails with a sentence that names the file.
    ///
    /// @throws IOException another process has it, or the file cannot be written
    public static SessionLock take(Path world) throws IOException {
        Files.createDirectories(world);
        Path file = world.resolve("session.lock");
        FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        try {
            // The content first, as the game does: a zero-length file cannot be locked everywhere.
            channel.write(ByteBuffer.wrap(CONTENT.getBytes(StandardCharsets.UTF_8)));
            channel.force(true);
            FileLock lock = channel.tryLock();
            if (lock != null) {
                return new SessionLock(channel, lock);
            }
        } catch (OverlappingFileLockException _) {
            // Our own process has it: the same answer as for another one.
        } catch (IOException e) {
            channel.close();
            throw new IOException(file.toAbsolutePath() + ": cannot be locked: " + e.getMessage(), e);
        }
        channel.close();
        throw new IOException(file.toAbsolutePath()
                + ": already locked (possibly by other Minecraft instance?). Stop the server that uses this world,"
                + " or choose another folder.");
    }

    @Override
    public void close() throws IOException {
        try (channel) {
            lock.release();
        }
    }
}
