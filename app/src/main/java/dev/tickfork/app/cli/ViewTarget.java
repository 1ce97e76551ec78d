package dev.tickfork.app.cli;

import dev.tickfork.bridge.action.Message;
import dev.tickfork.bridge.texts.Texts;
import java.io.PrintStream;
import java.util.List;

/// Where a view prints, and in which language. Whatever it is given comes out harmless ([Printable]).
record ViewTarget(PrintStream out, Texts texts) {
    void line(String text) {
        out.println(Printable.text(text));
    }

    void say(String key, Object... args) {
        out.println(Printable.text(texts.render(Message.of(key, args))));
    }

    String word(String key) {
        return texts.render(Message.of(key));
    }

    /// Prints rows in columns; numbers (cells of digits) stand right, all else left.
    void table(List<List<String>> cells) {
        if (cells.isEmpty()) {
            return;
        }
        List<List<String>> rows = cells.stream()
                .map(row -> row.stream().map(Printable::cell).toList())
                .toList();
        int[] widths = new int[rows.getFirst().size()];
        for (List<String> row : rows) {
            for (int i = 0; i < row.size(); i++) {
                widths[i] = Math.max(widths[i], row.get(i).length());
            }
        }
        for (List<String> row : rows) {
            var text = new StringBuilder();
            for (int i = 0; i < row.size(); i++) {
                String cell = row.get(i);
                String pad = " ".repeat(widths[i] - cell.length());
                text.append(i == 0 ? "" : "  ").append(isNumber(cell) ? pad + cell : cell + pad);
            }
            out.println(text.toString().stripTrailing());
        }
    }

    private static boolean isNumber(String cell) {
        return !cell.isEmpty() && cell.chars().allMatch(c -> (c >= '0' && c <= '9') || c == '.' || c == '-');
    }
}
