package dev.tickfork.nbt.io;

/// The type bytes of binary NBT.
final class TagIds {
    static final int END = 0;
    static final int BYTE = 1;
    static final int SHORT = 2;
    static final int INT = 3;
    static final int LONG = 4;
    static final int FLOAT = 5;
    static final int DOUBLE = 6;
    static final int BYTE_ARRAY = 7;
    static final int STRING = 8;
    static final int LIST = 9;
    static final int COMPOUND = 10;
    static final int INT_ARRAY = 11;
    static final int LONG_ARRAY = 12;

    private TagIds() {}

    /// The fewest bytes that a tag of the type takes inside a list.
    static int smallest(int type) {
        return switch (type) {
            case BYTE, COMPOUND -> 1;
            case SHORT, STRING -> 2;
            case INT, FLOAT, BYTE_ARRAY, INT_ARRAY, LONG_ARRAY -> 4;
            case LIST -> 5;
            default -> 8;
        };
    }
}
