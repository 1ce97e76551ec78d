package dev.tickfork.bridge.wire;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.ActionFailure;
import dev.tickfork.bridge.action.Codes;
import dev.tickfork.bridge.action.Message;
import dev.tickfork.protocol.Limits;
import dev.tickfork.protocol.Protocol;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/// Looks for instances and proves each by its hello. Sends nothing to anything that has not said hello.
/// Immutable; safe
/// from any thread.
public final class InstanceLocator {
    /// The mod's data folder inside a server folder.
    public static final String SERVER_DATA = "mc-agent-server";
    /// A port file holds five digits; anything far longer is another file.
    private static final long PORT_FILE_BYTES = 64;

    private final Duration timeout;

    /// @param timeout for each port: connecting and hello; `STATE` has [ModConnection#ANSWER]
    public InstanceLocator(Duration timeout) {
        this.timeout = timeout;
    }

    /// Tries one address.
    public Located at(Endpoint endpoint, ActionContext context) throws InterruptedException {
        return found(endpoint, Optional.empty(), context);
    }

    /// Tries the port that a file names. A file outlives its server, so it is only a hint.
    public Located byPortFile(Path portFile, ActionContext context) throws InterruptedException {
        String digits;
        try {
            if (Files.size(portFile) > PORT_FILE_BYTES) {
                return new Located.Stale(portFile, Located.Why.UNREADABLE);
            }
            digits = Files.readString(portFile, StandardCharsets.ISO_8859_1).strip();
        } catch (NoSuchFileException _) {
            return new Located.Stale(portFile, Located.Why.MISSING);
        } catch (IOException _) {
            return new Located.Stale(portFile, Located.Why.UNREADABLE);
        }
        Endpoint endpoint;
        try {
            endpoint = digits.matches("[0-9]+") ? Endpoint.parse(digits) : null;
        } catch (ActionFailure _) {
            endpoint = null;
        }
        return endpoint == null
                ? new Located.Stale(portFile, Located.Why.UNREADABLE)
                : stale(portFile, found(endpoint, Optional.of(portFile), context));
    }

    private static Located stale(Path portFile, Located located) {
        return switch (located) {
            case Located.Nobody _ -> new Located.Stale(portFile, Located.Why.NOBODY);
            case Located.Silent _ -> new Located.Stale(portFile, Located.Why.SILENT);
            case Located.NotOurs _ -> new Located.Stale(portFile, Located.Why.NOT_OURS);
            case Located.Found found -> found;
            case Located.Stale stale -> stale;
        };
    }

    /// A lab's or server's folder: its `mc-agent-server/port.txt`, and the open world must lie in the
    /// folder.
    public Located byServerFolder(Path folder, ActionContext context) throws InterruptedException {
        Path portFile = folder.resolve(SERVER_DATA).resolve(Protocol.PORT_FILE);
        Located located = byPortFile(portFile, context);
        boolean other = located instanceof Located.Found found
                && !found.state()
                        .flatMap(StateReply::worldDir)
                        .map(world -> isIn(folder, world))
                        .orElse(false);
        return other ? new Located.Stale(portFile, Located.Why.OTHER_WORLD) : located;
    }

    /// By real path, since either side may come through a link.
    private static boolean isIn(Path folder, Path world) {
        try {
            return world.toRealPath().startsWith(folder.toRealPath());
        } catch (IOException _) {
            return false;
        }
    }

    /// Asks `base` to `base + 19` of loopback at once; ports where nobody listens are left out.
    public List<Located> scan(int base, ActionContext context) throws InterruptedException {
        var tries = new ArrayList<Future<Located>>();
        var found = new ArrayList<Located>();
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int port = base; port < base + Limits.PORT_TRIES; port++) {
                Endpoint endpoint = Endpoint.loopback(port);
                tries.add(threads.submit(() -> at(endpoint, context)));
            }
            for (Future<Located> attempt : tries) {
                found.add(attempt.get());
            }
        } catch (ExecutionException e) {
            if (e.getCause() instanceof CancellationException cancelled) {
                throw cancelled;
            }
            throw new IllegalStateException("looking at a port failed in an unknown way", e);
        }
        found.removeIf(located -> located instanceof Located.Nobody);
        return List.copyOf(found);
    }

    private Located found(Endpoint endpoint, Optional<Path> portFile, ActionContext context)
            throws InterruptedException {
        try (var connection = ModConnection.open(endpoint, timeout, context)) {
            return new Located.Found(endpoint, connection.hello(), state(connection, context), portFile);
        } catch (ActionFailure e) {
            return switch (e.code()) {
                case Codes.UNREACHABLE -> new Located.Nobody(endpoint);
                case Codes.TIMEOUT -> new Located.Silent(endpoint);
                default -> new Located.NotOurs(endpoint, String.valueOf(e.data().getOrDefault("said", "")));
            };
        }
    }

    private static Optional<StateReply> state(ModConnection connection, ActionContext context)
            throws InterruptedException {
        try {
            return Optional.of(connection.state(context));
        } catch (ActionFailure _) {
            return Optional.empty(); // it greets but gives no state: found, and the caller sees that state is missing
        }
    }

    /// @throws ActionFailure the finding in words, unless it is an instance
    public static Located.Found require(Located located) throws ActionFailure {
        return switch (located) {
            case Located.Found found -> found;
            case Located.Stale(Path file, Located.Why why) ->
                throw ActionFailure.of(
                        why == Located.Why.MISSING ? Codes.NOT_FOUND : Codes.UNREACHABLE,
                        Message.of("wire.stale." + why.name().toLowerCase(Locale.ROOT), file));
            case Located.Silent(Endpoint endpoint) ->
                throw ActionFailure.of(Codes.UNREACHABLE, Message.of("wire.silent.found", endpoint));
            case Located.NotOurs(Endpoint endpoint, String said) -> throw WireFailures.notOurs(endpoint, said);
            case Located.Nobody(Endpoint endpoint) ->
                throw ActionFailure.of(Codes.UNREACHABLE, Message.of("wire.nobody", endpoint));
        };
    }
}
