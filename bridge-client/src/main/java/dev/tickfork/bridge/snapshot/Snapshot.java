package dev.tickfork.bridge.snapshot;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.ActionFailure;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// An open snapshot folder: columns in memory (about 100 bytes an entity), NBT on disk. Rows are entities
/// in tick
/// order,
/// from 0. Immutable but for [#close]; safe from any thread.
public abstract sealed class Snapshot implements AutoCloseable {
    /// As [#open(Path, NbtCheck, ActionContext)] with [NbtCheck#QUICK].
    public static Snapshot open(Path dir, ActionContext context) throws ActionFailure, IOException {
        return open(dir, NbtCheck.QUICK, context);
    }

    /// Reads, checks and hashes a snapshot on all cores. Whatever is wrong inside the files becomes an
    /// [Issue].
    ///
    /// @param dir folder with `entities.jsonl` and `meta.json` (a missing meta is an issue), or one of
    ///            those files
    /// @throws ActionFailure `NOT_FOUND`: no such path; `NOT_A_SNAPSHOT`: no `entities.jsonl` in it;
    ///                       `SNAPSHOT_INVALID` (retryable): the files changed while they were read
    /// @throws java.util.concurrent.CancellationException the context was cancelled; the file is closed
    public static Snapshot open(Path dir, NbtCheck check, ActionContext context) throws ActionFailure, IOException {
        context.checkCancelled();
        if (dir.toString().isEmpty()) {
            return new None();
        }
        throw new UnsupportedOperationException();
    }

    static final class None extends Snapshot {}

    /// The folder.
    public Path directory() {
        throw new UnsupportedOperationException();
    }

    public SnapshotMeta meta() {
        throw new UnsupportedOperationException();
    }

    /// Namespaced id of the recorded dimension; null where not recorded.
    public @Nullable String dimension() {
        return meta().dimension().orElse(null);
    }

    /// Number of rows: lines that are records with a UUID and a type.
    public int size() {
        throw new UnsupportedOperationException();
    }

    /// Lines that could not become rows; each has an issue.
    public int keptOut() {
        throw new UnsupportedOperationException();
    }

    /// Whether there is no entity, so that the snapshot proves nothing.
    public boolean empty() {
        return size() == 0 && keptOut() == 0;
    }

    /// As written in the file, letter case included.
    public String uuid(int row) {
        throw new UnsupportedOperationException();
    }

    /// The row of this exact text, the first where there are several; -1 for none.
    public int indexOf(String uuid) {
        throw new UnsupportedOperationException();
    }

    /// Namespaced id; the same String object for every row of that type.
    public String type(int row) {
        throw new UnsupportedOperationException();
    }

    /// Blocks; NaN where the line has no usable position, then for all three axes.
    public double x(int row) {
        throw new UnsupportedOperationException();
    }

    public double y(int row) {
        throw new UnsupportedOperationException();
    }

    public double z(int row) {
        throw new UnsupportedOperationException();
    }

    /// Blocks per tick; NaN where the line has no usable velocity, then for all three axes.
    public double vx(int row) {
        throw new UnsupportedOperationException();
    }

    public double vy(int row) {
        throw new UnsupportedOperationException();
    }

    public double vz(int row) {
        throw new UnsupportedOperationException();
    }

    /// Degrees; NaN where not recorded.
    public float yaw(int row) {
        throw new UnsupportedOperationException();
    }

    /// Degrees; NaN where not recorded.
    public float pitch(int row) {
        throw new UnsupportedOperationException();
    }

    /// UUID of what it rides, null for none.
    public @Nullable String vehicle(int row) {
        throw new UnsupportedOperationException();
    }

    /// Row of what it rides; -1 for none, or for a vehicle that is not in the snapshot (a player).
    public int vehicleRow(int row) {
        throw new UnsupportedOperationException();
    }

    /// Rows whose vehicle this is, in tick order.
    public List<Integer> passengers(int row) {
        throw new UnsupportedOperationException();
    }

    /// False where only its vehicle can bring it back; true where the line does not say.
    public boolean restorable(int row) {
        throw new UnsupportedOperationException();
    }

    /// -1 where not recorded.
    public int entityId(int row) {
        throw new UnsupportedOperationException();
    }

    /// Number of its line in `entities.jsonl`, from 1, blank lines counted.
    public long line(int row) {
        throw new UnsupportedOperationException();
    }

    /// Its NBT as recorded, read from disk; null where the line has none.
    ///
    /// @throws IOException reading failed, the file changed since, or the snapshot is closed
    public @Nullable String nbtText(int row) throws IOException {
        throw new UnsupportedOperationException();
    }

    /// Everything that its line says, read from disk.
    public EntityRecord entity(int row) throws IOException {
        throw new UnsupportedOperationException();
    }

    /// The hash in `meta.json`; null where it has none.
    public @Nullable String recordedHash() {
        return meta().orderHash().orElse(null);
    }

    /// The hash over the UUID texts of all rows.
    public String computedHash() {
        throw new UnsupportedOperationException();
    }

    /// What is wrong, by line (faults of the whole folder first); at most [#ISSUES_KEPT] of each code.
    public List<Issue> issues() {
        throw new UnsupportedOperationException();
    }

    /// How often each code occurs in all.
    public Map<IssueCode, Long> issueCounts() {
        throw new UnsupportedOperationException();
    }

    /// Whether no issue is an error. An empty snapshot can be valid and still proves nothing.
    public boolean valid() {
        return issueCounts().keySet().stream().noneMatch(code -> code.severity() == IssueCode.Severity.ERROR);
    }

    /// Commonest first, then by id.
    public List<TypeCount> types() {
        throw new UnsupportedOperationException();
    }

    /// Size of `entities.jsonl` in bytes.
    public long bytes() {
        throw new UnsupportedOperationException();
    }

    /// Hands the columns out; `columns(EntityColumns::new)` makes a sequence for the comparison.
    public <T> T columns(ColumnsShape<T> shape) {
        throw new UnsupportedOperationException();
    }

    /// Closes the file. What is in memory stays readable; NBT does not.
    @Override
    public void close() {
        throw new UnsupportedOperationException();
    }

    /// Issues of one code that are kept with their text.
    public static final int ISSUES_KEPT = 100;
}
