package dev.tickfork.app.page.compare.facts;

import dev.tickfork.app.ui.Memory;
import dev.tickfork.bridge.compare.CompareOptions;
import java.util.List;
import java.util.stream.Collectors;

/// What counts as a difference, kept from one run of the window to the next. FX thread only.
public final class RememberedOptions {
    private static final String POSITION = "compare.tolerance.position";
    private static final String VELOCITY = "compare.tolerance.velocity";
    private static final String ROTATION = "compare.tolerance.rotation";
    private static final String IGNORED = "compare.ignored";

    private final Memory memory;

    public RememberedOptions(Memory memory) {
        this.memory = memory;
    }

    /// Exact where nothing, or nothing sensible, is kept.
    public CompareOptions read() {
        return new CompareOptions(
                number(POSITION), number(VELOCITY), number(ROTATION), ignored(), CompareOptions.EXACT.top());
    }

    private List<String> ignored() {
        return memory.get(IGNORED, "").lines().filter(line -> !line.isBlank()).toList();
    }

    private double number(String key) {
        try {
            double value = Double.parseDouble(memory.get(key, "0"));
            return value >= 0 && !Double.isInfinite(value) ? value : 0;
        } catch (NumberFormatException _) {
            return 0;
        }
    }

    void write(CompareOptions options) {
        memory.put(POSITION, Double.toString(options.posTolerance()));
        memory.put(VELOCITY, Double.toString(options.velTolerance()));
        memory.put(ROTATION, Double.toString(options.rotTolerance()));
        memory.put(IGNORED, options.ignoredNbt().stream().collect(Collectors.joining("\n")));
    }
}
