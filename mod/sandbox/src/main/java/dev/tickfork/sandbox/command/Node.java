package dev.tickfork.sandbox.command;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// One word or argument of the command grammar, with what may follow it. Built once, then only read.
public final class Node {
    /// Does the command's work; its number is the command's result.
    @FunctionalInterface
    public interface Action {
        /// The result.
        ///
        /// @throws CommandException it could not be done
        int run(Context context) throws CommandException;
    }

    /// Turns the source that reached this node into those that go on, for `execute`.
    @FunctionalInterface
    public interface Modifier {
        /// None, one or many sources.
        ///
        /// @throws CommandException it could not be done
        List<CommandSource> apply(Context context) throws CommandException;
    }

    private final String name;
    private final @Nullable Argument<?> argument;
    private final Map<String, Node> literals = new LinkedHashMap<>();
    private final List<Node> arguments = new ArrayList<>();
    private @Nullable Action action;
    private @Nullable Modifier modifier;
    private @Nullable Supplier<Node> redirect;
    private boolean forks;

    private Node(String name, @Nullable Argument<?> argument) {
        this.name = name;
        this.argument = argument;
    }

    /// A node for exactly this word.
    public static Node literal(String word) {
        return new Node(word, null);
    }

    /// A node for an argument.
    public static Node argument(Argument<?> argument) {
        return new Node(argument.name(), argument);
    }

    /// Adds what may follow.
    public Node then(Node... children) {
        for (Node child : children) {
            if (child.argument == null) {
                literals.put(child.name, child);
            } else {
                arguments.add(child);
            }
        }
        return this;
    }

    /// The line may end here, and then does this.
    public Node runs(Action value) {
        action = value;
        return this;
    }

    /// The line goes on at another node, with the sources that `modifier` gives.
    public Node continues(Supplier<Node> target, Modifier value) {
        redirect = target;
        modifier = value;
        return this;
    }

    /// As [#continues], for a part that may multiply the sources; errors of single sources then stay silent.
    public Node forks(Supplier<Node> target, Modifier value) {
        forks = true;
        return continues(target, value);
    }

    String name() {
        return name;
    }

    @Nullable
    Argument<?> argument() {
        return argument;
    }

    Map<String, Node> literals() {
        return literals;
    }

    List<Node> arguments() {
        return arguments;
    }

    @Nullable
    Action action() {
        return action;
    }

    @Nullable
    Modifier modifier() {
        return modifier;
    }

    @Nullable
    Node target() {
        return redirect == null ? null : redirect.get();
    }

    boolean forking() {
        return forks;
    }

    /// The nodes that the text at the cursor may be: the word itself, else the arguments.
    List<Node> candidates(Cursor cursor) {
        int start = cursor.position();
        Node literal = literals.get(cursor.readToSpace());
        cursor.moveTo(start);
        return literal != null ? List.of(literal) : arguments;
    }

    /// Usage as `help` prints it, e.g. `tick (query|rate|step)`.
    String usage() {
        String own = argument == null ? name : "<" + name + ">";
        var next = new ArrayList<String>();
        literals.values().forEach(child -> next.add(child.name));
        arguments.forEach(child -> next.add("<" + child.name + ">"));
        if (next.isEmpty()) {
            return own;
        }
        String joined = next.size() == 1 ? next.getFirst() : "(" + String.join("|", next) + ")";
        return own + " "
                + (action == null
                        ? joined
                        : next.size() == 1 ? "[" + joined + "]" : "[" + joined.substring(1, joined.length() - 1) + "]");
    }
}
