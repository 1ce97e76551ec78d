package dev.tickfork.app.shell;

/// Reads what a person may have edited by hand.
final class Choice {
    private Choice() {}

    /// The constant named `text`, or `fallback`.
    static <E extends Enum<E>> E of(Class<E> type, String text, E fallback) {
        for (E constant : type.getEnumConstants()) {
            if (constant.name().equals(text)) {
                return constant;
            }
        }
        return fallback;
    }
}
