package dev.tickfork.bridge.snapshot;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.exc.MismatchedInputException;
import tools.jackson.databind.json.JsonMapper;

/// Reads `meta.json`; what is wrong with it becomes an issue. One thread.
final class MetaReader {
    static final String FILE = "meta.json";

    /// Far over any real one, even with thousands of players.
    private static final int MAX_BYTES = 16 * 1024 * 1024;

    private static final JsonMapper JSON = JsonMapper.shared();

    private final IssueLog issues;

    MetaReader(IssueLog issues) {
        this.issues = issues;
    }

    /// @return what it says, [SnapshotMeta#NONE] where it is missing or unreadable
    SnapshotMeta read(Path dir) throws IOException {
        Path path = dir.resolve(FILE);
        byte[] bytes;
        try {
            if (Files.size(path) > MAX_BYTES) {
                issues.add(IssueCode.META_UNREADABLE, 0, path.toString(), "> " + MAX_BYTES + " bytes");
                return SnapshotMeta.NONE;
            }
            bytes = Files.readAllBytes(path);
        } catch (NoSuchFileException _) {
            issues.add(IssueCode.META_MISSING, 0, path.toString());
            return SnapshotMeta.NONE;
        }
        if (!Utf8.valid(bytes, 0, bytes.length)) {
            issues.add(IssueCode.META_UNREADABLE, 0, path.toString(), "UTF-8");
            return SnapshotMeta.NONE;
        }
        return parse(path, bytes);
    }

    private SnapshotMeta parse(Path path, byte[] bytes) {
        try {
            Map<String, @Nullable Object> fields = JSON.readValue(bytes, new TypeReference<>() {});
            if (fields != null) {
                return new SnapshotMeta(fields);
            }
            issues.add(IssueCode.META_UNREADABLE, 0, path.toString(), "null");
        } catch (MismatchedInputException _) {
            issues.add(IssueCode.META_UNREADABLE, 0, path.toString(), "not a JSON object");
        } catch (JacksonException e) {
            issues.add(IssueCode.META_UNREADABLE, 0, path.toString(), Visible.of(e.getOriginalMessage()));
        }
        return SnapshotMeta.NONE;
    }
}
