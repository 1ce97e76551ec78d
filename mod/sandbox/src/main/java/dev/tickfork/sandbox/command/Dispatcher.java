package dev.tickfork.sandbox.command;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// Reads command lines against the grammar and runs them. The game's reading order: at each word an exact
/// literal wins, else every argument is tried, and a try that reads the whole line without a fault is taken.
/// Server thread only.
public final class Dispatcher {
    static final String UNKNOWN = "Unknown or incomplete command. See below for error";
    static final String INCORRECT = "Incorrect argument for command";
    static final String TRAILING = "Expected whitespace to end one argument, but found trailing data";

    /// Words in one line; the reader calls itself once a word, so an endless `execute run execute` must end.
    private static final int MAX_WORDS = 1_000;

    /// Sources one line may fork into; the default of the gamerule `max_command_forks`.
    private static final int MAX_FORKS = 65_536;

    private final Node root = Node.literal("");

    /// Adds commands to the grammar.
    public void register(Node... commands) {
        root.then(commands);
    }

    /// Where a chain such as `execute .. run` goes on.
    public Node root() {
        return root;
    }

    /// The usage of every command by name, sorted.
    public SortedMap<String, String> usages() {
        var out = new TreeMap<String, String>();
        root.literals().forEach((name, node) -> out.put(name, node.usage()));
        return out;
    }

    /// Runs one line for a source; what it prints goes to the source's output.
    ///
    /// @param line without a leading slash
    /// @return the number of the last run, or how many runs succeeded where the line forked
    /// @throws CommandException the line cannot be read, or what it says cannot be done
    public Run run(CommandSource source, String line) throws CommandException {
        Parse parse = parse(root, new Line(List.of(), Map.of(), null), new Cursor(line), 0);
        Node.Action action = check(parse, line);
        List<CommandSource> sources = List.of(source);
        boolean forked = false;
        for (Part part : parse.line().parts()) {
            forked |= part.node().forking();
            sources = modify(part, sources, forked);
        }
        return runAll(action, parse.line().values(), sources, forked);
    }

    /// How a line ended that did not fail.
    ///
    /// @param ran false when a condition let no source through, so that no result callback came
    public record Run(boolean ran, int result) {}

    private static Run runAll(
            Node.Action action, Map<String, Object> values, List<CommandSource> sources, boolean forked)
            throws CommandException {
        int last = 0;
        int succeeded = 0;
        for (CommandSource each : sources) {
            try {
                last = action.run(Context.of(values, each));
                succeeded++;
                each.report(true, last);
            } catch (CommandException e) {
                each.report(false, 0);
                if (!forked) {
                    throw e;
                }
            }
        }
        return new Run(succeeded > 0, forked ? succeeded : last);
    }

    private static List<CommandSource> modify(Part part, List<CommandSource> sources, boolean forked)
            throws CommandException {
        Node.Modifier modifier = part.node().modifier();
        if (modifier == null) {
            return sources;
        }
        var out = new ArrayList<CommandSource>();
        for (CommandSource each : sources) {
            try {
                out.addAll(modifier.apply(Context.of(part.values(), each)));
            } catch (CommandException e) {
                if (!forked) {
                    throw e;
                }
            }
            if (out.size() > MAX_FORKS) {
                throw CommandException.failed(
                        "Command execution stopped due to limit (executed " + MAX_FORKS + " commands)");
            }
        }
        return out;
    }

    private static Node.Action check(Parse parse, String line) throws CommandException {
        if (parse.end() < line.length()) {
            if (parse.errors().size() == 1) {
                throw parse.errors().getFirst();
            }
            String message = parse.line().isEmpty() ? UNKNOWN : INCORRECT;
            throw CommandException.at(message, line, parse.end());
        }
        Node last = parse.line().last();
        Node.Action action = last == null ? null : last.action();
        if (action == null) {
            throw CommandException.at(UNKNOWN, line, parse.end());
        }
        return action;
    }

    private static Parse parse(Node node, Line line, Cursor cursor, int words) throws CommandException {
        if (words > MAX_WORDS) {
            throw CommandException.at(INCORRECT, cursor.text(), cursor.position());
        }
        int start = cursor.position();
        var errors = new ArrayList<CommandException>();
        var tries = new ArrayList<Parse>();
        for (Node child : node.candidates(cursor)) {
            cursor.moveTo(start);
            var values = new HashMap<>(line.values());
            try {
                read(child, cursor, values);
            } catch (CommandException e) {
                errors.add(e);
                continue;
            }
            tries.add(follow(child, line.with(child, values), cursor, words));
        }
        return tries.stream()
                .min(Comparator.comparing((Parse p) -> p.end() < cursor.text().length())
                        .thenComparing(p -> !p.errors().isEmpty()))
                .orElse(new Parse(line, start, errors));
    }

    private static void read(Node child, Cursor cursor, Map<String, Object> values) throws CommandException {
        Argument<?> argument = child.argument();
        if (argument == null) {
            cursor.readToSpace();
        } else {
            values.put(argument.name(), argument.reader().read(cursor));
        }
        if (cursor.canRead() && cursor.peek() != ' ') {
            throw cursor.error(TRAILING);
        }
    }

    private static Parse follow(Node child, Line line, Cursor cursor, int words) throws CommandException {
        Node target = child.target();
        int needed = target == null ? 2 : 1;
        if (cursor.position() + needed > cursor.text().length()) {
            return new Parse(line, cursor.position(), List.of());
        }
        cursor.next();
        return target == null
                ? parse(child, line, cursor, words + 1)
                : parse(target, line.closed(child), cursor, words + 1);
    }

    /// What was read: closed parts of a chain, then the open part.
    private record Line(
            List<Part> parts,
            Map<String, Object> values,
            @Nullable Node last) {
        boolean isEmpty() {
            return parts.isEmpty() && last == null;
        }

        Line with(Node node, Map<String, Object> read) {
            return new Line(parts, read, node);
        }

        Line closed(Node node) {
            var all = new ArrayList<>(parts);
            all.add(new Part(node, values));
            return new Line(all, Map.of(), null);
        }
    }

    private record Part(Node node, Map<String, Object> values) {}

    private record Parse(Line line, int end, List<CommandException> errors) {}
}
