package dev.tickfork.app.page.compare;

import dev.tickfork.bridge.compare.EntitySequence;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/// Entities that are told by number, in any order.
final class NumberedEntities implements EntitySequence {
    private final int[] numbers;

    NumberedEntities(int... numbers) {
        this.numbers = numbers;
    }

    @Override
    public int size() {
        return numbers.length;
    }

    @Override
    public String uuid(int row) {
        return new UUID(7, numbers[row]).toString();
    }

    @Override
    public long keyHigh(int row) {
        return 7;
    }

    @Override
    public long keyLow(int row) {
        return numbers[row];
    }

    @Override
    public String type(int row) {
        return "minecraft:pig";
    }

    @Override
    public double number(int row, Field field) {
        return 0;
    }

    @Override
    public @Nullable String vehicle(int row) {
        return null;
    }

    @Override
    public String nbtText(int row) {
        return "{n:" + numbers[row] + "}";
    }

    @Override
    public long nbtFingerprint(int row) {
        return numbers[row];
    }
}
