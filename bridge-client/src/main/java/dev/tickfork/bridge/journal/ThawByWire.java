package dev.tickfork.bridge.journal;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.ActionFailure;
import dev.tickfork.bridge.action.Codes;
import dev.tickfork.bridge.wire.Endpoint;
import dev.tickfork.bridge.wire.Freezer;
import dev.tickfork.bridge.wire.ModConnection;
import dev.tickfork.bridge.wire.PriorState;
import dev.tickfork.bridge.wire.Release;
import dev.tickfork.bridge.wire.StateReply;
import dev.tickfork.bridge.wire.Vantage;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;

/// Puts worlds back after proving that the instance runs the same world in the same run. Blocks for as
/// long as the instance takes to answer.
public final class ThawByWire implements HeldWorlds {
    private final Duration patience;

    /// @param patience for connecting and hello
    public ThawByWire(Duration patience) {
        this.patience = patience;
    }

    @Override
    public Answer putBack(HeldWorld world, ActionContext context) throws InterruptedException {
        try (var connection = ModConnection.open(new Endpoint(world.host(), world.port()), patience, context)) {
            if (connection.hello().vantage() != Vantage.SERVER) {
                return Answer.OTHER_WORLD;
            }
            if (!isSame(world, connection.state(context))) {
                return Answer.OTHER_WORLD;
            }
            var prior = new PriorState(!world.unfreeze(), world.saveOn() ? Optional.of(true) : Optional.empty());
            Release release = Freezer.putBack(connection, prior, context);
            return release.running() || !world.unfreeze() ? Answer.PUT_BACK : Answer.FAILED;
        } catch (ActionFailure e) {
            return switch (e.code()) {
                case Codes.UNREACHABLE, Codes.TIMEOUT, Codes.CONNECTION_LOST -> Answer.UNREACHABLE;
                case Codes.PROTOCOL -> Answer.OTHER_WORLD;
                default -> Answer.FAILED;
            };
        }
    }

    /// With generations, they decide. Without, the same folder and a tick counter that has not gone back: it
    /// starts again with the server, and it does not stand still while a game is frozen.
    private static boolean isSame(HeldWorld world, StateReply state) {
        if (!state.inWorld()) {
            return false;
        }
        String generation = world.generation();
        if (generation != null) {
            return state.generation().map(generation::equals).orElse(false);
        }
        String folder = world.worldDir();
        boolean sameFolder = folder != null
                && state.worldDir().map(dir -> dir.equals(Path.of(folder))).orElse(false);
        return sameFolder && state.generation().isEmpty() && state.tick() >= world.tick();
    }
}
