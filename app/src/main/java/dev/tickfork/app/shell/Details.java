package dev.tickfork.app.shell;

import dev.tickfork.app.ui.UiTexts;
import dev.tickfork.bridge.action.ActionResult;
import dev.tickfork.bridge.action.Diagnostic;

/// What "copy details" puts on the clipboard: code, action, words and diagnostics of a result. Stateless.
final class Details {
    private Details() {}

    static String of(ActionResult result, UiTexts texts) {
        var out = new StringBuilder();
        out.append(result.code()).append(" (").append(result.actionId()).append(")\n");
        out.append(texts.render(result.text())).append('\n');
        for (Diagnostic diagnostic : result.diagnostics()) {
            out.append(diagnostic.code())
                    .append(": ")
                    .append(texts.render(diagnostic.text()))
                    .append('\n');
        }
        return out.toString();
    }
}
