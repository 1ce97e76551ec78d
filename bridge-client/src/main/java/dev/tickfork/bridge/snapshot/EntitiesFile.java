package dev.tickfork.bridge.snapshot;

import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.AsynchronousCloseException;
import java.nio.channels.ClosedByInterruptException;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;

/// The open `entities.jsonl`, read by position. Safe from any thread.
///
/// Not memory-mapped on purpose: the existing mod overwrites a snapshot by cutting the file short, and a
/// mapped read of
/// what is gone ends the whole process or throws an error where none is expected; mapped files also cannot
/// be replaced on
/// Windows while they are open. Reading in pieces costs one copy in memory more.
final class EntitiesFile implements AutoCloseable {
    private final Path path;
    private final long size;
    private final FileTime modified;
    private final Object lock = new Object();
    private FileChannel channel;
    private boolean closed;

    EntitiesFile(Path path) throws IOException {
        this.path = path;
        this.channel = FileChannel.open(path, StandardOpenOption.READ);
        try {
            this.size = channel.size();
            this.modified = Files.getLastModifiedTime(path);
        } catch (IOException e) {
            channel.close();
            throw e;
        }
    }

    Path path() {
        return path;
    }

    /// Bytes when it was opened.
    long size() {
        return size;
    }

    /// Whether the path still names a file of this size and time.
    boolean unchanged() throws IOException {
        BasicFileAttributes now = Files.readAttributes(path, BasicFileAttributes.class);
        return now.size() == size && now.lastModifiedTime().equals(modified);
    }

    /// Reads exactly `length` bytes.
    ///
    /// @throws EOFException the file has become shorter
    void read(long position, byte[] into, int offset, int length) throws IOException {
        ByteBuffer buffer = ByteBuffer.wrap(into, offset, length);
        while (buffer.hasRemaining()) {
            FileChannel open = open();
            int read;
            try {
                read = open.read(buffer, position + buffer.position() - offset);
            } catch (ClosedByInterruptException e) {
                throw e; // this thread was interrupted; the next reader opens the file anew
            } catch (AsynchronousCloseException _) {
                continue; // another reader was interrupted
            } catch (ClosedChannelException _) {
                continue;
            }
            if (read < 0) {
                throw new EOFException(path + " has become shorter than " + size + " bytes");
            }
        }
    }

    /// An interrupted reader closes the channel for all; then it is opened again.
    private FileChannel open() throws IOException {
        synchronized (lock) {
            if (closed) {
                throw new ClosedChannelException();
            }
            if (!channel.isOpen()) {
                channel = FileChannel.open(path, StandardOpenOption.READ);
            }
            return channel;
        }
    }

    @Override
    public void close() throws IOException {
        synchronized (lock) {
            closed = true;
            channel.close();
        }
    }
}
