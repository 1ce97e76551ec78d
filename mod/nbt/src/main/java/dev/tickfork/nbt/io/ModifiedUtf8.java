package dev.tickfork.nbt.io;

import java.nio.charset.StandardCharsets;

/// The string encoding of binary NBT, that of [java.io.DataInput]: NUL as two bytes, every surrogate by itself as
/// three.
final class ModifiedUtf8 {
    /// The longest string that its two-byte length can tell.
    static final int MAX_BYTES = 65_535;

    private ModifiedUtf8() {}

    /// Decodes `length` bytes from `from`, which the caller has checked to be there.
    static String decode(byte[] bytes, int from, int length) throws NbtFormatException {
        int to = from + length;
        int at = from;
        while (at < to && bytes[at] > 0) {
            at++;
        }
        if (at == to) {
            return new String(bytes, from, length, StandardCharsets.ISO_8859_1);
        }
        var text = new StringBuilder(length);
        for (at = from; at < to; ) {
            at = decodeChar(bytes, at, to, text);
        }
        return text.toString();
    }

    private static int decodeChar(byte[] bytes, int at, int to, StringBuilder text) throws NbtFormatException {
        int first = bytes[at] & 0xFF;
        if (first < 0x80) {
            text.append((char) first);
            return at + 1;
        }
        int length = (first & 0xE0) == 0xC0 ? 2 : (first & 0xF0) == 0xE0 ? 3 : 0;
        if (length == 0 || at + length > to) {
            throw bad(at);
        }
        int c = first & (length == 2 ? 0x1F : 0x0F);
        for (int i = 1; i < length; i++) {
            int next = bytes[at + i];
            if ((next & 0xC0) != 0x80) {
                throw bad(at + i);
            }
            c = (c << 6) | (next & 0x3F);
        }
        text.append((char) c);
        return at + length;
    }

    private static NbtFormatException bad(int at) {
        return new NbtFormatException(NbtFormatException.Reason.BAD_TEXT, "byte " + at);
    }

    /// How many bytes `text` takes.
    static int length(String text) {
        int length = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            length += c != 0 && c < 0x80 ? 1 : c < 0x800 ? 2 : 3;
        }
        return length;
    }

    /// Writes the bytes of `text` into `bytes` from `at`; there must be room.
    static void encode(String text, byte[] bytes, int at) {
        int to = at;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c != 0 && c < 0x80) {
                bytes[to++] = (byte) c;
            } else if (c < 0x800) {
                bytes[to++] = (byte) (0xC0 | (c >> 6));
                bytes[to++] = (byte) (0x80 | (c & 0x3F));
            } else {
                bytes[to++] = (byte) (0xE0 | (c >> 12));
                bytes[to++] = (byte) (0x80 | ((c >> 6) & 0x3F));
                bytes[to++] = (byte) (0x80 | (c & 0x3F));
            }
        }
    }
}
