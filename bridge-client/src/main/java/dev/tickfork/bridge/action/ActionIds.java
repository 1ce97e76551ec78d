package dev.tickfork.bridge.action;

import java.security.SecureRandom;

/// Makes action ids: 26 characters of Crockford's base 32, 48 bits of wall-clock milliseconds and then 80
/// random bits, so that ids sort by time of creation (the ULID layout). Safe from any thread.
final class ActionIds {
    private static final String DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
    private static final int TIME_DIGITS = 10;
    private static final int RANDOM_DIGITS = 16;

    private final SecureRandom random = new SecureRandom();

    String next() {
        char[] id = new char[TIME_DIGITS + RANDOM_DIGITS];
        long time = System.currentTimeMillis();
        for (int i = TIME_DIGITS - 1; i >= 0; i--) {
            id[i] = DIGITS.charAt((int) (time & 31));
            time >>>= 5;
        }
        for (int i = TIME_DIGITS; i < id.length; i++) {
            id[i] = DIGITS.charAt(random.nextInt(32));
        }
        return new String(id);
    }
}
