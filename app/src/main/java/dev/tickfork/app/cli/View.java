package dev.tickfork.app.cli;

/// Prints the data of a result for a person. Data that is not of the expected type (facts of a failure) is
/// left to the result's sentence.
@FunctionalInterface
interface View {
    void show(Object data, ViewTarget target);

    /// A view of one type of data.
    static <T> View of(Class<T> type, TypedView<T> view) {
        return (data, target) -> {
            if (type.isInstance(data)) {
                view.show(type.cast(data), target);
            }
        };
    }

    /// As [View], for data of a known type.
    @FunctionalInterface
    interface TypedView<T> {
        void show(T data, ViewTarget target);
    }
}
