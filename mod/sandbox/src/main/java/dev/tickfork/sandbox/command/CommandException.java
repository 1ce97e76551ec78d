package dev.tickfork.sandbox.command;

import java.util.ArrayList;
import java.util.List;

/// A command that could not be read, or that could not do what it says, in the game's own words.
public final class CommandException extends Exception {
    private static final long serialVersionUID = 1L;

    /// The game shows this many characters before the place of the fault.
    private static final int CONTEXT = 10;

    private final String input;
    private final int position;

    private CommandException(String message, String input, int position) {
        super(message);
        this.input = input;
        this.position = position;
    }

    /// An error without a place in the line: the command was understood and failed.
    public static CommandException failed(String message) {
        return new CommandException(message, "", -1);
    }

    /// An error at a place in the line.
    public static CommandException at(String message, String input, int position) {
        return new CommandException(message, input, Math.min(position, input.length()));
    }

    /// Whether the line itself was at fault, so that nothing was run.
    public boolean isSyntax() {
        return position >= 0;
    }

    /// What the game prints: the message and, if the line was at fault, the line with `<--[HERE]`.
    public List<String> lines() {
        var lines = new ArrayList<String>();
        lines.add(String.valueOf(getMessage()));
        if (position >= 0) {
            String before = input.substring(Math.max(0, position - CONTEXT), position);
            lines.add((position > CONTEXT ? "..." : "") + before + input.substring(position) + "<--[HERE]");
        }
        return lines;
    }
}
