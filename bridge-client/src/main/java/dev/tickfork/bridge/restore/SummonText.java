package dev.tickfork.bridge.restore;

import dev.tickfork.bridge.snapshot.Snapshot;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Chosen entities of a snapshot as summon commands, the same that a restore sends. Stateless.
public final class SummonText {
    /// What a player can type into chat, characters.
    public static final int CHAT = 256;

    private SummonText() {}

    /// @param commands  in tick order; a rider whose vehicle is chosen comes inside of it and has none of its own
    /// @param left      chosen entities that no command can carry
    /// @param tooLong   commands longer than [#CHAT]
    public record Lines(List<String> commands, int left, long tooLong) {
        public Lines {
            commands = List.copyOf(commands);
        }
    }

    /// Reads the NBT of each chosen row.
    ///
    /// @param rows of the snapshot, in tick order
    public static Lines of(Snapshot snapshot, int[] rows) throws IOException {
        var recording = new SnapshotRecording(snapshot);
        var dimension = new Dimension(recording.dimension());
        Set<Integer> chosen = IntStream.of(rows).boxed().collect(Collectors.toSet());
        var commands = new ArrayList<String>();
        int left = 0;
        for (int row : rows) {
            if (chosen.contains(snapshot.vehicleRow(row))) {
                continue;
            }
            try {
                commands.add(SummonLine.of(recording.entity(row), dimension));
            } catch (UnsummonableException _) {
                left++;
            }
        }
        return new Lines(
                commands,
                left,
                commands.stream().filter(line -> line.length() + 1 > CHAT).count());
    }
}
