package dev.tickfork.bridge.snapshot;

import java.util.Arrays;

/// The numbers of many rows, one array a field. One thread while it grows, then any.
final class Columns {
    /// Fields in [#numbers]: position, then velocity.
    static final int NUMBERS = 6;

    static final byte RESTORABLE = 1;
    /// The line has a list of passengers, so that it can be held against what the riders say.
    static final byte LISTS_PASSENGERS = 2;

    private static final int FIRST_CAPACITY = 256;

    private int size;
    int[] type = new int[FIRST_CAPACITY];
    double[][] numbers = new double[NUMBERS][FIRST_CAPACITY];
    float[] yaw = new float[FIRST_CAPACITY];
    float[] pitch = new float[FIRST_CAPACITY];
    int[] entityId = new int[FIRST_CAPACITY];
    byte[] flags = new byte[FIRST_CAPACITY];
    /// Number of the line, from 1.
    int[] line = new int[FIRST_CAPACITY];
    /// Where the line starts in the file, and its bytes.
    long[] lineStart = new long[FIRST_CAPACITY];
    int[] lineLength = new int[FIRST_CAPACITY];
    /// Where the text of the NBT starts within the line, and its bytes; -1 bytes where there is none.
    int[] nbtStart = new int[FIRST_CAPACITY];
    int[] nbtLength = new int[FIRST_CAPACITY];
    long[] nbtFingerprint = new long[FIRST_CAPACITY];

    int size() {
        return size;
    }

    /// Makes room for one more row and returns its number; its fields hold anything.
    int addRow() {
        ensure(size + 1);
        return size++;
    }

    void dropLast() {
        size--;
    }

    /// @param typeIds    what the other's type numbers are here
    /// @param linesBefore added to the other's line numbers
    void addAll(Columns other, int[] typeIds, int linesBefore) {
        ensure(size + other.size);
        for (int i = 0; i < other.size; i++) {
            type[size + i] = typeIds[other.type[i]];
            line[size + i] = other.line[i] + linesBefore;
        }
        for (int n = 0; n < NUMBERS; n++) {
            copy(other.numbers[n], numbers[n], other.size);
        }
        copy(other.yaw, yaw, other.size);
        copy(other.pitch, pitch, other.size);
        copy(other.entityId, entityId, other.size);
        copy(other.flags, flags, other.size);
        copy(other.lineStart, lineStart, other.size);
        copy(other.lineLength, lineLength, other.size);
        copy(other.nbtStart, nbtStart, other.size);
        copy(other.nbtLength, nbtLength, other.size);
        copy(other.nbtFingerprint, nbtFingerprint, other.size);
        size += other.size;
    }

    void ensure(int capacity) {
        if (capacity > type.length) {
            resize(Math.max(capacity, type.length + (type.length >> 1)));
        }
    }

    void trim() {
        if (type.length > size) {
            resize(size);
        }
    }

    @SuppressWarnings("SuspiciousSystemArraycopy") // both are arrays of one primitive type
    private void copy(Object from, Object to, int count) {
        System.arraycopy(from, 0, to, size, count);
    }

    /// One array after the other, so that only one of them is there twice at a time.
    private void resize(int capacity) {
        type = Arrays.copyOf(type, capacity);
        for (int n = 0; n < NUMBERS; n++) {
            numbers[n] = Arrays.copyOf(numbers[n], capacity);
        }
        yaw = Arrays.copyOf(yaw, capacity);
        pitch = Arrays.copyOf(pitch, capacity);
        entityId = Arrays.copyOf(entityId, capacity);
        flags = Arrays.copyOf(flags, capacity);
        line = Arrays.copyOf(line, capacity);
        lineStart = Arrays.copyOf(lineStart, capacity);
        lineLength = Arrays.copyOf(lineLength, capacity);
        nbtStart = Arrays.copyOf(nbtStart, capacity);
        nbtLength = Arrays.copyOf(nbtLength, capacity);
        nbtFingerprint = Arrays.copyOf(nbtFingerprint, capacity);
    }
}
