package dev.tickfork.app.ui;

import java.util.List;
import javafx.scene.paint.Color;

/// Colour and shape by entity type: the colour is a stable hash of the type id, so that a type keeps it on every page
/// and in every run; inside one snapshot clashes go to the next free colour, the commonest type first.
public interface TypeColours {
    /// How many colours there are; past them the shape and the name tell.
    int SLOTS = 12;

    /// The colour slot of `typeId` on its own, 0 to 11.
    int slot(String typeId);

    /// The slots of the types of one snapshot.
    ///
    /// @param commonestFirst type ids, without doubles
    /// @return the slot of each, in the same order
    int[] slots(List<String> commonestFirst);

    /// The colour of a slot in the theme of now.
    Color color(int slot);

    TypeKind kind(String typeId);

    default Color color(String typeId) {
        return color(slot(typeId));
    }
}
