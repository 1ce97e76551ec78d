package dev.tickfork.sandbox.command;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The arguments of one command, or of one part of an `execute` chain, together with who runs it.
public final class Context {
    private final Map<String, Object> values;
    private final CommandSource source;

    private Context(Map<String, Object> values, CommandSource source) {
        this.values = values;
        this.source = source;
    }

    static Context of(Map<String, Object> values, CommandSource source) {
        return new Context(new HashMap<>(values), source);
    }

    /// Who runs the command, from where.
    public CommandSource source() {
        return source;
    }

    /// The argument's value.
    ///
    /// @throws IllegalStateException the command line had no such argument: a fault in a command's definition
    public <T> T get(Argument<T> argument) {
        T value = find(argument);
        if (value == null) {
            throw new IllegalStateException("no argument " + argument.name());
        }
        return value;
    }

    /// The argument's value, `fallback` where the line had none.
    public <T> T get(Argument<T> argument, T fallback) {
        T value = find(argument);
        return value == null ? fallback : value;
    }

    /// The argument's value, null where the line had none.
    public <T> @Nullable T find(Argument<T> argument) {
        Object value = values.get(argument.name());
        return value == null ? null : argument.type().cast(value);
    }
}
