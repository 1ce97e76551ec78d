package dev.tickfork.app.ui;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.CRC32;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import javafx.scene.image.Image;
import javafx.scene.image.PixelReader;

/// Writes an image as PNG, without the desktop classes of Java. Stateless; encoding may run on any thread.
public final class Png {
    private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};
    private static final int RGBA = 6;

    private Png() {}

    /// Writes the file; folders above it must exist.
    public static void write(Image image, Path file) throws IOException {
        Files.write(file, encode(image));
    }

    public static byte[] encode(Image image) throws IOException {
        int width = (int) image.getWidth();
        int height = (int) image.getHeight();
        var out = new ByteArrayOutputStream(width * height / 4);
        out.write(SIGNATURE);
        ByteBuffer head = ByteBuffer.allocate(13)
                .putInt(width)
                .putInt(height)
                .put((byte) 8)
                .put((byte) RGBA);
        chunk(out, "IHDR", head.array());
        chunk(out, "IDAT", pixels(image.getPixelReader(), width, height));
        chunk(out, "IEND", new byte[0]);
        return out.toByteArray();
    }

    private static byte[] pixels(PixelReader reader, int width, int height) throws IOException {
        var packed = new ByteArrayOutputStream();
        var row = new byte[1 + 4 * width];
        var deflater = new Deflater(Deflater.BEST_SPEED);
        try (OutputStream out = new DeflaterOutputStream(packed, deflater)) {
            for (int y = 0; y < height; y++) {
                for (int x = 0; x < width; x++) {
                    int argb = reader.getArgb(x, y);
                    row[1 + 4 * x] = (byte) (argb >> 16);
                    row[2 + 4 * x] = (byte) (argb >> 8);
                    row[3 + 4 * x] = (byte) argb;
                    row[4 + 4 * x] = (byte) (argb >>> 24);
                }
                out.write(row);
            }
        } finally {
            deflater.end();
        }
        return packed.toByteArray();
    }

    private static void chunk(ByteArrayOutputStream out, String name, byte[] data) throws IOException {
        byte[] type = name.getBytes(StandardCharsets.US_ASCII);
        var crc = new CRC32();
        crc.update(type);
        crc.update(data);
        out.write(ByteBuffer.allocate(4).putInt(data.length).array());
        out.write(type);
        out.write(data);
        out.write(ByteBuffer.allocate(4).putInt((int) crc.getValue()).array());
    }
}
