package dev.tickfork.app.page.compare;

import javafx.beans.value.ObservableValue;
import javafx.scene.layout.Region;

/// One tab of the page: a model that is shown pairs, and views over it. FX thread only.
public interface CompareTab {
    String titleKey();

    /// Stands behind the title: `3`, `+1`; empty for nothing.
    ObservableValue<String> count();

    /// A new view over the model; asked for again after a change of language.
    Region view();

    /// Shows a pair; called again with the fields when they have been compared. Must be quick.
    void show(ComparedPair pair);

    /// No pair is compared any more.
    void clear();
}
