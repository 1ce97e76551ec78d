package dev.tickfork.nbt;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/// Places that a comparison leaves out, each with everything below it. Immutable.
public record IgnoredPaths(List<NbtPath> patterns) {
    /// Leaves nothing out.
    public static final IgnoredPaths NONE = new IgnoredPaths(List.of());

    public IgnoredPaths {
        patterns = List.copyOf(patterns);
    }

    /// Reads one pattern per text, in the form of [NbtPath#parse].
    public static IgnoredPaths parse(Collection<String> texts) throws SnbtException {
        var patterns = new ArrayList<NbtPath>(texts.size());
        for (String text : texts) {
            patterns.add(NbtPath.parse(text));
        }
        return new IgnoredPaths(patterns);
    }

    /// Whether `place` or something that it lies in is left out.
    public boolean covers(NbtPath place) {
        return patterns.stream().anyMatch(pattern -> pattern.covers(place));
    }

    /// Whether the place reached is one of the patterns. A walk asks at every step, so prefixes were asked before.
    boolean stopsAt(PathStack place) {
        for (NbtPath pattern : patterns) {
            if (stopsAt(place, pattern.steps())) {
                return true;
            }
        }
        return false;
    }

    private static boolean stopsAt(PathStack place, List<NbtPath.Step> pattern) {
        if (pattern.size() != place.size()) {
            return false;
        }
        for (int i = pattern.size() - 1; i >= 0; i--) {
            if (!place.matches(i, pattern.get(i))) {
                return false;
            }
        }
        return true;
    }
}
