package dev.tickfork.sandbox.command;

import dev.tickfork.sandbox.entity.SandboxEntity;
import dev.tickfork.sandbox.entity.SandboxPlayer;
import java.util.Collections;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// Objectives with their scores, and teams with their members; in memory only. Server thread only.
public final class Scores {
    private final SortedMap<String, String> objectives = new TreeMap<>();
    private final Map<String, Map<String, Integer>> scores = new TreeMap<>();
    private final SortedMap<String, String> teams = new TreeMap<>();
    private final Map<String, String> teamByHolder = new TreeMap<>();

    /// The name under which an entity's scores and team are kept.
    public static String holder(SandboxEntity entity) {
        return entity instanceof SandboxPlayer player
                ? player.name()
                : entity.uuid().toString();
    }

    /// Objectives and their criteria.
    public SortedMap<String, String> objectives() {
        return Collections.unmodifiableSortedMap(objectives);
    }

    /// False when there is one of that name.
    public boolean addObjective(String name, String criterion) {
        return objectives.putIfAbsent(name, criterion) == null;
    }

    /// Takes an objective and its scores away.
    public void removeObjective(String name) {
        objectives.remove(name);
        scores.values().forEach(each -> each.remove(name));
    }

    /// The score, null where the holder has none.
    public @Nullable Integer score(String holder, String objective) {
        return scores.getOrDefault(holder, Map.of()).get(objective);
    }

    /// Sets a score.
    public void set(String holder, String objective, int value) {
        scores.computeIfAbsent(holder, _ -> new TreeMap<>()).put(objective, value);
    }

    /// Forgets scores of a holder.
    ///
    /// @param objective null for all of the holder's
    public void reset(String holder, @Nullable String objective) {
        if (objective == null) {
            scores.remove(holder);
        } else {
            scores.getOrDefault(holder, new TreeMap<>()).remove(objective);
        }
    }

    /// Teams and what they are called.
    public SortedMap<String, String> teams() {
        return Collections.unmodifiableSortedMap(teams);
    }

    /// False when there is one of that name.
    public boolean addTeam(String name, String title) {
        return teams.putIfAbsent(name, title) == null;
    }

    /// Takes a team away; its members are in none then.
    public void removeTeam(String name) {
        teams.remove(name);
        teamByHolder.values().removeIf(name::equals);
    }

    /// The holder's team, empty where it has none.
    public String teamOf(SandboxEntity entity) {
        return teamByHolder.getOrDefault(holder(entity), "");
    }

    /// Puts a holder into a team.
    public void join(String holder, String team) {
        teamByHolder.put(holder, team);
    }

    /// Whether the holder was in a team.
    public boolean leave(String holder) {
        return teamByHolder.remove(holder) != null;
    }

    /// How many holders a team has.
    public int members(String team) {
        return Collections.frequency(teamByHolder.values(), team);
    }
}
