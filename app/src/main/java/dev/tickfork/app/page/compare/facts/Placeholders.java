package dev.tickfork.app.page.compare.facts;

import dev.tickfork.app.ui.EmptyState;
import dev.tickfork.app.ui.Icons;
import dev.tickfork.app.ui.Mark;
import dev.tickfork.app.ui.StateMark;
import dev.tickfork.app.ui.UiTexts;
import dev.tickfork.bridge.action.ActionResult;
import org.kordamp.ikonli.bootstrapicons.BootstrapIcons;

/// What stands where a tab has nothing to show yet. Stateless.
final class Placeholders {
    private Placeholders() {}

    static EmptyState noPair(UiTexts texts) {
        return new EmptyState(
                Icons.of(BootstrapIcons.LAYOUT_SPLIT, "tf-icon-muted"),
                texts.t("facts.no_pair"),
                texts.t("facts.no_pair_text"),
                "",
                null);
    }

    static EmptyState waiting(UiTexts texts) {
        return new EmptyState(
                Icons.of(BootstrapIcons.HOURGLASS_SPLIT, "tf-icon-muted"), texts.t("facts.waiting"), "", "", null);
    }

    static EmptyState empty(UiTexts texts) {
        return new EmptyState(new StateMark(Mark.EMPTY), texts.t("facts.empty"), texts.t("facts.empty_text"), "", null);
    }

    static EmptyState failed(UiTexts texts, ActionResult result) {
        return new EmptyState(
                        new StateMark(Mark.FAILED), texts.t("facts.failed"), texts.render(result.text()), "", null)
                .code(result.code());
    }
}
