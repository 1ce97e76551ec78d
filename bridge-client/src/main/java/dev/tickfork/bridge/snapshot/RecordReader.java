package dev.tickfork.bridge.snapshot;

import dev.tickfork.bridge.snapshot.IssueCode.Severity;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/// Reads one line of `entities.jsonl` into a [Batch]. Fields come in any order; where one comes twice the
/// last counts, as
/// in other readers. One thread.
final class RecordReader {
    /// Bytes shown on either side of a fault.
    private static final int NEARBY = 20;

    private final Batch batch;
    private final NbtCheckWork nbtCheck;
    private final JsonCursor json = new JsonCursor();
    private final NbtScanner nbtScanner = new NbtScanner();
    private final double[] point = new double[3];

    // Of the line at hand.
    private int line;
    private int row;
    private int seen;
    private int usable;
    private boolean nbtSuspicious;
    private boolean nbtControls;
    private int nbtFrom;
    private int uuidFrom;
    private int uuidTo;
    private boolean uuidEscaped;
    private long order;

    RecordReader(Batch batch, NbtCheck check) {
        this.batch = batch;
        this.nbtCheck = new NbtCheckWork(check, batch.issues);
    }

    /// @param fileOffset where `bytes[from]` lies in the file
    /// @param ended      whether a line end follows; false for the last line of a file without one
    void read(byte[] bytes, int from, int to, long fileOffset, boolean ended) {
        line = batch.lines;
        json.reset(bytes, from, to);
        if (json.peek() == -1) {
            return;
        }
        begin();
        boolean kept = false;
        try {
            kept = record(bytes, from, to);
        } catch (BadJsonException e) {
            reportBadLine(bytes, from, to, e.at(), ended);
        }
        if (kept) {
            finish(bytes, from, to, fileOffset);
        } else {
            drop();
        }
        batch.records++;
    }

    private void begin() {
        seen = 0;
        usable = 0;
        order = Batch.NO_ORDER;
        nbtSuspicious = false;
        nbtControls = false;
        row = batch.columns.addRow();
        Columns c = batch.columns;
        for (int n = 0; n < Columns.NUMBERS; n++) {
            c.numbers[n][row] = Double.NaN;
        }
        c.yaw[row] = Float.NaN;
        c.pitch[row] = Float.NaN;
        c.entityId[row] = -1;
        c.flags[row] = Columns.RESTORABLE;
        c.nbtLength[row] = -1;
        c.nbtFingerprint[row] = 0;
    }

    private void drop() {
        batch.columns.dropLast();
        batch.riders.vehicles.dropFrom(row);
        batch.riders.passengers.dropFrom(row);
        batch.keptOut++;
    }

    /// @return whether the line can be a row
    private boolean record(byte[] bytes, int from, int to) throws BadJsonException {
        boolean object = json.peek() == '{';
        if (object) {
            fields();
        } else {
            json.skip();
        }
        json.expectEnd();
        if (!json.ascii() && !Utf8.valid(bytes, from, to)) {
            batch.issues.add(IssueCode.BAD_ENCODING, line);
            return false;
        }
        if (!object) {
            batch.issues.add(IssueCode.BAD_RECORD, line);
            return false;
        }
        return complete();
    }

    private void fields() throws BadJsonException {
        json.take('{');
        if (json.takeIf('}')) {
            return;
        }
        do {
            json.string();
            EntityField field = EntityField.of(json.bytes(), json.start(), json.stop(), json.escaped());
            json.take(':');
            if (field == null) {
                json.skip();
                continue;
            }
            if ((seen & field.bit()) != 0) {
                batch.issues.add(IssueCode.DUPLICATE_FIELD, line, field.id());
            }
            seen |= field.bit();
            boolean good = value(field);
            usable = good ? usable | field.bit() : usable & ~field.bit();
        } while (json.takeIf(','));
        json.take('}');
    }

    /// Takes the value of a field. @return whether it is of the right kind
    private boolean value(EntityField field) throws BadJsonException {
        Columns c = batch.columns;
        return switch (field) {
            case ORDER -> order();
            case UUID -> uuid();
            case TYPE -> type();
            case ENTITY_ID -> entityId();
            case POS -> point(0);
            case VEL -> point(3);
            case YAW -> angle(c.yaw);
            case PITCH -> angle(c.pitch);
            case NBT -> nbt();
            case PASSENGERS -> passengers();
            case VEHICLE -> vehicle();
            case RESTORABLE -> restorable();
        };
    }

    private boolean order() throws BadJsonException {
        boolean number = json.peek() != '"' && json.numberIf();
        if (!number) {
            json.skip();
        }
        order = number && json.number().fitsInt() ? json.number().intValue() : Batch.NO_ORDER;
        return true;
    }

    private boolean uuid() throws BadJsonException {
        if (!text()) {
            return false;
        }
        uuidFrom = json.start();
        uuidTo = json.stop();
        uuidEscaped = json.escaped();
        return true;
    }

    private boolean type() throws BadJsonException {
        if (!text()) {
            return false;
        }
        batch.columns.type[row] = batch.types.id(json.bytes(), json.start(), json.stop());
        return true;
    }

    /// Takes a string that is not empty, or any other value.
    private boolean text() throws BadJsonException {
        if (json.peek() != '"') {
            json.skip();
            return false;
        }
        json.string();
        return json.stop() > json.start();
    }

    private boolean entityId() throws BadJsonException {
        if (!json.numberIf()) {
            json.skip();
            return false;
        }
        batch.columns.entityId[row] = json.number().fitsInt() ? json.number().intValue() : -1;
        return json.number().fitsInt();
    }

    private boolean angle(float[] column) throws BadJsonException {
        if (!json.numberIf()) {
            json.skip();
            column[row] = Float.NaN;
            return false;
        }
        float degrees = json.number().floatValue();
        column[row] = Float.isFinite(degrees) ? degrees : Float.NaN;
        return Float.isFinite(degrees);
    }

    private boolean point(int firstNumber) throws BadJsonException {
        boolean good = false;
        if (json.peek() == '[') {
            good = numbers();
        } else {
            json.skip();
        }
        for (int axis = 0; axis < 3; axis++) {
            batch.columns.numbers[firstNumber + axis][row] = good ? point[axis] : Double.NaN;
        }
        return good;
    }

    /// Takes a list of three finite numbers; anything else is taken as well.
    private boolean numbers() throws BadJsonException {
        json.take('[');
        if (json.takeIf(']')) {
            return false;
        }
        int count = 0;
        boolean good = true;
        do {
            if (json.numberIf()) {
                double value = json.number().doubleValue();
                good &= Double.isFinite(value) && count < 3;
                point[Math.min(count, 2)] = value;
            } else {
                good = false;
                json.skip();
            }
            count++;
        } while (json.takeIf(','));
        json.take(']');
        return good && count == 3;
    }

    private boolean nbt() throws BadJsonException {
        if (json.peek() != '"') {
            json.skip();
            batch.columns.nbtLength[row] = -1;
            return false;
        }
        nbtScanner.read(json);
        nbtSuspicious = nbtScanner.suspicious();
        nbtControls = nbtScanner.controls();
        nbtFrom = json.start();
        batch.columns.nbtLength[row] = json.stop() - json.start();
        return true;
    }

    private boolean passengers() throws BadJsonException {
        batch.riders.passengers.dropFrom(row);
        if (!json.takeIf('[')) {
            json.skip();
            return false;
        }
        batch.columns.flags[row] |= Columns.LISTS_PASSENGERS;
        if (json.takeIf(']')) {
            return true;
        }
        boolean good = true;
        do {
            if (text()) {
                batch.riders.passengers.add(row, json);
            } else {
                good = false;
            }
        } while (json.takeIf(','));
        json.take(']');
        return good;
    }

    private boolean vehicle() throws BadJsonException {
        batch.riders.vehicles.dropFrom(row);
        if (json.wordIf("null")) {
            return true;
        }
        if (!text()) {
            return false;
        }
        batch.riders.vehicles.add(row, json);
        return true;
    }

    private boolean restorable() throws BadJsonException {
        batch.columns.flags[row] |= Columns.RESTORABLE;
        if (json.wordIf("true")) {
            return true;
        }
        if (json.wordIf("false")) {
            batch.columns.flags[row] &= ~Columns.RESTORABLE;
            return true;
        }
        json.skip();
        return false;
    }

    /// Reports what is missing or of the wrong kind. @return whether the line can be a row
    private boolean complete() {
        for (EntityField field : EntityField.ALL) {
            boolean present = (seen & field.bit()) != 0;
            if (!present && field.required()) {
                batch.issues.add(IssueCode.MISSING_FIELD, line, field.id());
            } else if (present && (usable & field.bit()) == 0) {
                batch.issues.add(
                        IssueCode.BAD_FIELD, field.required() ? Severity.ERROR : Severity.WARNING, line, field.id());
            }
        }
        return (usable & EntityField.UUID.bit()) != 0 && (usable & EntityField.TYPE.bit()) != 0;
    }

    private void finish(byte[] bytes, int from, int to, long fileOffset) {
        Columns c = batch.columns;
        c.line[row] = line;
        c.lineStart[row] = fileOffset;
        c.lineLength[row] = to - from;
        c.nbtStart[row] = nbtFrom - from;
        batch.addOrder(row, order);
        addUuid(bytes);
        if ((seen & EntityField.ORDER.bit()) != 0 && order == Batch.NO_ORDER) {
            batch.issues.add(IssueCode.ORDER_TYPE, line);
        }
        if (c.nbtLength[row] >= 0) {
            c.nbtFingerprint[row] = Fingerprint.of(bytes, nbtFrom, c.nbtLength[row]);
            if (nbtControls) {
                batch.issues.add(IssueCode.CONTROL_CHARACTERS, line);
            }
            nbtCheck.check(bytes, nbtFrom, nbtFrom + c.nbtLength[row], nbtSuspicious, line);
        }
    }

    private void addUuid(byte[] bytes) {
        boolean usual = batch.uuids.add(bytes, uuidFrom, uuidTo, uuidEscaped);
        if (!uuidEscaped) {
            batch.addHashText(bytes, uuidFrom, uuidTo);
        } else {
            byte[] text = JsonText.decode(bytes, uuidFrom, uuidTo).getBytes(StandardCharsets.UTF_8);
            batch.addHashText(text, 0, text.length);
        }
        if (!usual) {
            batch.issues.add(IssueCode.UUID_FORMAT, line, Visible.of(JsonText.decode(bytes, uuidFrom, uuidTo)));
        }
    }

    private void reportBadLine(byte[] bytes, int from, int to, int at, boolean ended) {
        if (!ended) {
            batch.issues.add(IssueCode.TRUNCATED_LINE, line);
        } else if (!Utf8.valid(bytes, from, to)) {
            batch.issues.add(IssueCode.BAD_ENCODING, line);
        } else {
            byte[] near = Arrays.copyOfRange(bytes, Math.max(from, at - NEARBY), Math.min(to, at + NEARBY));
            batch.issues.add(
                    IssueCode.BAD_JSON, line, at - from + 1, Visible.of(new String(near, StandardCharsets.UTF_8)));
        }
    }
}
