package dev.tickfork.sandbox.command.argument;

import dev.tickfork.nbt.SnbtException;
import dev.tickfork.nbt.SnbtReader;
import dev.tickfork.sandbox.command.Argument;
import dev.tickfork.sandbox.command.CommandException;
import dev.tickfork.sandbox.command.Cursor;
import java.util.ArrayList;
import net.kyori.adventure.nbt.BinaryTag;
import net.kyori.adventure.nbt.CompoundBinaryTag;
import org.jspecify.annotations.Nullable;

/// NBT and NBT paths inside a command line.
public final class NbtText {
    private static final String INVALID_PATH = "Invalid NBT path element";

    private NbtText() {}

    /// A compound.
    public static Argument<CompoundBinaryTag> compound(String name) {
        return new Argument<>(name, CompoundBinaryTag.class, NbtText::readCompound);
    }

    /// Any tag.
    public static Argument<BinaryTag> tag(String name) {
        return new Argument<>(name, BinaryTag.class, cursor -> {
            var reader = new SnbtReader(cursor.text(), cursor.position());
            try {
                BinaryTag value = reader.readValue();
                cursor.moveTo(reader.end());
                return value;
            } catch (SnbtException e) {
                throw fault(cursor, e);
            }
        });
    }

    /// A path.
    public static Argument<NbtPath> path(String name) {
        return new Argument<>(name, NbtPath.class, NbtText::readPath);
    }

    static CompoundBinaryTag readCompound(Cursor cursor) throws CommandException {
        var reader = new SnbtReader(cursor.text(), cursor.position());
        try {
            CompoundBinaryTag value = reader.readCompound();
            cursor.moveTo(reader.end());
            return value;
        } catch (SnbtException e) {
            throw fault(cursor, e);
        }
    }

    private static CommandException fault(Cursor cursor, SnbtException e) {
        // Its place follows in the game's own way, as the context line.
        String message = String.valueOf(e.getMessage());
        int place = message.indexOf(" (line ");
        return CommandException.at(place < 0 ? message : message.substring(0, place), cursor.text(), e.offset());
    }

    private static NbtPath readPath(Cursor cursor) throws CommandException {
        int start = cursor.position();
        var steps = new ArrayList<NbtPath.Step>();
        boolean first = true;
        while (cursor.canRead() && cursor.peek() != ' ') {
            steps.add(readStep(cursor, first));
            first = false;
            char next = cursor.peek();
            if (cursor.canRead() && next != ' ' && next != '[' && next != '{') {
                cursor.expect('.');
            }
        }
        if (steps.isEmpty()) {
            throw cursor.error(INVALID_PATH);
        }
        return new NbtPath(cursor.text().substring(start, cursor.position()), steps);
    }

    private static NbtPath.Step readStep(Cursor cursor, boolean first) throws CommandException {
        char c = cursor.peek();
        if (c == '{' && first) {
            return new NbtPath.Step.Root(readCompound(cursor));
        }
        if (c == '[') {
            cursor.next();
            return readElement(cursor);
        }
        String name = c == '"' || c == '\'' ? cursor.readString() : readName(cursor);
        @Nullable CompoundBinaryTag match = cursor.peek() == '{' ? readCompound(cursor) : null;
        return new NbtPath.Step.Key(name, match);
    }

    private static NbtPath.Step readElement(Cursor cursor) throws CommandException {
        NbtPath.Step step;
        if (cursor.peek() == '{') {
            step = new NbtPath.Step.Elements(readCompound(cursor));
        } else if (cursor.peek() == ']') {
            step = new NbtPath.Step.Elements(null);
        } else {
            step = new NbtPath.Step.Index(cursor.readInt(Integer.MIN_VALUE, Integer.MAX_VALUE));
        }
        cursor.expect(']');
        return step;
    }

    private static String readName(Cursor cursor) throws CommandException {
        int start = cursor.position();
        while (cursor.canRead() && " \"'[].{}".indexOf(cursor.peek()) < 0) {
            cursor.next();
        }
        String name = cursor.text().substring(start, cursor.position());
        if (name.isEmpty()) {
            throw cursor.error(INVALID_PATH);
        }
        return name;
    }
}
