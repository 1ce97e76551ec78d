package dev.tickfork.bridge.restore;

import dev.tickfork.bridge.action.ActionFailure;
import dev.tickfork.bridge.action.Codes;
import dev.tickfork.bridge.action.Message;
import dev.tickfork.bridge.lab.LabState;
import dev.tickfork.bridge.lab.LabStatus;
import dev.tickfork.bridge.wire.Endpoint;
import dev.tickfork.bridge.wire.StateReply;
import dev.tickfork.bridge.wire.Vantage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Map;
import java.util.Optional;

/// A world that is proved to be the one that was meant, and not the one that was recorded.
///
/// @param worldDir the world's folder, all links resolved
public record Destination(String name, Path worldDir) {
    /// Sends nothing; compares folders by what they really are.
    ///
    /// @param state     the instance's own newest words
    /// @param endpoint  where the connection goes
    /// @param recording its world and its folder's `world` are never a destination
    /// @throws ActionFailure `DESTINATION_UNPROVEN`, with both folders in the text
    public static Destination prove(StateReply state, Endpoint endpoint, DestinationClaim claim, Recording recording)
            throws ActionFailure {
        if (state.vantage() != Vantage.SERVER || !state.inWorld()) {
            throw unproven(Message.of("restore.destination.no_server", endpoint));
        }
        Path told =
                state.worldDir().orElseThrow(() -> unproven(Message.of("restore.destination.no_world_dir", endpoint)));
        Path real = real(told).orElseThrow(() -> unproven(Message.of("restore.destination.not_here", told)));
        refuseSources(real, claim, recording);
        if (claim.lab().isEmpty() && claim.expectWorld().isEmpty()) {
            throw unproven(Message.of("restore.destination.no_proof", real));
        }
        if (claim.lab().isPresent()) {
            proveLab(claim.lab().get(), real, endpoint);
        }
        if (claim.expectWorld().isPresent() && !isSame(claim.expectWorld().get(), real)) {
            throw unproven(Message.of(
                            "restore.destination.other",
                            real,
                            claim.expectWorld().get()))
                    .with(Map.of(
                            "worldDir", real.toString(),
                            "expected", claim.expectWorld().get().toString()));
        }
        return new Destination(claim.name(), real);
    }

    private static void refuseSources(Path real, DestinationClaim claim, Recording recording) throws ActionFailure {
        var sources = new ArrayList<>(claim.sourceWorlds());
        recording.sourceWorld().ifPresent(sources::add);
        sources.add(recording.directory().resolve("world"));
        for (Path source : sources) {
            if (isSame(source, real)) {
                throw unproven(Message.of("restore.destination.source", real))
                        .with(Map.of("worldDir", real.toString(), "source", source.toString()));
            }
        }
    }

    private static void proveLab(LabStatus lab, Path real, Endpoint endpoint) throws ActionFailure {
        String name = lab.lab().name();
        boolean runs = lab.state() == LabState.READY || lab.state() == LabState.ADOPTED;
        if (!runs || lab.endpoint().isEmpty()) {
            throw ActionFailure.of(Codes.LAB_STATE, Message.of("restore.destination.lab_not_running", name));
        }
        if (lab.endpoint().get().port() != endpoint.port()) {
            throw unproven(Message.of(
                    "restore.destination.other_port", name, lab.endpoint().get(), endpoint));
        }
        if (!isSame(lab.lab().worldDir(), real)) {
            throw unproven(Message.of(
                            "restore.destination.other", real, lab.lab().worldDir()))
                    .with(Map.of(
                            "worldDir", real.toString(),
                            "expected", lab.lab().worldDir().toString()));
        }
    }

    private static boolean isSame(Path claimed, Path real) {
        Optional<Path> other = real(claimed);
        return other.isPresent() && (other.get().equals(real) || isSameFile(other.get(), real));
    }

    /// Catches what two spellings hide on a file system that does not tell them apart.
    private static boolean isSameFile(Path a, Path b) {
        try {
            return Files.isSameFile(a, b);
        } catch (IOException _) {
            return false;
        }
    }

    private static Optional<Path> real(Path path) {
        try {
            return Optional.of(path.toRealPath());
        } catch (IOException _) {
            return Optional.empty();
        }
    }

    private static ActionFailure unproven(Message text) {
        return ActionFailure.of(Codes.DESTINATION_UNPROVEN, text);
    }
}
