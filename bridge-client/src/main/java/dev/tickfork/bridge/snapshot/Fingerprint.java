package dev.tickfork.bridge.snapshot;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.security.SecureRandom;

/// A 64-bit hash of bytes, seeded anew in every run of the program, so that nobody can prepare two texts
/// with the same
/// one. Not for keeping. Stateless.
final class Fingerprint {
    private static final VarHandle LONGS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    private static final long SEED = new SecureRandom().nextLong();
    private static final long ODD_A = 0x9E37_79B9_7F4A_7C15L;
    private static final long ODD_B = 0xD6E8_FEB8_6659_FD93L;

    private Fingerprint() {}

    static long of(byte[] bytes, int from, int length) {
        return of(bytes, from, length, 0);
    }

    /// @param variant another hash function for each value
    static long of(byte[] bytes, int from, int length, long variant) {
        long a = SEED ^ variant * ODD_B;
        long b = ODD_A + length;
        int i = from;
        int end = from + length;
        for (; i + 16 <= end; i += 16) {
            a = fold((long) LONGS.get(bytes, i) ^ a, (long) LONGS.get(bytes, i + 8) ^ b ^ ODD_A);
            b += a ^ ODD_B;
        }
        long one = i + 8 <= end ? (long) LONGS.get(bytes, i) : tail(bytes, i, end);
        long two = i + 8 <= end ? tail(bytes, i + 8, end) : 0;
        a = fold(one ^ a, two ^ b ^ ODD_A);
        return fold(a ^ ODD_B, b ^ SEED);
    }

    private static long tail(byte[] bytes, int from, int end) {
        long value = 0;
        for (int i = from; i < end; i++) {
            value = value << 8 | (bytes[i] & 0xFF);
        }
        return value;
    }

    private static long fold(long x, long y) {
        return x * y ^ Math.unsignedMultiplyHigh(x, y);
    }
}
