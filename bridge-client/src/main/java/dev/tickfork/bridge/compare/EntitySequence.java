package dev.tickfork.bridge.compare;

import org.jspecify.annotations.Nullable;

/// Entities in tick order, as much of them as a comparison needs. Immutable; reading must be safe from many
/// threads.
/// Rows run from 0 to `size() - 1`.
public interface EntitySequence {
    int size();

    /// As recorded, letter case included: two spellings are two entities, as they are for the order hash.
    String uuid(int row);

    /// Upper half of a key that is equal exactly where the UUID text is.
    long keyHigh(int row);

    /// Lower half of that key.
    long keyLow(int row);

    /// Namespaced id.
    String type(int row);

    /// @param field one of the eight numbers of an entity
    /// @return blocks, blocks per tick or degrees; NaN where not recorded
    double number(int row, Field field);

    /// UUID of what the entity rides, null for none.
    @Nullable
    String vehicle(int row);

    /// NBT as text, null where not recorded. May read from disk: UncheckedIOException.
    @Nullable
    String nbtText(int row);

    /// Equal for two rows (of this or another sequence of the same program run) exactly where the NBT texts
    /// are equal
    /// byte for byte as stored; unequal says nothing.
    long nbtFingerprint(int row);

    /// The numbers that an entity has outside its NBT.
    enum Field {
        X(0),
        Y(1),
        Z(2),
        VX(3),
        VY(4),
        VZ(5),
        YAW(6),
        PITCH(7);

        private final int column;

        Field(int column) {
            this.column = column;
        }

        /// Its place among the eight, from 0.
        public int column() {
            return column;
        }
    }
}
