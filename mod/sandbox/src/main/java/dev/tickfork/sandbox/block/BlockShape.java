package dev.tickfork.sandbox.block;

/// The collision boxes of a block, in blocks from the corner of its cell. Immutable.
public final class BlockShape {
    public static final BlockShape EMPTY = new BlockShape(new double[0]);
    public static final BlockShape CUBE = new BlockShape(new double[] {0, 0, 0, 1, 1, 1});
    private static final int NUMBERS = 6;

    private final double[] numbers;

    /// @param numbers six per box: least corner, greatest corner
    BlockShape(double[] numbers) {
        this.numbers = numbers;
    }

    public int boxes() {
        return numbers.length / NUMBERS;
    }

    /// One edge of a box.
    ///
    /// @param axis 0, 1, 2 for the least x, y, z; 3, 4, 5 for the greatest
    public double edge(int box, int axis) {
        return numbers[box * NUMBERS + axis];
    }

    public boolean isEmpty() {
        return numbers.length == 0;
    }
}
