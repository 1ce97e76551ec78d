package dev.tickfork.app.page.compare;

import dev.tickfork.app.ui.Chip;
import dev.tickfork.app.ui.HashBlock;
import dev.tickfork.app.ui.Mark;
import dev.tickfork.app.ui.UiTexts;
import dev.tickfork.app.ui.VerdictBand;
import dev.tickfork.bridge.compare.Comparison;
import dev.tickfork.bridge.compare.OrderDiff;
import dev.tickfork.bridge.compare.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// Fills the verdict band: what came out, both hashes, one sentence, the counts. Green only where
/// everything was compared, both sides hold something, and both files are sound.
final class CompareBand {
    private final VerdictBand band;
    private final UiTexts texts;

    CompareBand(VerdictBand band, UiTexts texts) {
        this.band = band;
        this.texts = texts;
    }

    /// What the band says of a pair.
    enum Word {
        MATCH(Mark.MATCH),
        DIFFERS(Mark.MISMATCH),
        EMPTY(Mark.EMPTY),
        UNVERIFIED(Mark.UNVERIFIED),
        /// The order is the same, the fields are not known yet.
        PENDING(Mark.UNVERIFIED);

        private final Mark mark;

        Word(Mark mark) {
            this.mark = mark;
        }

        Mark mark() {
            return mark;
        }
    }

    /// @param fields null while they are being compared
    static Word word(Compared pair, @Nullable Comparison fields) {
        if (pair.a().empty() && pair.b().empty()) {
            return Word.EMPTY;
        }
        if (!pair.order().equal()) {
            return Word.DIFFERS;
        }
        if (fields == null) {
            return Word.PENDING;
        }
        if (fields.verdict() != Verdict.IDENTICAL || fields.nbt().unreadable() > 0) {
            return Word.DIFFERS;
        }
        return pair.a().valid() && pair.b().valid() ? Word.MATCH : Word.UNVERIFIED;
    }

    void show(Compared pair, @Nullable Comparison fields) {
        Word word = word(pair, fields);
        var hashes = new HashBlock(pair.a().computedHash(), pair.b().computedHash(), word == Word.MATCH);
        var right = new VBox(sentence(word, pair, fields), counts(pair, fields));
        right.getStyleClass().addAll("tf-column", "tf-compare-said");
        var block = new VBox(hashes);
        block.getStyleClass().add("tf-compare-hashes");
        if (word == Word.PENDING) {
            band.waiting(texts.t("comparison.pending"), block, right);
        } else {
            band.show(
                    word.mark(),
                    texts.t("comparison.word." + word.name().toLowerCase(Locale.ROOT)),
                    note(word, pair, fields),
                    block,
                    right);
        }
    }

    private String note(Word word, Compared pair, @Nullable Comparison fields) {
        OrderDiff.Divergence at = pair.order().firstDivergence();
        return switch (word) {
            case MATCH -> texts.t("comparison.note.match", texts.number(pair.a().size()));
            case DIFFERS ->
                at != null
                        ? texts.t("comparison.note.first", texts.number(at.index()))
                        : texts.t("comparison.note.fields", texts.number(changedEntities(fields)));
            case EMPTY -> texts.t("comparison.note.empty");
            case UNVERIFIED, PENDING -> "";
        };
    }

    private static long changedEntities(@Nullable Comparison fields) {
        return fields == null ? 0 : ChangedRows.of(fields).size();
    }

    private Label sentence(Word word, Compared pair, @Nullable Comparison fields) {
        int kept = pair.order().matched() - pair.order().moves().size();
        int most = Math.max(pair.a().size(), pair.b().size());
        String text = switch (word) {
            case MATCH ->
                hidden(fields) > 0
                        ? texts.t("comparison.said.within", texts.decimal(hidden(fields), 4))
                        : texts.t("comparison.said.match");
            case DIFFERS ->
                pair.order().equal()
                        ? texts.t("comparison.said.fields")
                        : texts.t(
                                "comparison.said.order",
                                texts.number(kept),
                                texts.number(most),
                                texts.number(pair.order().moves().size()));
            case EMPTY -> texts.t("comparison.said.empty");
            case UNVERIFIED -> texts.t("comparison.said.unsound");
            case PENDING -> texts.t("comparison.said.pending");
        };
        if (pair.otherDimension()) {
            text += " "
                    + texts.t(
                            "comparison.said.dimension",
                            String.valueOf(pair.a().dimension()),
                            String.valueOf(pair.b().dimension()));
        }
        Label label = VerdictBand.sentence(text);
        label.getStyleClass().add("sentence");
        return label;
    }

    /// The largest gap that a tolerance let pass.
    private static double hidden(@Nullable Comparison fields) {
        return fields == null
                ? 0
                : Math.max(
                        fields.motion().positions().largest(),
                        fields.motion().velocities().largest());
    }

    private FlowPane counts(Compared pair, @Nullable Comparison fields) {
        var chips = new ArrayList<Node>();
        OrderDiff order = pair.order();
        int kept = order.matched() - order.moves().size();
        chips.add(new Chip(Mark.SAME, texts.t("comparison.count.same", texts.number(kept)), ""));
        chip(chips, Mark.LATER, "comparison.count.moved", order.moves().size(), "moved");
        chip(chips, Mark.ADDED, "comparison.count.added", order.added().size(), "match");
        chip(chips, Mark.REMOVED, "comparison.count.removed", order.removed().size(), "mismatch");
        if (fields != null) {
            chip(chips, Mark.CHANGED, "comparison.count.changed", changedEntities(fields), "issues");
        }
        if (order.duplicates() > 0) {
            chip(chips, Mark.ISSUES, "comparison.count.doubles", order.duplicates(), "issues");
        }
        for (var side : List.of(pair.a(), pair.b())) {
            if (!side.valid()) {
                String name = side == pair.a() ? "A" : "B";
                chips.add(new Chip(Mark.ISSUES, texts.t("comparison.count.issues", name), "issues"));
            }
        }
        var row = new FlowPane();
        row.getStyleClass().add("tf-compare-counts");
        row.getChildren().addAll(chips);
        return row;
    }

    /// Zero counts are left out.
    private void chip(List<Node> chips, Mark mark, String key, long count, String style) {
        if (count > 0) {
            chips.add(new Chip(mark, texts.t(key, texts.number(count)), style));
        }
    }
}
