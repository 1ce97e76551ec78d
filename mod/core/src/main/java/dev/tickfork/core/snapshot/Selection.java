package dev.tickfork.core.snapshot;

import dev.tickfork.core.CapturedEntity;
import dev.tickfork.core.GameHost;
import dev.tickfork.core.LevelInfo;
import dev.tickfork.core.PlayerInfo;
import dev.tickfork.core.Xyz;
import dev.tickfork.core.wire.RefusedException;
import dev.tickfork.protocol.Protocol;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Which entities of which dimension a request means: the rules of snapshot protocol v1 for the default
/// dimension, the radius, and what is left out. Game thread only.
public final class Selection {
    private final GameHost host;

    public Selection(GameHost host) {
        this.host = host;
    }

    /// The first player's dimension, else the overworld.
    public String defaultDimension() {
        List<PlayerInfo> players = host.players();
        return players.isEmpty() ? Protocol.OVERWORLD : players.getFirst().dimension();
    }

    /// Living entities of a dimension in tick order, players included, within the radius of its first
    /// player.
    ///
    /// @param radius in blocks, 0 for all; the border is inside
    /// @throws RefusedException no such dimension, or a radius where no player is
    public List<CapturedEntity> living(String dimension, double radius) {
        List<String> loaded = host.levels().stream().map(LevelInfo::dimension).toList();
        if (!loaded.contains(dimension)) {
            throw new RefusedException(
                    "no dimension " + dimension + " is loaded; there are: " + String.join(", ", loaded));
        }
        @Nullable Xyz centre = radius > 0 ? centre(dimension) : null;
        var living = new ArrayList<CapturedEntity>();
        for (CapturedEntity entity : host.capture(dimension).entities()) {
            boolean counts = entity.flags().alive() && !entity.flags().removed();
            if (counts && (centre == null || entity.motion().position().distance(centre) <= radius)) {
                living.add(entity);
            }
        }
        return living;
    }

    /// The same without its players, and with who is there.
    Shot.Scene scene(String dimension, double radius) {
        List<CapturedEntity> living = living(dimension, radius);
        List<CapturedEntity> entities =
                living.stream().filter(entity -> !entity.flags().player()).toList();
        return new Shot.Scene(dimension, radius, playersIn(dimension), entities, living.size() - entities.size());
    }

    private Xyz centre(String dimension) {
        return playersIn(dimension).stream()
                .findFirst()
                .orElseThrow(() -> new RefusedException("a radius is measured from a player, and none is in "
                        + dimension + "; use radius 0 for everything"))
                .position();
    }

    private List<PlayerInfo> playersIn(String dimension) {
        return host.players().stream()
                .filter(player -> player.dimension().equals(dimension))
                .toList();
    }
}
