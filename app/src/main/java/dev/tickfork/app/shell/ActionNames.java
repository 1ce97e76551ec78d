package dev.tickfork.app.shell;

import dev.tickfork.app.ui.UiTexts;
import dev.tickfork.bridge.action.Message;

/// Short names of the registry's operations, for lists; one without a short name is told in its own
/// sentence. Stateless.
final class ActionNames {
    private static final String ABOUT = "about.";

    private ActionNames() {}

    static String of(Message title, UiTexts texts) {
        if (!title.key().startsWith(ABOUT)) {
            return texts.render(title);
        }
        String key = "window.do." + title.key().substring(ABOUT.length());
        String name = texts.t(key);
        return name.startsWith(key) ? texts.render(title) : name;
    }
}
