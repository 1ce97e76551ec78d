package dev.tickfork.bridge.world;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.function.LongConsumer;

/// Copies the bytes of one file into a new one. A seam: tests put in transfers that fail or meddle.
@FunctionalInterface
interface FileTransfer {
    /// Large enough that a call costs nothing, small enough that a cancel is felt; a multiple of every block
    /// size, so that file systems which can share blocks still do.
    long CHUNK = 32L << 20;

    /// @param size     bytes to copy at most: a file that grows meanwhile does not keep us here for ever
    /// @param progress told of bytes as they land; may throw to stop
    /// @return bytes copied
    long copy(Path source, Path target, long size, LongConsumer progress) throws IOException;

    /// Lets the system copy, inside the kernel and by sharing blocks where it can.
    static FileTransfer bySystem() {
        return (source, target, size, progress) -> {
            try (var in = FileChannel.open(source, StandardOpenOption.READ, LinkOption.NOFOLLOW_LINKS);
                    var out = FileChannel.open(target, StandardOpenOption.WRITE, StandardOpenOption.CREATE_NEW)) {
                long at = 0;
                while (at < size) {
                    long moved = in.transferTo(at, Math.min(CHUNK, size - at), out);
                    if (moved <= 0) {
                        return at; // the source got shorter
                    }
                    at += moved;
                    progress.accept(moved);
                }
                return at;
            }
        };
    }
}
