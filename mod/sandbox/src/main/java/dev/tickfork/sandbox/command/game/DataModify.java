package dev.tickfork.sandbox.command.game;

import static dev.tickfork.sandbox.command.Node.argument;
import static dev.tickfork.sandbox.command.Node.literal;

import dev.tickfork.sandbox.command.Argument;
import dev.tickfork.sandbox.command.CommandException;
import dev.tickfork.sandbox.command.Context;
import dev.tickfork.sandbox.command.Node;
import dev.tickfork.sandbox.command.argument.NbtMatch;
import dev.tickfork.sandbox.command.argument.NbtPath;
import dev.tickfork.sandbox.command.argument.NbtText;
import dev.tickfork.sandbox.command.argument.Words;
import java.util.ArrayList;
import java.util.List;
import net.kyori.adventure.nbt.BinaryTag;
import net.kyori.adventure.nbt.CompoundBinaryTag;
import net.kyori.adventure.nbt.ListBinaryTag;

/// `data modify`: set, merge, append, prepend and insert, with a value or one from elsewhere.
final class DataModify {
    private static final Argument<NbtPath> PATH = NbtText.path("targetPath");
    private static final Argument<NbtPath> FROM = NbtText.path("sourcePath");
    private static final Argument<BinaryTag> VALUE = NbtText.tag("value");
    private static final Argument<Integer> INDEX = Words.integer("index", Integer.MIN_VALUE, Integer.MAX_VALUE);
    private static final List<DataTarget.Kind> SOURCES = DataTarget.kinds("dataSource");

    @FunctionalInterface
    private interface Values {
        List<BinaryTag> of(Context context) throws CommandException;
    }

    @FunctionalInterface
    private interface Operation {
        NbtPath.Change apply(Context context, CompoundBinaryTag root, List<BinaryTag> values) throws CommandException;
    }

    private DataModify() {}

    static Node node(DataTarget.Kind kind) {
        return argument(PATH)
                .then(
                        values(literal("set"), kind, DataModify::set),
                        values(literal("merge"), kind, DataModify::merge),
                        values(literal("append"), kind, (context, root, all) -> insert(context, root, all, -1)),
                        values(literal("prepend"), kind, (context, root, all) -> insert(context, root, all, 0)),
                        literal("insert")
                                .then(values(
                                        argument(INDEX),
                                        kind,
                                        (context, root, all) -> insert(context, root, all, context.get(INDEX)))));
    }

    private static Node values(Node node, DataTarget.Kind kind, Operation operation) {
        node.then(
                literal("value").then(ends(argument(VALUE), kind, operation, context -> List.of(context.get(VALUE)))));
        Node from = literal("from");
        for (DataTarget.Kind source : SOURCES) {
            from.then(source.node(target -> ends(
                            target,
                            kind,
                            operation,
                            context -> List.of(source.access(context).read()))
                    .then(ends(
                            argument(FROM),
                            kind,
                            operation,
                            context -> context.get(FROM)
                                    .require(source.access(context).read())))));
        }
        return node.then(from);
    }

    private static Node ends(Node node, DataTarget.Kind kind, Operation operation, Values values) {
        return node.runs(context -> {
            DataTarget target = kind.access(context);
            CompoundBinaryTag before = target.read();
            NbtPath.Change change = operation.apply(context, before, values.of(context));
            if (change.count() == 0) {
                throw CommandException.failed(DataCommand.UNCHANGED);
            }
            target.write(change.root());
            context.source().say(target.modified());
            return change.count();
        });
    }

    private static NbtPath.Change set(Context context, CompoundBinaryTag root, List<BinaryTag> values)
            throws CommandException {
        return context.get(PATH).set(root, values.getLast());
    }

    private static NbtPath.Change merge(Context context, CompoundBinaryTag root, List<BinaryTag> values)
            throws CommandException {
        NbtPath path = context.get(PATH);
        CompoundBinaryTag merged =
                path.get(root).stream().findFirst().orElse(CompoundBinaryTag.empty()) instanceof CompoundBinaryTag old
                        ? old
                        : CompoundBinaryTag.empty();
        for (BinaryTag value : values) {
            if (!(value instanceof CompoundBinaryTag compound)) {
                throw CommandException.failed("Expected object, got: " + PrettyNbt.of(value));
            }
            merged = DataCommand.merged(merged, compound);
        }
        return path.set(root, merged);
    }

    private static NbtPath.Change insert(Context context, CompoundBinaryTag root, List<BinaryTag> values, int index)
            throws CommandException {
        NbtPath path = context.get(PATH);
        List<BinaryTag> found = path.get(root);
        BinaryTag old = found.isEmpty() ? ListBinaryTag.empty() : found.getFirst();
        if (!(old instanceof ListBinaryTag)) {
            throw CommandException.failed("Expected list, got: " + PrettyNbt.of(old));
        }
        var elements = new ArrayList<>(NbtMatch.elements(old));
        int at = index < 0 ? elements.size() + index + 1 : index;
        if (at < 0 || at > elements.size()) {
            throw CommandException.failed("Invalid list index: " + index);
        }
        elements.addAll(at, values);
        return path.set(root, NbtMatch.list(elements));
    }
}
