package dev.tickfork.bridge.fork;

import dev.tickfork.bridge.texts.Texts;
import dev.tickfork.bridge.wire.EnvReply;
import dev.tickfork.bridge.wire.Hello;
import dev.tickfork.bridge.world.CopiedFile;
import dev.tickfork.bridge.world.CopyResult;
import dev.tickfork.bridge.world.DimensionFolder;
import dev.tickfork.bridge.world.SkippedPath;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// `manifest.json` of a fork (docs/formats.md, "fork folders"). The list of files is the last field, so that a
/// reader who
/// wants the head only can stop there.
final class ManifestJson {
    static final int FORMAT = 1;
    static final String FILES = "files";
    private static final JsonMapper JSON = JsonMapper.builder().build();

    private ManifestJson() {}

    static byte[] write(Fork fork, Optional<EnvReply> environment) {
        ObjectNode root = JSON.createObjectNode();
        root.put("format", FORMAT);
        root.put("name", fork.request().name());
        root.put("createdAt", Instant.now().toString());
        root.put("verdict", fork.clean() ? "clean" : "unclean");
        reasons(root, fork);
        source(root.putObject("source"), fork.source());
        snapshot(root.putObject("snapshot"), fork);
        still(root.putObject("freeze"), fork);
        limits(root, fork);
        if (environment.isPresent()) {
            root.set("environment", JSON.readTree(environment.get().raw()));
        } else {
            root.putNull("environment");
        }
        CopyResult copy = fork.copy();
        if (copy == null) {
            root.putNull("world");
        } else {
            world(root.putObject("world"), fork, copy);
            files(root, copy);
        }
        return JSON.writeValueAsBytes(root);
    }

    /// Codes for programs, English sentences for whoever opens the file.
    private static void reasons(ObjectNode root, Fork fork) {
        var english = new Texts(Locale.ENGLISH);
        var reasons = root.putArray("reasons");
        for (Reason reason : fork.reasons()) {
            reasons.addObject().put("code", reason.code()).put("message", english.render(reason.text()));
        }
    }

    private static void source(ObjectNode node, Source source) {
        Hello hello = source.connection().hello();
        node.put("instance", source.connection().endpoint().toString());
        node.put("minecraft", hello.minecraft());
        node.put("mod", hello.mod());
        node.put("modVersion", hello.version());
        node.put("levelName", nullable(source.state().levelName()));
        node.put("worldDir", nullable(source.worldDir().map(Path::toString)));
        node.put("generation", nullable(source.state().generation()));
    }

    private static void snapshot(ObjectNode node, Fork fork) {
        var ack = fork.held().first();
        node.put("dir", ack.dir().toString());
        node.put("dimension", ack.dimension());
        node.put("radius", fork.request().radius());
        node.put("entities", ack.entities());
        node.put("orderHash", ack.orderHash());
        node.put("tick", ack.tick());
        ack.gameTime().ifPresent(time -> node.put("gameTime", time));
    }

    private static void still(ObjectNode node, Fork fork) {
        var stillness = fork.held().stillness();
        node.put("by", stillness.by());
        node.put("frozenBefore", stillness.wasFrozen());
        node.put("paused", fork.source().ticking().paused());
        node.put("seconds", stillness.seconds());
        FlushWorld.Flushed flushed = fork.held().flushed();
        node.put("flush", flushed == null ? "not needed" : flushed.wire());
    }

    private static void limits(ObjectNode root, Fork fork) {
        var limits = root.putArray("limits");
        for (RestoreLimit limit : fork.limits()) {
            var node = limits.addObject().put("code", limit.kind().id()).put("count", limit.count());
            var sample = node.putArray("sample");
            limit.sample().forEach(sample::add);
        }
    }

    private static void world(ObjectNode node, Fork fork, CopyResult copy) {
        node.put("fileCount", copy.files().size());
        node.put("bytes", copy.bytes());
        node.put("clean", copy.clean());
        var dimensions = node.putArray("dimensions");
        for (DimensionFolder dimension : fork.dimensions()) {
            dimensions
                    .addObject()
                    .put("id", dimension.id())
                    .put("path", dimension.path())
                    .put("region", dimension.region())
                    .put("entities", dimension.entities())
                    .put("poi", dimension.poi())
                    .put("recorded", dimension.id().equals(fork.request().dimension()));
        }
        var changed = node.putArray("changed");
        copy.changed().forEach(changed::add);
        var skipped = node.putArray("skipped");
        for (SkippedPath path : copy.skipped()) {
            skipped.addObject().put("path", path.path()).put("why", path.why().wire());
        }
    }

    private static void files(ObjectNode root, CopyResult copy) {
        var files = root.putArray(FILES);
        for (CopiedFile file : copy.files()) {
            files.addObject()
                    .put("path", file.path())
                    .put("size", file.size())
                    .put("mtime", file.mtime().toString())
                    .put("sha256", file.sha256());
        }
    }

    private static @Nullable String nullable(Optional<String> text) {
        return text.orElse(null);
    }
}
