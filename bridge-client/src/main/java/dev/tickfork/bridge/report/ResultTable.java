package dev.tickfork.bridge.report;

import dev.tickfork.bridge.action.Message;
import dev.tickfork.bridge.texts.Texts;
import dev.tickfork.bridge.verify.Compared;
import dev.tickfork.bridge.verify.FieldTallies;
import dev.tickfork.bridge.verify.FieldTally;
import dev.tickfork.bridge.verify.ForkSide;
import dev.tickfork.bridge.verify.LabSide;
import dev.tickfork.bridge.verify.OrderBreak;
import dev.tickfork.bridge.verify.TypeCount;
import dev.tickfork.bridge.verify.Verdict;
import dev.tickfork.bridge.verify.VerifyData;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// The result of a verification as lines of text: the two sides, the counts by type, the verdict, and
/// then what else
/// was compared. The words of the last table line are codes and are never translated. Immutable, any
/// thread.
public final class ResultTable {
    private static final String NOTHING = "NOT COMPARED";

    private final Texts texts;

    public ResultTable(Texts texts) {
        this.texts = texts;
    }

    /// @return the lines, without line ends
    public List<String> lines(VerifyData data) {
        var lines = new ArrayList<String>();
        Compared compared = data.compared();
        FieldTallies fields = compared.fields();
        ForkSide fork = data.fork();
        if (fork != null) {
            lines.add(say("report.fork", fork.entities(), fork.orderHash(), fork.tick()));
        }
        LabSide lab = data.lab();
        if (lab != null) {
            lines.add(say("report.lab", lab.entities(), lab.orderHash(), lab.tick()));
        }
        lines.addAll(typeLines(compared.types()));
        lines.add("orderHash: " + word(compared.orderMatch()) + "   counts: " + word(compared.countsMatch())
                + "   result: " + data.verdict().toUpperCase(Locale.ROOT));
        if (compared.orderMatch() != null) {
            lines.add(say("report.fields", tally(fields.nbt()), tally(fields.positions()), tally(fields.velocities())));
        }
        if (compared.derived() > 0) {
            lines.add(say("report.derived", compared.derived()));
        }
        OrderBreak broken = compared.firstDivergence();
        if (broken != null) {
            lines.add(say("report.divergence", broken.index(), orNone(broken.fork()), orNone(broken.lab())));
        }
        if (Verdict.of(data.verdict()) == Verdict.MATCH) {
            lines.add(say("report.limits"));
        }
        return List.copyOf(lines);
    }

    private static List<String> typeLines(List<TypeCount> types) {
        int name = 0;
        int number = 1;
        for (TypeCount count : types) {
            name = Math.max(name, count.type().length());
            number = Math.max(
                    number,
                    Integer.toString(Math.max(count.fork(), count.lab())).length());
        }
        var lines = new ArrayList<String>(types.size());
        for (TypeCount count : types) {
            lines.add("  " + padRight(count.type(), name) + "  " + padLeft(count.fork(), number) + " / "
                    + padLeft(count.lab(), number));
        }
        return lines;
    }

    private static String padRight(String text, int width) {
        return text + " ".repeat(width - text.length());
    }

    private static String padLeft(int value, int width) {
        String digits = Integer.toString(value);
        return " ".repeat(width - digits.length()) + digits;
    }

    private static String word(@Nullable Boolean match) {
        return match == null ? NOTHING : match ? "MATCH" : "MISMATCH";
    }

    private String tally(FieldTally tally) {
        return say("report.tally", tally.mismatches(), tally.compared());
    }

    private String orNone(@Nullable String uuid) {
        return uuid == null ? say("report.none") : uuid;
    }

    private String say(String key, Object... args) {
        return texts.render(Message.of(key, args));
    }
}
