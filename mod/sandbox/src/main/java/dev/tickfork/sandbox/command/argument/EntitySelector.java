package dev.tickfork.sandbox.command.argument;

import dev.tickfork.sandbox.command.Argument;
import dev.tickfork.sandbox.command.CommandException;
import dev.tickfork.sandbox.command.CommandSource;
import dev.tickfork.sandbox.command.Point;
import dev.tickfork.sandbox.entity.SandboxEntity;
import dev.tickfork.sandbox.entity.SandboxPlayer;
import dev.tickfork.sandbox.world.SandboxLevel;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.UUID;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/// Which entities a command means: a variable with options, a player's name, or a UUID. Immutable;
/// selecting looks at the live world, so on the server thread only.
public final class EntitySelector {
    /// A condition on one entity, seen from the anchor of the selector.
    @FunctionalInterface
    interface Condition {
        boolean holds(SandboxEntity entity, CommandSource source, Point anchor);
    }

    /// The order of what is found.
    enum Sort {
        ARBITRARY,
        NEAREST,
        FURTHEST,
        RANDOM
    }

    /// Whom the variable stands for.
    ///
    /// @param self only the source's own entity
    /// @param playersOnly players, the dying ones too
    /// @param name a player's name, for a target that is no variable
    /// @param uuid an entity's UUID, for a target that is no variable
    record Base(
            boolean self,
            boolean playersOnly,
            @Nullable String name,
            @Nullable UUID uuid) {}

    private final Base base;
    private final boolean ownLevelOnly;
    private final UnaryOperator<Point> anchor;
    private final List<Condition> conditions;
    private final Sort sort;
    private final int limit;

    EntitySelector(
            Base base,
            boolean ownLevelOnly,
            UnaryOperator<Point> anchor,
            List<Condition> conditions,
            Sort sort,
            int limit) {
        this.base = base;
        this.ownLevelOnly = ownLevelOnly;
        this.anchor = anchor;
        this.conditions = List.copyOf(conditions);
        this.sort = sort;
        this.limit = limit;
    }

    /// Any number of entities.
    public static Argument<EntitySelector> entities(String name) {
        return new Argument<>(name, EntitySelector.class, cursor -> new SelectorReader(cursor).read(false, false));
    }

    /// One entity.
    public static Argument<EntitySelector> entity(String name) {
        return new Argument<>(name, EntitySelector.class, cursor -> new SelectorReader(cursor).read(true, false));
    }

    /// Any number of players.
    public static Argument<EntitySelector> players(String name) {
        return new Argument<>(name, EntitySelector.class, cursor -> new SelectorReader(cursor).read(false, true));
    }

    int limit() {
        return limit;
    }

    boolean playersOnly() {
        return base.playersOnly();
    }

    boolean isSelf() {
        return base.self();
    }

    /// All that match, at least one.
    ///
    /// @throws CommandException nothing matches
    public List<SandboxEntity> some(CommandSource source) throws CommandException {
        List<SandboxEntity> found = all(source);
        if (found.isEmpty()) {
            throw CommandException.failed(base.playersOnly() ? "No player was found" : "No entity was found");
        }
        return found;
    }

    /// The one that matches.
    ///
    /// @throws CommandException nothing or more than one matches
    public SandboxEntity one(CommandSource source) throws CommandException {
        List<SandboxEntity> found = some(source);
        if (found.size() > 1) {
            throw CommandException.failed(SelectorReader.ONE_ENTITY);
        }
        return found.getFirst();
    }

    /// All that match, in the selector's order; maybe none.
    public List<SandboxEntity> all(CommandSource source) {
        Point from = anchor.apply(source.position());
        var found = new ArrayList<SandboxEntity>();
        boolean whole = sort != Sort.ARBITRARY;
        for (SandboxEntity each : candidates(source)) {
            if (matches(each, source, from)) {
                found.add(each);
                if (!whole && found.size() >= limit) {
                    return found;
                }
            }
        }
        sort(found, from);
        return found.size() > limit ? List.copyOf(found.subList(0, limit)) : found;
    }

    private List<SandboxEntity> candidates(CommandSource source) {
        if (base.self()) {
            SandboxEntity own = source.entity();
            return own == null ? List.of() : List.of(own);
        }
        var out = new ArrayList<SandboxEntity>();
        for (SandboxLevel level :
                ownLevelOnly ? List.of(source.level()) : source.game().world().levels()) {
            out.addAll(level.entities());
        }
        return out;
    }

    private boolean matches(SandboxEntity entity, CommandSource source, Point from) {
        if (base.playersOnly()) {
            boolean named = entity instanceof SandboxPlayer player
                    && (base.name() == null || player.name().equalsIgnoreCase(base.name()));
            if (!named) {
                return false;
            }
        } else if (base.uuid() != null) {
            return entity.uuid().equals(base.uuid()) && !entity.isRemoved();
        } else if (!base.self() && !entity.isAlive()) {
            return false;
        }
        for (Condition each : conditions) {
            if (!each.holds(entity, source, from)) {
                return false;
            }
        }
        return !entity.isRemoved();
    }

    private void sort(List<SandboxEntity> found, Point from) {
        Comparator<SandboxEntity> near =
                Comparator.comparingDouble(each -> Point.of(each).distanceSquared(from));
        switch (sort) {
            case NEAREST -> found.sort(near);
            case FURTHEST -> found.sort(near.reversed());
            case RANDOM -> Collections.shuffle(found);
            case ARBITRARY -> {}
        }
    }
}
