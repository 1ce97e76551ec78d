package dev.tickfork.sandbox.server;

import dev.tickfork.sandbox.demo.DemoWorld;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/// What the command line asked for. Immutable.
///
/// @param directory the server's folder, absolute
/// @param demo build or open the demo world
/// @param entities how many entities a new demo world gets
/// @param integrated stand in for a game's own single-player server
/// @param requireEula ask for `eula.txt` as the real server does
/// @param version print the version and end
/// @param owner process id with whose end the server stops; 0 for none
public record ServerOptions(
        Path directory,
        boolean demo,
        int entities,
        boolean integrated,
        boolean requireEula,
        boolean version,
        long owner) {
    /// How to call it.
    public static final String USAGE = """
        Usage: sandbox [--demo] [--entities N] [--dir DIR] [--integrated] [--require-eula] [--owner PID] [--version] [nogui]
          --demo          build the demo world in the folder, or open the one that is there
          --entities N    entities of a new demo world, 10 to 100000
          --dir DIR       the server's folder (default: the working directory)
          --integrated    stand in for a single-player game: no save commands, no RCON, `pause` and `unpause`
          --require-eula  refuse to start until eula.txt says eula=true
          --owner PID     stop when that process has ended
          --version       print the version and end\
        """;

    /// A command line that cannot be used; the message says what to change.
    public static final class BadOption extends Exception {
        private static final long serialVersionUID = 1L;

        BadOption(String message) {
            super(message);
        }
    }

    /// Reads the command line.
    public static ServerOptions parse(String... arguments) throws BadOption {
        Path directory = Path.of("");
        boolean demo = false;
        int entities = DemoWorld.STANDARD_ENTITIES;
        boolean counted = false;
        boolean integrated = false;
        boolean requireEula = false;
        boolean version = false;
        long owner = 0;
        for (int i = 0; i < arguments.length; i++) {
            String argument = arguments[i];
            switch (argument) {
                case "--demo" -> demo = true;
                case "--integrated" -> integrated = true;
                case "--require-eula" -> requireEula = true;
                case "--version" -> version = true;
                case "--entities" -> {
                    entities = entities(value(arguments, ++i, argument));
                    counted = true;
                }
                case "--dir" -> directory = directory(value(arguments, ++i, argument));
                case "--owner" -> owner = owner(value(arguments, ++i, argument));
                case "nogui", "--nogui" -> {}
                default -> throw new BadOption("Unknown option " + argument + "\n" + USAGE);
            }
        }
        if (counted && !demo) {
            throw new BadOption("--entities is for the demo world: add --demo");
        }
        return new ServerOptions(
                directory.toAbsolutePath().normalize(), demo, entities, integrated, requireEula, version, owner);
    }

    private static String value(String[] arguments, int at, String option) throws BadOption {
        if (at >= arguments.length) {
            throw new BadOption(option + " needs a value\n" + USAGE);
        }
        return arguments[at];
    }

    private static int entities(String text) throws BadOption {
        try {
            int count = Integer.parseInt(text);
            if (count >= DemoWorld.MIN_ENTITIES && count <= DemoWorld.MAX_ENTITIES) {
                return count;
            }
        } catch (NumberFormatException _) {
            // Said below.
        }
        throw new BadOption("--entities " + text + ": a whole number from " + DemoWorld.MIN_ENTITIES + " to "
                + DemoWorld.MAX_ENTITIES + " is needed");
    }

    private static long owner(String text) throws BadOption {
        try {
            long pid = Long.parseLong(text);
            if (pid > 0) {
                return pid;
            }
        } catch (NumberFormatException _) {
            // Said below.
        }
        throw new BadOption("--owner " + text + ": a process id is needed");
    }

    private static Path directory(String text) throws BadOption {
        try {
            return Path.of(text);
        } catch (InvalidPathException e) {
            throw new BadOption("--dir " + text + ": " + e.getReason()
                    + ". In a locale without UTF-8 Java cannot open it: set LC_ALL=C.UTF-8.");
        }
    }
}
