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
import java.util.List;
import java.util.Locale;
import net.kyori.adventure.nbt.BinaryTag;
import net.kyori.adventure.nbt.CompoundBinaryTag;
import net.kyori.adventure.nbt.NumberBinaryTag;
import net.kyori.adventure.nbt.StringBinaryTag;

/// `data`: reads and changes the NBT of entities and storages.
final class DataCommand {
    static final String UNCHANGED = "Nothing changed. The specified properties already have these values";

    private static final Argument<NbtPath> PATH = NbtText.path("path");
    private static final Argument<CompoundBinaryTag> NBT = NbtText.compound("nbt");
    private static final Argument<Double> SCALE = Words.decimal("scale", -Double.MAX_VALUE, Double.MAX_VALUE);

    private DataCommand() {}

    static Node node() {
        Node get = literal("get");
        Node merge = literal("merge");
        Node remove = literal("remove");
        Node modify = literal("modify");
        for (DataTarget.Kind kind : DataTarget.KINDS) {
            get.then(kind.node(target -> target.runs(context -> getAll(context, kind))
                    .then(argument(PATH)
                            .runs(context -> getPath(context, kind))
                            .then(argument(SCALE).runs(context -> getScaled(context, kind))))));
            merge.then(kind.node(target -> target.then(argument(NBT).runs(context -> merge(context, kind)))));
            remove.then(kind.node(target -> target.then(argument(PATH).runs(context -> remove(context, kind)))));
            modify.then(kind.node(target -> target.then(DataModify.node(kind))));
        }
        return literal("data").then(get, merge, remove, modify);
    }

    private static int getAll(Context context, DataTarget.Kind kind) throws CommandException {
        DataTarget target = kind.access(context);
        context.source().say(target.has() + PrettyNbt.of(target.read()));
        return 1;
    }

    private static int getPath(Context context, DataTarget.Kind kind) throws CommandException {
        DataTarget target = kind.access(context);
        BinaryTag found = single(context.get(PATH), target);
        int result = switch (found) {
            case NumberBinaryTag number -> (int) Math.floor(number.doubleValue());
            case StringBinaryTag text -> text.value().length();
            case CompoundBinaryTag compound -> compound.size();
            default -> NbtMatch.elements(found).size();
        };
        context.source().say(target.hasValue() + PrettyNbt.of(found));
        return result;
    }

    private static int getScaled(Context context, DataTarget.Kind kind) throws CommandException {
        DataTarget target = kind.access(context);
        NbtPath path = context.get(PATH);
        if (!(single(path, target) instanceof NumberBinaryTag number)) {
            throw CommandException.failed("Can't get " + path.text() + "; only numeric tags are allowed");
        }
        double scale = context.get(SCALE);
        int result = (int) Math.floor(number.doubleValue() * scale);
        String where = target instanceof DataTarget.OfStorage storage ? "in storage " + storage.id() : "of entity";
        context.source()
                .say(path.text() + " " + where + " after scale factor of " + String.format(Locale.ROOT, "%.2f", scale)
                        + " is " + result);
        return result;
    }

    private static BinaryTag single(NbtPath path, DataTarget target) throws CommandException {
        List<BinaryTag> found = path.require(target.read());
        if (found.size() > 1) {
            throw CommandException.failed("This argument accepts a single NBT value");
        }
        return found.getFirst();
    }

    private static int merge(Context context, DataTarget.Kind kind) throws CommandException {
        DataTarget target = kind.access(context);
        CompoundBinaryTag before = target.read();
        CompoundBinaryTag after = merged(before, context.get(NBT));
        if (after.equals(before)) {
            throw CommandException.failed(UNCHANGED);
        }
        target.write(after);
        context.source().say(target.modified());
        return 1;
    }

    private static int remove(Context context, DataTarget.Kind kind) throws CommandException {
        DataTarget target = kind.access(context);
        NbtPath.Change change = context.get(PATH).remove(target.read());
        if (change.count() == 0) {
            throw CommandException.failed(UNCHANGED);
        }
        target.write(change.root());
        context.source().say(target.modified());
        return change.count();
    }

    /// `into` with all of `more`; compounds are merged, everything else replaced.
    static CompoundBinaryTag merged(CompoundBinaryTag into, CompoundBinaryTag more) {
        CompoundBinaryTag out = into;
        for (var entry : more) {
            BinaryTag value = entry.getValue();
            if (value instanceof CompoundBinaryTag add && out.get(entry.getKey()) instanceof CompoundBinaryTag old) {
                value = merged(old, add);
            }
            out = out.put(entry.getKey(), value);
        }
        return out;
    }
}
