package dev.tickfork.bridge.report;

import dev.tickfork.bridge.restore.SummonText;
import dev.tickfork.bridge.snapshot.EntityRecord;
import dev.tickfork.bridge.snapshot.Snapshot;
import java.io.IOException;
import java.util.Locale;

/// Chosen entities as text to copy. Numbers are plain and ungrouped, whatever the language.
public enum EntityText {
    /// One command a line as chat takes it, with its slash; a rider comes inside its vehicle.
    SUMMON,
    /// The lines of a function file.
    FUNCTION,
    UUIDS,
    CSV,
    JSON,
    SNBT;

    /// Reads NBT for all but UUIDs and CSV; off the FX thread.
    ///
    /// @param rows in tick order
    public String text(Snapshot snapshot, int[] rows) throws IOException {
        return switch (this) {
            case SUMMON ->
                "/" + String.join("\n/", SummonText.of(snapshot, rows).commands());
            case FUNCTION -> String.join("\n", SummonText.of(snapshot, rows).commands()) + "\n";
            case UUIDS -> lines(snapshot, rows, Snapshot::uuid);
            case CSV -> "order,type,uuid,x,y,z,vx,vy,vz,yaw,pitch,nbtBytes\n" + lines(snapshot, rows, EntityText::csv);
            case JSON ->
                "[\n"
                        + String.join(
                                ",\n", lines(snapshot, rows, EntityText::json).split("\n")) + "\n]\n";
            case SNBT ->
                lines(snapshot, rows, (s, row) -> {
                    String nbt = s.nbtText(row);
                    return nbt == null ? "{}" : nbt;
                });
        };
    }

    /// The text of one row.
    @FunctionalInterface
    private interface RowText {
        String of(Snapshot snapshot, int row) throws IOException;
    }

    private static String lines(Snapshot snapshot, int[] rows, RowText text) throws IOException {
        var out = new StringBuilder();
        for (int row : rows) {
            if (!out.isEmpty()) {
                out.append('\n');
            }
            out.append(text.of(snapshot, row));
        }
        return out.toString();
    }

    private static String csv(Snapshot s, int row) {
        return String.format(
                Locale.ROOT,
                "%d,%s,%s,%s,%s,%s,%s,%s,%s,%s,%s,%d",
                row,
                s.type(row),
                s.uuid(row),
                s.x(row),
                s.y(row),
                s.z(row),
                s.vx(row),
                s.vy(row),
                s.vz(row),
                s.yaw(row),
                s.pitch(row),
                s.nbtBytes(row));
    }

    private static String json(Snapshot s, int row) throws IOException {
        EntityRecord one = s.entity(row);
        String nbt = one.nbt();
        return "  {\"order\":" + row + ",\"type\":" + quoted(s.type(row)) + ",\"uuid\":" + quoted(s.uuid(row))
                + ",\"pos\":[" + s.x(row) + "," + s.y(row) + "," + s.z(row) + "],\"nbt\":"
                + (nbt == null ? "null" : quoted(nbt)) + "}";
    }

    private static String quoted(String text) {
        var out = new StringBuilder("\"");
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '"', '\\' -> out.append('\\').append(c);
                case '\n' -> out.append("\\n");
                default -> out.append(c < ' ' ? String.format(Locale.ROOT, "\\u%04x", (int) c) : String.valueOf(c));
            }
        }
        return out.append('"').toString();
    }
}
