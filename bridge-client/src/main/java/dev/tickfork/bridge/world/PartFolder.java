package dev.tickfork.bridge.world;

import dev.tickfork.bridge.action.ActionFailure;
import dev.tickfork.bridge.action.Codes;
import dev.tickfork.bridge.action.Message;
import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// A folder that is being made: beside the final name, as `<name>.part-<id>`, with a marker in it that says
/// that it is ours. It gets the final name by a rename at the end; closed before that, it is removed. One
/// thread.
public final class PartFolder implements AutoCloseable {
    /// The file that proves that a folder is ours to remove; it holds the id.
    static final String MARKER = ".tickfork-part";

    /// `.part-` and an action id of 26 characters, with room for `/world/` or the like inside.
    static final int LONGEST_SUFFIX = 48;

    private static final Pattern NAME = Pattern.compile(".+\\.part-([A-Za-z0-9_-]{1,64})");

    private final Path folder;
    private final Path target;
    private boolean landed;

    private PartFolder(Path folder, Path target) {
        this.folder = folder;
        this.target = target;
    }

    /// The folder that [#create] would make, for a journal entry written before it exists.
    public static Path folderFor(Path target, String id) {
        return target.resolveSibling(target.getFileName() + ".part-" + id);
    }

    /// @param id of the action that makes it
    public static PartFolder create(Path target, String id) throws IOException {
        Path folder = folderFor(target, id);
        Path parent = folder.getParent();
        if (parent != null) {
            Files.createDirectories(parent);
        }
        Files.createDirectory(folder);
        Files.writeString(folder.resolve(MARKER), id);
        return new PartFolder(folder, target);
    }

    /// Where to write.
    public Path folder() {
        return folder;
    }

    /// Gives the folder its final name.
    ///
    /// @throws ActionFailure `NAME_TAKEN` if somebody took the name meanwhile
    public void land() throws IOException, ActionFailure {
        rename(folder); // with the marker, so that at no moment an unfinished name is without one
        landed = true;
        Files.deleteIfExists(target.resolve(MARKER));
    }

    /// Gives the final name to the one folder inside, and removes what is left.
    void landInner(Path inner) throws IOException, ActionFailure {
        rename(inner);
    }

    private void rename(Path from) throws IOException, ActionFailure {
        if (Files.exists(target, LinkOption.NOFOLLOW_LINKS)) {
            throw ActionFailure.of(Codes.NAME_TAKEN, Message.of("world.taken", target));
        }
        Files.move(from, target, StandardCopyOption.ATOMIC_MOVE);
    }

    /// Removes the folder unless it has its final name.
    @Override
    public void close() throws IOException {
        if (!landed) {
            removeTree(folder);
        }
    }

    /// Whether `folder` is an unfinished folder of ours, by its name and its marker. An empty one is ours by its
    /// name alone: we may have died before the marker was written, and nothing can be lost with it.
    public static boolean isOurs(Path folder) {
        String name = String.valueOf(folder.getFileName());
        return NAME.matcher(name).matches()
                && Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS)
                && (Files.isRegularFile(folder.resolve(MARKER), LinkOption.NOFOLLOW_LINKS) || isEmpty(folder));
    }

    private static boolean isEmpty(Path folder) {
        try (Stream<Path> content = Files.list(folder)) {
            return content.findAny().isEmpty();
        } catch (IOException _) {
            return false;
        }
    }

    /// Removes an unfinished folder of ours; links in it are removed, not followed.
    ///
    /// @throws IllegalArgumentException it is not ours
    public static void remove(Path folder) throws IOException {
        if (!isOurs(folder)) {
            throw new IllegalArgumentException("not an unfinished folder of ours: " + folder);
        }
        removeTree(folder);
    }

    /// The marker goes last, so that a removal that breaks off can be taken up again.
    private static void removeTree(Path folder) throws IOException {
        Path marker = folder.resolve(MARKER);
        Files.walkFileTree(folder, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                if (!file.equals(marker)) {
                    Files.delete(file);
                }
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult postVisitDirectory(Path inner, @Nullable IOException failure) throws IOException {
                if (failure != null) {
                    throw failure;
                }
                if (!inner.equals(folder)) {
                    Files.delete(inner);
                }
                return FileVisitResult.CONTINUE;
            }
        });
        Files.deleteIfExists(marker);
        Files.delete(folder);
    }
}
