package dev.tickfork.sandbox.command.game;

import dev.tickfork.sandbox.command.Argument;
import dev.tickfork.sandbox.command.CommandException;
import dev.tickfork.sandbox.command.CommandSource;
import dev.tickfork.sandbox.command.Cursor;
import dev.tickfork.sandbox.command.Scores;
import dev.tickfork.sandbox.command.argument.EntitySelector;
import dev.tickfork.sandbox.entity.SandboxEntity;
import dev.tickfork.sandbox.world.SandboxLevel;
import java.util.List;

/// What several commands ask about whom they act on.
final class Targets {
    private Targets() {}

    /// Holders of scores: a selector's entities, or a bare name.
    sealed interface Holders {
        /// Entities by selector.
        record Selected(EntitySelector selector) implements Holders {}

        /// One name, of a player or of nobody.
        record Named(String name) implements Holders {}

        /// Their names, at least one.
        default List<String> names(CommandSource source) throws CommandException {
            return switch (this) {
                case Named(String name) -> List.of(name);
                case Selected(var selector) ->
                    selector.some(source).stream().map(Scores::holder).toList();
            };
        }
    }

    /// An argument for holders of scores.
    static Argument<Holders> holders(String name) {
        var selector = EntitySelector.entities(name);
        return new Argument<>(name, Holders.class, (Cursor cursor) -> {
            if (cursor.peek() == '@') {
                return new Holders.Selected(selector.reader().read(cursor));
            }
            String word = cursor.readToSpace();
            if (word.isEmpty()) {
                throw cursor.error("Expected a name or selector");
            }
            return new Holders.Named(word);
        });
    }

    /// The level that an entity lives in, the source's where it lives in none any more.
    static SandboxLevel levelOf(CommandSource source, SandboxEntity entity) {
        return source.game().world().levels().stream()
                .filter(level -> level.entity(entity.id()) == entity)
                .findFirst()
                .orElse(source.level());
    }

    /// The level of that id.
    ///
    /// @throws CommandException there is none
    static SandboxLevel level(CommandSource source, String dimension) throws CommandException {
        return source.game()
                .world()
                .level(dimension)
                .orElseThrow(() -> CommandException.failed("Unknown dimension '" + dimension + "'"));
    }
}
