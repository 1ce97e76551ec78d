package dev.tickfork.bridge.fork;

import dev.tickfork.bridge.action.Codes;
import dev.tickfork.bridge.action.Message;
import dev.tickfork.bridge.world.Check;
import dev.tickfork.protocol.Limits;
import dev.tickfork.protocol.SafeName;
import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Names of forks: safe on every system and free.
final class ForkName {
    private static final String AGAIN = "-again";

    private ForkName() {}

    static List<Check> check(String name, Path forks) throws IOException {
        Optional<String> problem = SafeName.problem(name);
        if (problem.isPresent()) {
            var text = Message.of("fork.check.name", name, SafeName.fromTitle(name));
            return List.of(new Check.Blocked("FORK_NAME", Codes.INVALID_REQUEST, text));
        }
        if (Files.exists(forks.resolve(name), LinkOption.NOFOLLOW_LINKS)) {
            var text = Message.of("fork.check.taken", name, forks.resolve(name));
            return List.of(new Check.Blocked("FORK_NAME", Codes.NAME_TAKEN, text));
        }
        Optional<String> twin = SafeName.twin(name, names(forks));
        if (twin.isPresent()) {
            var text = Message.of("fork.check.twin", name, twin.get());
            return List.of(new Check.Blocked("FORK_NAME", Codes.NAME_TAKEN, text));
        }
        return List.of(new Check.Passed("FORK_NAME", Message.of("fork.check.free", name)));
    }

    /// The name of the second snapshot, within the length that names may have.
    static String again(String name) {
        int room = Limits.NAME_CHARS - AGAIN.length();
        return name.substring(0, Math.min(name.length(), room)) + AGAIN;
    }

    private static List<String> names(Path forks) throws IOException {
        if (!Files.isDirectory(forks)) {
            return List.of();
        }
        var names = new ArrayList<String>();
        try (var all = Files.newDirectoryStream(forks)) {
            all.forEach(path -> names.add(String.valueOf(path.getFileName())));
        } catch (DirectoryIteratorException e) {
            throw e.getCause();
        }
        return names;
    }
}
