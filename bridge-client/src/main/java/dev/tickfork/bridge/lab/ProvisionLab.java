package dev.tickfork.bridge.lab;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.ActionFailure;
import dev.tickfork.bridge.action.Codes;
import dev.tickfork.bridge.action.Message;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.SecureRandom;
import java.time.Instant;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// Makes a lab's folder, or makes it anew: world, ports, passwords, records. The record comes last, so a
/// lab that has one
/// is whole.
final class ProvisionLab {
    private static final String LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
    private static final int PASSWORD_CHARS = 24;
    private static final int ID_BYTES = 16;
    private static final SecureRandom RANDOM = new SecureRandom();

    private final LabFolder at;
    private final WorldImporter importer;
    private final Trash trash;

    ProvisionLab(LabFolder at, WorldImporter importer, Trash trash) {
        this.at = at;
        this.importer = importer;
        this.trash = trash;
    }

    /// The lab's lock is held and its server does not run.
    LabRecord run(ProvisionRequest request, ActionContext context)
            throws ActionFailure, IOException, InterruptedException {
        Memory.check(request.memory(), context);
        boolean known = Files.exists(at.labFile());
        Optional<LabRecord> before = known ? Optional.of(LabFiles.lab(at)) : Optional.empty();
        boolean occupied = isOccupied(at.world());
        if (occupied && !request.replaceWorld()) {
            throw ActionFailure.of(Codes.NAME_TAKEN, Message.of("lab.world.taken", at.name(), at.world()));
        }
        if (request.world().isPresent()) {
            importWorld(request.world().get(), occupied, context);
        } else if (occupied) {
            trash.take(at.world(), at.name() + "-world");
        }
        context.checkCancelled();
        Files.createDirectories(at.serverData());
        var lab = new LabRecord(
                at.name(),
                before.map(LabRecord::instanceId).orElseGet(ProvisionLab::newId),
                "sandbox",
                request.memory(),
                FreePorts.pick(reserved(at)),
                at.folder(),
                at.world(),
                at.portFile(),
                request.world(),
                Instant.now());
        writeServerFiles(at, lab);
        LabFiles.write(at, lab);
        return lab;
    }

    /// Writes what follows from the record: properties and console access.
    static void writeServerFiles(LabFolder at, LabRecord lab) throws IOException, ActionFailure {
        String password = LabFiles.rconPassword(at).orElseGet(ProvisionLab::newPassword);
        LabFiles.writeRcon(at, lab.ports().rcon(), password);
        ServerProperties.set(at.properties(), ServerProperties.forLab(lab.ports(), password, at.name()));
    }

    /// Ports that other labs of this home have written down.
    static Set<Integer> reserved(LabFolder own) throws IOException {
        var taken = new HashSet<Integer>();
        Path labs = own.folder().getParent();
        if (labs == null || !Files.isDirectory(labs)) {
            return taken;
        }
        try (Stream<Path> folders = Files.list(labs)) {
            folders.map(folder -> new LabFolder(own.home(), folder.getFileName().toString()))
                    .filter(other -> !other.name().equals(own.name()))
                    .flatMap(other -> LabFiles.recordedPorts(other).stream())
                    .forEach(ports -> taken.addAll(Set.of(ports.server(), ports.rcon(), ports.vantage())));
        }
        return taken;
    }

    private void importWorld(Path source, boolean occupied, ActionContext context)
            throws ActionFailure, IOException, InterruptedException {
        if (!Files.isRegularFile(source.resolve("level.dat"))) {
            throw ActionFailure.of(Codes.NOT_FOUND, Message.of("lab.world.none", source));
        }
        context.progress("provision", Message.of("lab.importing", source));
        Path part = at.folder().resolve("world.part");
        boolean done = false;
        try {
            Files.createDirectories(at.folder());
            trash.erase(part);
            importer.copy(source, part, context);
            context.checkCancelled();
            if (occupied) {
                trash.take(at.world(), at.name() + "-world");
            } else {
                Files.deleteIfExists(at.world());
            }
            Files.move(part, at.world(), StandardCopyOption.ATOMIC_MOVE);
            done = true;
        } finally {
            if (!done) {
                trash.erase(part);
            }
        }
    }

    private static boolean isOccupied(Path world) throws IOException {
        if (!Files.exists(world)) {
            return false;
        }
        try (Stream<Path> content = Files.list(world)) {
            return content.findAny().isPresent();
        }
    }

    private static String newId() {
        var bytes = new byte[ID_BYTES];
        RANDOM.nextBytes(bytes);
        return HexFormat.of().formatHex(bytes);
    }

    private static String newPassword() {
        var password = new StringBuilder(PASSWORD_CHARS);
        for (int i = 0; i < PASSWORD_CHARS; i++) {
            password.append(LETTERS.charAt(RANDOM.nextInt(LETTERS.length())));
        }
        return password.toString();
    }
}
