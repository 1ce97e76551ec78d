package dev.tickfork.nbt;

import java.util.ArrayList;
import java.util.List;

/// A place in a tree, or a pattern of places: `Items[3].id`, `equipment.body."minecraft:x"`, `Items[*].count`.
///
/// Immutable. The text form is that of the game's NBT paths without filters; keys of other characters than
/// `A-Za-z0-9_+-` are quoted. The root's text is empty.
public record NbtPath(List<Step> steps) {
    /// The tree itself.
    public static final NbtPath ROOT = new NbtPath(List.of());

    /// One step downwards.
    public sealed interface Step {}

    /// Into a compound.
    public record Key(String name) implements Step {}

    /// Into a list, from 0.
    public record Index(int index) implements Step {}

    /// Into every element of a list; only in patterns.
    public record AnyIndex() implements Step {}

    public NbtPath {
        steps = List.copyOf(steps);
    }

    /// The place `name` below this one.
    public NbtPath key(String name) {
        return append(new Key(name));
    }

    /// The element `index`, from 0, below this one.
    public NbtPath index(int index) {
        return append(new Index(index));
    }

    /// Whether this pattern stands for `place` itself or for something that `place` lies in.
    public boolean covers(NbtPath place) {
        if (steps.size() > place.steps.size()) {
            return false;
        }
        for (int i = 0; i < steps.size(); i++) {
            Step mine = steps.get(i);
            Step theirs = place.steps.get(i);
            boolean same = mine instanceof AnyIndex ? !(theirs instanceof Key) : mine.equals(theirs);
            if (!same) {
                return false;
            }
        }
        return true;
    }

    /// Reads a path: keys separated by dots, quoted where needed, `[n]`, and `[*]` or `[]` for every element.
    ///
    /// @throws SnbtException reason `BAD_PATH`, with the place of the first fault
    public static NbtPath parse(String text) throws SnbtException {
        return new NbtPathParser(text).parse();
    }

    private NbtPath append(Step step) {
        var longer = new ArrayList<>(steps);
        longer.add(step);
        return new NbtPath(longer);
    }

    @Override
    public String toString() {
        var out = new StringBuilder();
        for (Step step : steps) {
            switch (step) {
                case Key(String name) -> {
                    out.append(out.isEmpty() ? "" : ".");
                    appendKey(out, name);
                }
                case Index(int index) -> out.append('[').append(index).append(']');
                case AnyIndex() -> out.append("[*]");
            }
        }
        return out.toString();
    }

    private static void appendKey(StringBuilder out, String name) {
        boolean plain = !name.isEmpty();
        for (int i = 0; plain && i < name.length(); i++) {
            char c = name.charAt(i);
            plain = (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || "_+-".indexOf(c) >= 0;
        }
        if (plain) {
            out.append(name);
        } else {
            SnbtStrings.appendQuoted(out, name);
        }
    }
}
