package dev.tickfork.bridge.restore;

/// A record that a restore does not summon; the names are those of the result's data.
///
/// @param index  0-based place in the recorded order
/// @param reason a [SkipReason]'s word
/// @param detail what exactly, an NBT path for example; empty where the reason says all
public record SkippedRecord(int index, String uuid, String reason, String detail) {
    static SkippedRecord of(RecordedEntity entity, SkipReason reason, String detail) {
        return new SkippedRecord(entity.index(), entity.uuid(), reason.word(), detail);
    }
}
