package dev.tickfork.sandbox.command;

import dev.tickfork.sandbox.entity.SandboxEntity;
import dev.tickfork.sandbox.world.SandboxLevel;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// Who runs a command, from where, and who hears what it says. Immutable; server thread only.
///
/// @param game the server
/// @param place where it runs
/// @param entity `@s`, null for the console
/// @param name as `say` prints it, e.g. `Server`
/// @param output takes each message
/// @param callback takes each result
public record CommandSource(
        CommandGame game,
        Place place,
        @Nullable SandboxEntity entity,
        String name,
        Consumer<String> output,
        Callback callback) {
    /// Level, position in blocks, and rotation in degrees.
    public record Place(SandboxLevel level, Point position, float yaw, float pitch) {}

    /// Hears how each run of a command ended.
    @FunctionalInterface
    public interface Callback {
        /// One run has ended.
        ///
        /// @param result the command's number, 0 on failure
        void ended(boolean success, int result);

        /// First this one, then the other.
        default Callback then(Callback next) {
            return (success, result) -> {
                ended(success, result);
                next.ended(success, result);
            };
        }
    }

    /// The console's source: in the overworld, at `position`, as no entity.
    public static CommandSource console(
            CommandGame game, Point position, String name, Consumer<String> output, Callback callback) {
        var place = new Place(game.world().overworld(), position, 0.0f, 0.0f);
        return new CommandSource(game, place, null, name, output, callback);
    }

    /// The level.
    public SandboxLevel level() {
        return place.level();
    }

    /// The position in blocks.
    public Point position() {
        return place.position();
    }

    /// Degrees.
    public float yaw() {
        return place.yaw();
    }

    /// Degrees.
    public float pitch() {
        return place.pitch();
    }

    /// The same in another level.
    public CommandSource in(SandboxLevel level) {
        return withPlace(new Place(level, position(), yaw(), pitch()));
    }

    /// The same at another position.
    public CommandSource at(Point position) {
        return withPlace(new Place(level(), position, yaw(), pitch()));
    }

    /// The same with another rotation.
    public CommandSource rotated(float yaw, float pitch) {
        return withPlace(new Place(level(), position(), yaw, pitch));
    }

    /// The same as another entity, at the same place.
    public CommandSource as(SandboxEntity other, String otherName) {
        return new CommandSource(game, place, other, otherName, output, callback);
    }

    /// The same, and another one hears results too.
    public CommandSource alsoReporting(Callback more) {
        return new CommandSource(game, place, entity, name, output, callback.then(more));
    }

    /// Says something.
    public void say(String message) {
        output.accept(message);
    }

    /// Tells the result.
    public void report(boolean success, int result) {
        callback.ended(success, result);
    }

    /// The source's entity.
    ///
    /// @throws CommandException there is none
    public SandboxEntity requireEntity() throws CommandException {
        if (entity == null) {
            throw CommandException.failed("An entity is required to run this command here");
        }
        return entity;
    }

    private CommandSource withPlace(Place other) {
        return new CommandSource(game, other, entity, name, output, callback);
    }
}
