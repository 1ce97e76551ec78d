package dev.tickfork.bridge.snapshot;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.ActionFailure;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// An open snapshot folder: columns in memory (about 130 bytes an entity), NBT on disk. Rows are entities
/// in tick order,
/// from 0; a row out of range throws IndexOutOfBoundsException. Immutable but for [#close]; safe from any
/// thread.
public final class Snapshot implements AutoCloseable {
    /// Issues of one code that are kept with their text; all are counted.
    public static final int ISSUES_KEPT = 100;

    private final Path directory;
    private final SnapshotMeta meta;
    private final EntitiesFile file;
    private final Columns columns;
    private final UuidColumn uuids;
    private final TypeTable typeNames;
    private final int keptOut;
    private final UuidIndex index;
    private final Rides rides;
    private final String computedHash;
    private final List<Issue> issues;
    private final Map<IssueCode, Long> issueCounts;
    private final boolean valid;
    private final List<TypeCount> types;

    Snapshot(
            Path directory,
            SnapshotMeta meta,
            EntitiesFile file,
            Rows rows,
            UuidIndex index,
            Rides rides,
            String computedHash) {
        this.directory = directory;
        this.meta = meta;
        this.file = file;
        this.columns = rows.columns;
        this.uuids = rows.uuids;
        this.typeNames = rows.types;
        this.keptOut = rows.keptOut();
        this.index = index;
        this.rides = rides;
        this.computedHash = computedHash;
        this.issues = rows.issues.sorted();
        this.issueCounts = rows.issues.counts();
        this.valid = !rows.issues.errors();
        this.types = histogram(rows);
    }

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
        return new SnapshotOpening(dir, check, context, EntitiesReader.STRETCH).open();
    }

    /// The folder, absolute.
    public Path directory() {
        return directory;
    }

    public SnapshotMeta meta() {
        return meta;
    }

    /// Namespaced id of the recorded dimension; null where not recorded.
    public @Nullable String dimension() {
        return meta.dimension().orElse(null);
    }

    /// Size of `entities.jsonl` in bytes.
    public long bytes() {
        return file.size();
    }

    /// Number of rows: lines that are records with a UUID and a type.
    public int size() {
        return columns.size();
    }

    /// Lines that could not become rows; each has an issue.
    public int keptOut() {
        return keptOut;
    }

    /// Whether there is no entity at all, so that the snapshot proves nothing.
    public boolean empty() {
        return size() == 0 && keptOut == 0;
    }

    /// As written in the file, letter case included.
    public String uuid(int row) {
        return uuids.text(row);
    }

    /// The row of this exact text, the first where there are several; -1 for none.
    public int indexOf(String uuid) {
        return index.find(uuid);
    }

    /// Namespaced id; the same String object for every row of that type.
    public String type(int row) {
        return typeNames.name(columns.type[row]);
    }

    /// Blocks; NaN where the line has no usable position, then for all three axes.
    public double x(int row) {
        return columns.numbers[0][row];
    }

    public double y(int row) {
        return columns.numbers[1][row];
    }

    public double z(int row) {
        return columns.numbers[2][row];
    }

    /// Blocks per tick; NaN where the line has no usable velocity, then for all three axes.
    public double vx(int row) {
        return columns.numbers[3][row];
    }

    public double vy(int row) {
        return columns.numbers[4][row];
    }

    public double vz(int row) {
        return columns.numbers[5][row];
    }

    /// Degrees; NaN where not recorded.
    public float yaw(int row) {
        return columns.yaw[row];
    }

    /// Degrees; NaN where not recorded.
    public float pitch(int row) {
        return columns.pitch[row];
    }

    /// UUID of what it rides, null for none.
    public @Nullable String vehicle(int row) {
        return rides.vehicle(row);
    }

    /// Row of what it rides; -1 for none, or for a vehicle that is not in the snapshot (a player).
    public int vehicleRow(int row) {
        return rides.vehicleRow(row);
    }

    /// Rows whose vehicle this is, in tick order.
    public List<Integer> passengers(int row) {
        return rides.riders(row);
    }

    /// False where only its vehicle can bring it back; true where the line does not say.
    public boolean restorable(int row) {
        return (columns.flags[row] & Columns.RESTORABLE) != 0;
    }

    /// Number in the running game, another one in every run; -1 where not recorded.
    public int entityId(int row) {
        return columns.entityId[row];
    }

    /// Number of its line in `entities.jsonl`, from 1, blank lines counted.
    public long line(int row) {
        return columns.line[row];
    }

    /// Bytes of the NBT as they stand in the file, JSON escapes included; -1 where there is none.
    public int nbtBytes(int row) {
        return columns.nbtLength[row];
    }

    /// Its NBT as recorded, read from disk; null where the line has none.
    ///
    /// @throws IOException reading failed, the file changed since, or the snapshot is closed
    public @Nullable String nbtText(int row) throws IOException {
        int length = columns.nbtLength[row];
        if (length < 0) {
            return null;
        }
        byte[] text = new byte[length];
        file.read(columns.lineStart[row] + columns.nbtStart[row], text, 0, length);
        if (Fingerprint.of(text, 0, length) != columns.nbtFingerprint[row]) {
            throw new IOException(file.path() + " changed after it was opened (line " + line(row) + ")");
        }
        return JsonText.decode(text, 0, length);
    }

    /// Everything that its line says, read from disk.
    ///
    /// @throws IOException as for [#nbtText]
    public EntityRecord entity(int row) throws IOException {
        byte[] line = new byte[columns.lineLength[row]];
        file.read(columns.lineStart[row], line, 0, line.length);
        String nbt = nbtText(row);
        try {
            return new EntityRecord(
                    row,
                    line(row),
                    new EntityRecord.Identity(uuid(row), type(row), entityId(row)),
                    new EntityRecord.Motion(point(row, 0), point(row, 3), yaw(row), pitch(row)),
                    new EntityRecord.Riding(vehicle(row), LineReader.passengers(line), restorable(row)),
                    nbt);
        } catch (BadJsonException e) {
            throw new IOException(file.path() + " changed after it was opened (line " + line(row) + ")", e);
        }
    }

    /// The hash in `meta.json`; null where it has none.
    public @Nullable String recordedHash() {
        return meta.orderHash().orElse(null);
    }

    /// The hash over the UUID texts of all rows.
    public String computedHash() {
        return computedHash;
    }

    /// What is wrong, by line (faults of the whole folder first); at most [#ISSUES_KEPT] of each code.
    public List<Issue> issues() {
        return issues;
    }

    /// How often each code occurs in all.
    public Map<IssueCode, Long> issueCounts() {
        return issueCounts;
    }

    /// Whether no issue is an error. An empty snapshot can be valid and still proves nothing.
    public boolean valid() {
        return valid;
    }

    /// Commonest first, then by id.
    public List<TypeCount> types() {
        return types;
    }

    /// Hands the columns out; `columns(EntityColumns::new)` makes a sequence for the comparison.
    public <T> T columns(ColumnsShape<T> shape) {
        return shape.shape(
                size(),
                this::uuid,
                this::type,
                this::vehicle,
                this::nbtTextUnchecked,
                List.of(uuids::high, uuids::low, row -> columns.nbtFingerprint[row]),
                List.of(this::x, this::y, this::z, this::vx, this::vy, this::vz, this::yaw, this::pitch));
    }

    /// Closes the file. What is in memory stays readable; NBT does not.
    @Override
    public void close() throws IOException {
        file.close();
    }

    private @Nullable String nbtTextUnchecked(int row) {
        try {
            return nbtText(row);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private @Nullable Point point(int row, int first) {
        double x = columns.numbers[first][row];
        return Double.isNaN(x) ? null : new Point(x, columns.numbers[first + 1][row], columns.numbers[first + 2][row]);
    }

    private static List<TypeCount> histogram(Rows rows) {
        int[] counts = rows.countsByType();
        return IntStream.range(0, counts.length)
                .filter(id -> counts[id] > 0)
                .mapToObj(id -> new TypeCount(rows.types.name(id), counts[id]))
                .sorted(Comparator.comparingInt(TypeCount::count).reversed().thenComparing(TypeCount::type))
                .toList();
    }
}
