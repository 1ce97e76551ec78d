package dev.tickfork.app.shell;

import dev.tickfork.app.ui.TypeColours;
import dev.tickfork.app.ui.TypeKind;
import dev.tickfork.bridge.report.TypeSlots;
import java.util.List;
import java.util.function.Function;
import javafx.scene.paint.Color;

/// [TypeColours] over the twelve colours of the theme. Stateless but for the theme that it asks.
final class SlotColours implements TypeColours {
    private static final List<String> TOKENS = List.of(
            "-tf-t-cube",
            "-tf-t-cart",
            "-tf-t-llama",
            "-tf-t-trader",
            "-tf-t5",
            "-tf-t6",
            "-tf-t7",
            "-tf-t8",
            "-tf-t9",
            "-tf-t10",
            "-tf-t11",
            "-tf-t12");

    private final Function<String, Color> colours;

    /// @param colours the colour of a token in the theme of now
    SlotColours(Function<String, Color> colours) {
        this.colours = colours;
    }

    @Override
    public int slot(String typeId) {
        return TypeSlots.of(typeId);
    }

    @Override
    public int[] slots(List<String> commonestFirst) {
        return TypeSlots.of(commonestFirst);
    }

    @Override
    public Color color(int slot) {
        return colours.apply(TOKENS.get(Math.floorMod(slot, SLOTS)));
    }

    @Override
    public TypeKind kind(String typeId) {
        return KnownKinds.of(typeId);
    }
}
