package dev.tickfork.core.snapshot;

import com.google.gson.stream.JsonWriter;
import dev.tickfork.core.CapturedEntity;
import dev.tickfork.core.EntityRef;
import dev.tickfork.core.Xyz;
import dev.tickfork.core.wire.JsonLine;
import dev.tickfork.core.wire.RefusedException;
import dev.tickfork.protocol.Fields;
import dev.tickfork.protocol.OrderHash;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.function.BooleanSupplier;

/// Writes `entities.jsonl`: one line per entity, LF line ends on every system, and the order hash on the
/// way. Off the game thread; holds one line in memory.
final class EntityRows {
    private static final int BUFFER_BYTES = 1 << 16;

    private EntityRows() {}

    /// @param cancelled asked before each line; ends the work with a refusal
    /// @return the order hash
    static String write(List<CapturedEntity> entities, OutputStream file, BooleanSupplier cancelled)
            throws IOException {
        var hash = new OrderHash();
        var out = new BufferedOutputStream(file, BUFFER_BYTES);
        int order = 0;
        for (CapturedEntity entity : entities) {
            if (cancelled.getAsBoolean()) {
                throw new RefusedException("the world closed before the snapshot was written; nothing was replaced");
            }
            int index = order++;
            out.write(JsonLine.render(Integer.MAX_VALUE, json -> row(json, index, entity)));
            hash.add(entity.ref().uuid().toString());
        }
        out.flush();
        return hash.finish();
    }

    private static void row(JsonWriter json, int order, CapturedEntity entity) throws IOException {
        json.name(Fields.ORDER).value(order);
        json.name(Fields.UUID).value(entity.ref().uuid().toString());
        json.name(Fields.TYPE).value(entity.kind().type());
        json.name(Fields.ENTITY_ID).value(entity.ref().entityId());
        point(json.name(Fields.POS), entity.motion().position());
        point(json.name(Fields.VEL), entity.motion().velocity());
        JsonLine.number(json.name(Fields.YAW), entity.motion().yaw());
        JsonLine.number(json.name(Fields.PITCH), entity.motion().pitch());
        json.name(Fields.NBT).value(nbt(entity));
        json.name(Fields.PASSENGERS).beginArray();
        for (EntityRef passenger : entity.riding().passengers()) {
            json.value(passenger.uuid().toString());
        }
        json.endArray();
        EntityRef vehicle = entity.riding().vehicle();
        json.name(Fields.VEHICLE).value(vehicle == null ? null : vehicle.uuid().toString());
        json.name(Fields.RESTORABLE).value(vehicle == null);
    }

    private static void point(JsonWriter json, Xyz at) throws IOException {
        json.beginArray();
        JsonLine.number(json, at.x());
        JsonLine.number(json, at.y());
        JsonLine.number(json, at.z());
        json.endArray();
    }

    private static String nbt(CapturedEntity entity) {
        try {
            return entity.nbt().toSnbt();
        } catch (RuntimeException e) {
            throw new RefusedException(
                    "the data of " + entity.kind().type() + " " + entity.ref().uuid() + " cannot be written: " + e);
        }
    }
}
