package dev.tickfork.bridge.snapshot;

import dev.tickfork.protocol.Fields;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The fields of a line of `entities.jsonl` that we know (docs/protocol.md).
enum EntityField {
    ORDER(Fields.ORDER, true, 0),
    UUID(Fields.UUID, true, 1),
    TYPE(Fields.TYPE, true, 2),
    ENTITY_ID(Fields.ENTITY_ID, false, 3),
    POS(Fields.POS, true, 4),
    VEL(Fields.VEL, false, 5),
    YAW(Fields.YAW, false, 6),
    PITCH(Fields.PITCH, false, 7),
    NBT(Fields.NBT, true, 8),
    PASSENGERS(Fields.PASSENGERS, false, 9),
    VEHICLE(Fields.VEHICLE, false, 10),
    RESTORABLE(Fields.RESTORABLE, false, 11);

    static final List<EntityField> ALL = List.of(values());

    private final String id;
    private final boolean required;
    private final int bit;

    EntityField(String id, boolean required, int place) {
        this.id = id;
        this.required = required;
        this.bit = 1 << place;
    }

    /// As written in the file.
    String id() {
        return id;
    }

    boolean required() {
        return required;
    }

    /// One bit of its own.
    int bit() {
        return bit;
    }

    /// The field with the name that stands between two quotes; null for one that we do not know.
    static @Nullable EntityField of(byte[] line, int from, int to, boolean escaped) {
        if (escaped) {
            byte[] name = JsonText.decode(line, from, to).getBytes(StandardCharsets.UTF_8);
            return of(name, 0, name.length, false);
        }
        for (EntityField field : ALL) {
            if (field.id.length() == to - from && field.is(line, from)) {
                return field;
            }
        }
        return null;
    }

    private boolean is(byte[] line, int from) {
        for (int i = 0; i < id.length(); i++) {
            if (line[from + i] != id.charAt(i)) {
                return false;
            }
        }
        return true;
    }
}
