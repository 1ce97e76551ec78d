package dev.tickfork.app.shell;

import dev.tickfork.app.ui.TypeColours;
import dev.tickfork.app.ui.TypeKind;
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

    /// Chosen so that the types of the demo world get four different, well-known colours.
    private static final int SEED = 34_039_614;

    private final Function<String, Color> colours;

    /// @param colours the colour of a token in the theme of now
    SlotColours(Function<String, Color> colours) {
        this.colours = colours;
    }

    @Override
    public int slot(String typeId) {
        int hash = SEED;
        for (int i = 0; i < typeId.length(); i++) {
            hash = (hash ^ typeId.charAt(i)) * 16_777_619;
        }
        hash = (hash ^ (hash >>> 15)) * 0x2c1b3c6d;
        return Math.floorMod(hash ^ (hash >>> 12), SLOTS);
    }

    @Override
    public int[] slots(List<String> commonestFirst) {
        var taken = new boolean[SLOTS];
        var slots = new int[commonestFirst.size()];
        for (int i = 0; i < slots.length; i++) {
            int slot = slot(commonestFirst.get(i));
            for (int tries = 0; i < SLOTS && taken[slot] && tries < SLOTS; tries++) {
                slot = (slot + 1) % SLOTS;
            }
            taken[slot] = true;
            slots[i] = slot;
        }
        return slots;
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
