package dev.tickfork.sandbox.command.game;

import static dev.tickfork.sandbox.command.Node.argument;
import static dev.tickfork.sandbox.command.Node.literal;

import dev.tickfork.sandbox.command.Argument;
import dev.tickfork.sandbox.command.CommandException;
import dev.tickfork.sandbox.command.Context;
import dev.tickfork.sandbox.command.Node;
import dev.tickfork.sandbox.command.argument.EntityNames;
import dev.tickfork.sandbox.command.argument.EntitySelector;
import dev.tickfork.sandbox.command.argument.Words;
import dev.tickfork.sandbox.entity.SandboxEntity;
import dev.tickfork.sandbox.entity.SandboxPlayer;
import dev.tickfork.sandbox.world.CommandStorage;
import java.util.List;
import java.util.function.UnaryOperator;
import net.kyori.adventure.nbt.CompoundBinaryTag;

/// Something whose NBT `data` and `execute store` read and write.
sealed interface DataTarget {
    /// Its NBT now.
    CompoundBinaryTag read();

    /// Puts its NBT in place.
    void write(CompoundBinaryTag data) throws CommandException;

    /// What a change answers.
    String modified();

    /// The start of what a query answers, the NBT follows.
    String has();

    /// What a query for one path answers before the value.
    String hasValue();

    /// An entity.
    record OfEntity(SandboxEntity entity) implements DataTarget {
        @Override
        public CompoundBinaryTag read() {
            return entity.saveWithoutId();
        }

        @Override
        public void write(CompoundBinaryTag data) throws CommandException {
            if (entity instanceof SandboxPlayer) {
                throw CommandException.failed("Unable to modify player data");
            }
            entity.load(data);
        }

        @Override
        public String modified() {
            return "Modified entity data of " + EntityNames.of(entity);
        }

        @Override
        public String has() {
            return hasValue();
        }

        @Override
        public String hasValue() {
            return EntityNames.of(entity) + " has the following entity data: ";
        }
    }

    /// A command storage.
    record OfStorage(CommandStorage storage, String id) implements DataTarget {
        @Override
        public CompoundBinaryTag read() {
            return storage.get(id);
        }

        @Override
        public void write(CompoundBinaryTag data) {
            storage.set(id, data);
        }

        @Override
        public String modified() {
            return "Modified storage " + id;
        }

        @Override
        public String has() {
            return hasValue();
        }

        @Override
        public String hasValue() {
            return "Storage " + id + " has the following contents: ";
        }
    }

    /// One kind of target and its words in the grammar.
    interface Kind {
        /// The literal with the argument, which `more` goes on.
        Node node(UnaryOperator<Node> more);

        /// The target that the context names.
        DataTarget access(Context context) throws CommandException;
    }

    /// The kinds by what vanilla calls their argument.
    static List<Kind> kinds(String argument) {
        return List.of(entityKind(EntitySelector.entity(argument)), storageKind(Words.id(argument)));
    }

    /// Kinds whose argument is called `target`.
    List<Kind> KINDS = kinds("dataTarget");

    private static Kind entityKind(Argument<EntitySelector> selector) {
        return new Kind() {
            @Override
            public Node node(UnaryOperator<Node> more) {
                return literal("entity").then(more.apply(argument(selector)));
            }

            @Override
            public DataTarget access(Context context) throws CommandException {
                return new OfEntity(context.get(selector).one(context.source()));
            }
        };
    }

    private static Kind storageKind(Argument<String> id) {
        return new Kind() {
            @Override
            public Node node(UnaryOperator<Node> more) {
                return literal("storage").then(more.apply(argument(id)));
            }

            @Override
            public DataTarget access(Context context) {
                return new OfStorage(context.source().game().world().storage(), context.get(id));
            }
        };
    }
}
