package dev.tickfork.core.snapshot;

import dev.tickfork.core.game.Identity;
import dev.tickfork.core.wire.RefusedException;
import dev.tickfork.protocol.Protocol;
import dev.tickfork.protocol.SafeName;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;

/// Writes snapshots below one folder and nowhere else. Off the game thread; one write at a time, which the
/// caller sees to.
public final class SnapshotFolder {
    private final Path root;
    private final Commit commit;

    /// @param root absolute; made when the first snapshot is written
    public SnapshotFolder(Path root) {
        this(root, SnapshotFolder::rename);
    }

    SnapshotFolder(Path root, Commit.Moves moves) {
        this.root = root;
        this.commit = new Commit(moves);
    }

    Path root() {
        return root;
    }

    /// Names of the folders on disk, sorted.
    List<String> names() throws IOException {
        var names = new ArrayList<String>();
        if (Files.isDirectory(root)) {
            try (DirectoryStream<Path> folders = Files.newDirectoryStream(root, Files::isDirectory)) {
                folders.forEach(folder -> names.add(folder.getFileName().toString()));
            }
        }
        names.sort(null);
        return names;
    }

    /// Writes a snapshot, or leaves what was there.
    ///
    /// @param cancelled asked often; ends the work with a refusal
    /// @throws RefusedException the name may not be used, or the work was cancelled
    /// @throws IOException      the disk failed; a snapshot of that name is the old one, whole, or none
    Taken write(String name, Shot shot, Identity identity, BooleanSupplier cancelled) throws IOException {
        Path folder = claim(name);
        Path entities = folder.resolve(Commit.ENTITIES_PART);
        long createdAt = System.currentTimeMillis();
        try {
            commit.recover(folder);
            boolean replaced = Files.exists(folder.resolve(Protocol.ENTITIES_FILE));
            String hash;
            try (FileChannel file = open(entities);
                    OutputStream out = Channels.newOutputStream(file)) {
                hash = EntityRows.write(shot.scene().entities(), out, cancelled);
                file.force(true);
            }
            long bytes = Files.size(entities);
            try (FileChannel file = open(folder.resolve(Commit.META_PART));
                    OutputStream out = Channels.newOutputStream(file)) {
                out.write(MetaFile.render(identity, shot, hash, createdAt));
                file.force(true);
            }
            commit.run(folder);
            return new Taken(name, folder, hash, bytes, createdAt, replaced);
        } finally {
            abandon(folder);
        }
    }

    /// Ends what a crash cut short in any snapshot. Called before the first write.
    public void recover() throws IOException {
        for (String name : names()) {
            commit.recover(root.resolve(name));
        }
    }

    private Path claim(String name) throws IOException {
        SafeName.problem(name).ifPresent(problem -> {
            throw new RefusedException("the snapshot name " + name + " " + problem);
        });
        Files.createDirectories(root);
        SafeName.twin(name, names()).ifPresent(twin -> {
            throw new RefusedException("a snapshot " + twin + " exists, which is the same folder as " + name
                    + " on Windows and macOS: choose another name");
        });
        Path folder = root.resolve(name);
        if (Files.exists(folder, LinkOption.NOFOLLOW_LINKS) && !Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS)) {
            throw new RefusedException(folder + " is a link or a file, not a snapshot folder: choose another name");
        }
        Files.createDirectories(folder);
        return folder;
    }

    /// Leaves nothing half-written behind; after a commit there is nothing to do.
    private void abandon(Path folder) throws IOException {
        commit.recover(folder);
        try (DirectoryStream<Path> rest = Files.newDirectoryStream(folder)) {
            if (!rest.iterator().hasNext()) {
                Files.delete(folder);
            }
        }
    }

    private static FileChannel open(Path file) throws IOException {
        return FileChannel.open(
                file, StandardOpenOption.CREATE, StandardOpenOption.TRUNCATE_EXISTING, StandardOpenOption.WRITE);
    }

    private static void rename(Path from, Path to) throws IOException {
        Files.move(from, to, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }
}
