package dev.tickfork.bridge.evidence;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.ActionFailure;
import dev.tickfork.bridge.action.Codes;
import dev.tickfork.bridge.action.Message;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/// Takes the known files out of a bundle and compares them with its index while doing so. Nothing that the
/// bundle says decides where a byte is written or how many. One thread.
final class BundleReader implements AutoCloseable {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    private final ZipFile zip;
    private final Path file;

    private BundleReader(ZipFile zip, Path file) {
        this.zip = zip;
        this.file = file;
    }

    /// @throws ActionFailure `EVIDENCE_DAMAGED`: its table of contents cannot be read
    static BundleReader open(Path file) throws ActionFailure {
        try {
            return new BundleReader(new ZipFile(file.toFile()), file);
        } catch (IOException e) {
            throw ActionFailure.of(Codes.EVIDENCE_DAMAGED, Message.of("evidence.unreadable", file), e);
        }
    }

    /// @param sealed whether the file is as it was written; else a strange number is damage, not a newer version
    /// @return null where there is none that can be read
    /// @throws ActionFailure `UNSUPPORTED`: written by a newer version
    @Nullable
    BundleIndex index(boolean sealed) throws ActionFailure {
        ZipEntry entry = zip.getEntry(BundleFormat.INDEX);
        if (entry == null) {
            return null;
        }
        try (InputStream in = zip.getInputStream(entry)) {
            byte[] json = in.readNBytes(BundleFormat.MAX_INDEX + 1);
            if (json.length > BundleFormat.MAX_INDEX) {
                return null;
            }
            int format = JSON.readTree(json).path("format").asInt(0);
            if (sealed && format > BundleFormat.FORMAT) {
                throw ActionFailure.of(
                        Codes.UNSUPPORTED, Message.of("evidence.newer", file, format, BundleFormat.FORMAT));
            }
            return format < 1 || format > BundleFormat.FORMAT ? null : JSON.readValue(json, BundleIndex.class);
        } catch (IOException | JacksonException _) {
            return null; // told as a damaged file
        }
    }

    /// Unpacks into `folder`.
    ///
    /// @return the names that are not as the index says, sorted
    List<String> unpack(BundleIndex index, Path folder, ActionContext context) throws IOException {
        var damaged = new HashSet<String>(unexpected(index));
        var seen = new HashSet<String>();
        long room = BundleFormat.MAX_UNPACKED;
        for (BundleIndex.BundleFile entry : index.files()) {
            context.progress("unpack", Message.of("evidence.unpacking", entry.name()));
            boolean sound = BundleFormat.KNOWN.contains(entry.name())
                    && seen.add(entry.name())
                    && entry.size() >= 0
                    && entry.size() <= room
                    && unpack(entry, folder, context);
            if (!sound) {
                damaged.add(entry.name());
            }
            room -= Math.clamp(entry.size(), 0, room);
        }
        BundleFormat.NEEDED.stream().filter(name -> !seen.contains(name)).forEach(damaged::add);
        var names = new ArrayList<>(damaged);
        Collections.sort(names);
        return names;
    }

    private Set<String> unexpected(BundleIndex index) {
        var names = new HashSet<String>();
        zip.stream().map(ZipEntry::getName).forEach(names::add);
        names.remove(BundleFormat.INDEX);
        index.files().forEach(listed -> names.remove(listed.name()));
        return names;
    }

    private boolean unpack(BundleIndex.BundleFile listed, Path folder, ActionContext context) throws IOException {
        ZipEntry entry = zip.getEntry(listed.name());
        if (entry == null) {
            return false;
        }
        Path target = folder.resolve(listed.name());
        Files.createDirectories(Objects.requireNonNull(target.getParent()));
        MessageDigest digest = BundleSeal.sha256();
        long left = listed.size();
        byte[] buffer = new byte[1 << 16];
        try (var out = Files.newOutputStream(target)) {
            try (InputStream in = zip.getInputStream(entry)) {
                for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
                    context.checkCancelled();
                    left -= read;
                    if (left < 0) {
                        return false;
                    }
                    digest.update(buffer, 0, read);
                    out.write(buffer, 0, read);
                }
            } catch (ZipException | EOFException _) {
                return false; // a broken stream: damaged, not a failure of ours
            }
        }
        return left == 0 && HexFormat.of().formatHex(digest.digest()).equals(listed.sha256());
    }

    @Override
    public void close() throws IOException {
        zip.close();
    }
}
