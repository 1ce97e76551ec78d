package dev.tickfork.app.page.snapshots;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;

/// Tags and note in our own file beside a snapshot, `tickfork-label.txt`: the tags on the first line, apart
/// by commas, the note on the others. The snapshot's own files are never touched. Blocks.
final class LabelFile {
    static final String NAME = "tickfork-label.txt";

    /// A note is read by people; a longer file is not ours.
    private static final long MOST_BYTES = 64 << 10;

    private LabelFile() {}

    /// Nothing where there is no such file, or one that is no label.
    static SnapshotLabel read(Path dir) {
        Path file = dir.resolve(NAME);
        try {
            if (!Files.isRegularFile(file) || Files.size(file) > MOST_BYTES) {
                return SnapshotLabel.NONE;
            }
            List<String> lines = Files.readAllLines(file, StandardCharsets.UTF_8);
            return lines.isEmpty()
                    ? SnapshotLabel.NONE
                    : new SnapshotLabel(tags(lines.getFirst()), String.join("\n", lines.subList(1, lines.size())));
        } catch (IOException _) {
            return SnapshotLabel.NONE; // a label is a help, not a part of the snapshot
        }
    }

    static List<String> tags(String line) {
        var tags = new ArrayList<String>();
        for (String tag : line.split(",", -1)) {
            if (!tag.isBlank() && !tags.contains(tag.strip())) {
                tags.add(tag.strip());
            }
        }
        return tags;
    }

    /// Whole or not at all; one that could not be read back is refused, and the old one stays.
    static void write(Path dir, SnapshotLabel label) throws IOException {
        byte[] text = (String.join(", ", label.tags()) + "\n" + label.note()).getBytes(StandardCharsets.UTF_8);
        Path file = dir.resolve(NAME);
        if (text.length > MOST_BYTES) {
            throw new FileSystemException(file.toString(), null, text.length + " > " + MOST_BYTES + " bytes");
        }
        Path part = dir.resolve(NAME + ".part");
        Files.write(part, text);
        Files.move(part, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    }
}
