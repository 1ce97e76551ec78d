package dev.tickfork.bridge.evidence;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.Message;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestOutputStream;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/// Writes the files of a bundle one after the other and remembers their sizes and hashes. One thread.
final class BundleWriter implements AutoCloseable {
    private final ZipOutputStream zip;
    private final ActionContext context;
    private final List<BundleIndex.BundleFile> files = new ArrayList<>();

    BundleWriter(Path file, ActionContext context) throws IOException {
        this.zip = new ZipOutputStream(new BufferedOutputStream(Files.newOutputStream(file), 1 << 16));
        this.context = context;
        zip.setComment(BundleSeal.blank());
    }

    /// Something that writes one file's content.
    @FunctionalInterface
    interface Content {
        void write(OutputStream out) throws IOException;
    }

    void copy(String name, Path from) throws IOException {
        context.progress("pack", Message.of("evidence.packing", name));
        add(name, out -> {
            byte[] buffer = new byte[1 << 16];
            try (var in = Files.newInputStream(from)) {
                for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
                    context.checkCancelled();
                    out.write(buffer, 0, read);
                }
            }
        });
    }

    void add(String name, Content content) throws IOException {
        zip.putNextEntry(new ZipEntry(name));
        var counted = new CountedDigest(zip);
        content.write(counted);
        counted.flush();
        zip.closeEntry();
        files.add(new BundleIndex.BundleFile(name, counted.size, counted.hex()));
    }

    /// The files so far, in the order of writing.
    List<BundleIndex.BundleFile> files() {
        return List.copyOf(files);
    }

    /// The index itself is in no list: the seal covers it.
    void index(byte[] json) throws IOException {
        zip.putNextEntry(new ZipEntry(BundleFormat.INDEX));
        zip.write(json);
        zip.closeEntry();
    }

    @Override
    public void close() throws IOException {
        zip.close();
    }

    /// Hashes and counts what passes; closing it would close the whole bundle, so nobody does.
    private static final class CountedDigest extends DigestOutputStream {
        private long size;

        CountedDigest(OutputStream out) {
            super(out, BundleSeal.sha256());
        }

        @Override
        public void write(int b) throws IOException {
            super.write(b);
            size++;
        }

        @Override
        public void write(byte[] bytes, int offset, int length) throws IOException {
            super.write(bytes, offset, length);
            size += length;
        }

        String hex() {
            return HexFormat.of().formatHex(getMessageDigest().digest());
        }
    }
}
