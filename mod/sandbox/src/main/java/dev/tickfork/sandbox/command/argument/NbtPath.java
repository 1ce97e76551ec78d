package dev.tickfork.sandbox.command.argument;

import dev.tickfork.sandbox.command.CommandException;
import java.util.ArrayList;
import java.util.List;
import net.kyori.adventure.nbt.BinaryTag;
import net.kyori.adventure.nbt.CompoundBinaryTag;
import net.kyori.adventure.nbt.ListBinaryTag;
import org.jspecify.annotations.Nullable;

/// A path into NBT, such as `equipment.body.id` or `Pos[0]`. Immutable; changes give a new root.
///
/// @param text as it was written
public record NbtPath(String text, List<Step> steps) {
    /// Copies the steps.
    public NbtPath {
        steps = List.copyOf(steps);
    }

    /// One step of a path.
    public sealed interface Step {
        /// A child by name, which must hold `match` where there is one.
        record Key(String name, @Nullable CompoundBinaryTag match) implements Step {}

        /// One element; negative counts from the end.
        record Index(int at) implements Step {}

        /// All elements, or those that hold `match`.
        record Elements(@Nullable CompoundBinaryTag match) implements Step {}

        /// The root itself, if it holds `match`.
        record Root(CompoundBinaryTag match) implements Step {}
    }

    /// A change and how many places it touched.
    public record Change(CompoundBinaryTag root, int count) {}

    /// Every tag that the path names, in order.
    public List<BinaryTag> get(BinaryTag root) {
        List<BinaryTag> found = List.of(root);
        for (Step step : steps) {
            var next = new ArrayList<BinaryTag>();
            for (BinaryTag each : found) {
                next.addAll(children(each, step));
            }
            found = next;
        }
        return found;
    }

    /// Every tag that the path names, at least one.
    ///
    /// @throws CommandException there is none
    public List<BinaryTag> require(BinaryTag root) throws CommandException {
        List<BinaryTag> found = get(root);
        if (found.isEmpty()) {
            throw CommandException.failed("Found no elements matching " + text);
        }
        return found;
    }

    /// Puts `value` where the path leads, making compounds on the way; counts only what was different.
    public Change set(CompoundBinaryTag root, BinaryTag value) throws CommandException {
        var counter = new int[1];
        BinaryTag changed = edit(root, 0, value, counter);
        if (!(changed instanceof CompoundBinaryTag compound)) {
            throw CommandException.failed("Can't modify the root");
        }
        return new Change(compound, counter[0]);
    }

    /// Takes away what the path names.
    public Change remove(CompoundBinaryTag root) {
        var counter = new int[1];
        BinaryTag changed = edit(root, 0, null, counter);
        return new Change((CompoundBinaryTag) changed, counter[0]);
    }

    private static List<BinaryTag> children(BinaryTag tag, Step step) {
        return switch (step) {
            case Step.Root(var match) -> NbtMatch.holds(match, tag) ? List.of(tag) : List.of();
            case Step.Key(var name, var match) -> {
                BinaryTag child = tag instanceof CompoundBinaryTag compound ? compound.get(name) : null;
                yield child != null && (match == null || NbtMatch.holds(match, child)) ? List.of(child) : List.of();
            }
            case Step.Index(int at) -> {
                List<BinaryTag> elements = NbtMatch.elements(tag);
                int index = at < 0 ? elements.size() + at : at;
                yield index >= 0 && index < elements.size() ? List.of(elements.get(index)) : List.of();
            }
            case Step.Elements(var match) ->
                NbtMatch.elements(tag).stream()
                        .filter(each -> match == null || NbtMatch.holds(match, each))
                        .toList();
        };
    }

    // A null value removes. Returns the tag as it is afterwards.
    private BinaryTag edit(BinaryTag tag, int depth, @Nullable BinaryTag value, int[] counter) {
        Step step = steps.get(depth);
        return switch (step) {
            case Step.Root(var match) ->
                depth + 1 < steps.size() && NbtMatch.holds(match, tag) ? edit(tag, depth + 1, value, counter) : tag;
            case Step.Key key
            when tag instanceof CompoundBinaryTag compound -> editKey(compound, key, depth, value, counter);
            case Step.Index _, Step.Elements _
            when tag instanceof ListBinaryTag list -> editList(list, step, depth, value, counter);
            default -> tag;
        };
    }

    private BinaryTag editKey(
            CompoundBinaryTag compound, Step.Key key, int depth, @Nullable BinaryTag value, int[] counter) {
        BinaryTag child = compound.get(key.name());
        if (child != null && key.match() != null && !NbtMatch.holds(key.match(), child)) {
            return compound;
        }
        if (depth + 1 == steps.size()) {
            return replace(compound, key.name(), child, value, counter);
        }
        BinaryTag inner = child;
        if (inner == null) {
            if (value == null) {
                return compound;
            }
            inner = key.match() != null ? key.match() : CompoundBinaryTag.empty();
            if (!(steps.get(depth + 1) instanceof Step.Key)) {
                inner = ListBinaryTag.empty();
            }
        }
        BinaryTag changed = edit(inner, depth + 1, value, counter);
        return changed.equals(child) ? compound : compound.put(key.name(), changed);
    }

    private static BinaryTag replace(
            CompoundBinaryTag compound,
            String name,
            @Nullable BinaryTag child,
            @Nullable BinaryTag value,
            int[] counter) {
        if (value == null) {
            counter[0] += child == null ? 0 : 1;
            return child == null ? compound : compound.remove(name);
        }
        counter[0] += value.equals(child) ? 0 : 1;
        return compound.put(name, value);
    }

    private BinaryTag editList(ListBinaryTag list, Step step, int depth, @Nullable BinaryTag value, int[] counter) {
        List<BinaryTag> chosen = children(list, step);
        boolean last = depth + 1 == steps.size();
        var out = new ArrayList<BinaryTag>();
        int index = -1;
        for (BinaryTag each : NbtMatch.elements(list)) {
            index++;
            boolean hit = step instanceof Step.Index(int at)
                    ? index == (at < 0 ? list.size() + at : at)
                    : chosen.contains(each);
            if (!hit) {
                out.add(each);
            } else if (!last) {
                out.add(edit(each, depth + 1, value, counter));
            } else if (value == null) {
                counter[0]++;
            } else {
                counter[0] += value.equals(each) ? 0 : 1;
                out.add(value);
            }
        }
        return NbtMatch.list(out);
    }
}
