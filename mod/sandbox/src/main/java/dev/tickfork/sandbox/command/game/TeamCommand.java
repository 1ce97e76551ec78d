package dev.tickfork.sandbox.command.game;

import static dev.tickfork.sandbox.command.Node.argument;
import static dev.tickfork.sandbox.command.Node.literal;

import dev.tickfork.sandbox.command.Argument;
import dev.tickfork.sandbox.command.CommandException;
import dev.tickfork.sandbox.command.Context;
import dev.tickfork.sandbox.command.Node;
import dev.tickfork.sandbox.command.Scores;
import dev.tickfork.sandbox.command.argument.Words;
import java.util.List;

/// The basics of `team`: who is with whom.
final class TeamCommand {
    private static final Argument<String> TEAM = Words.word("team");
    private static final Argument<String> TITLE = Words.rest("displayName");
    private static final Argument<Targets.Holders> MEMBERS = Targets.holders("members");

    private TeamCommand() {}

    static Node node() {
        return literal("team")
                .then(
                        literal("list").runs(TeamCommand::list),
                        literal("add")
                                .then(argument(TEAM)
                                        .runs(TeamCommand::add)
                                        .then(argument(TITLE).runs(TeamCommand::add))),
                        literal("remove").then(argument(TEAM).runs(TeamCommand::remove)),
                        literal("join")
                                .then(argument(TEAM).then(argument(MEMBERS).runs(TeamCommand::join))),
                        literal("leave").then(argument(MEMBERS).runs(TeamCommand::leave)));
    }

    private static Scores scores(Context context) {
        return context.source().game().scores();
    }

    private static String require(Context context) throws CommandException {
        String team = context.get(TEAM);
        if (!scores(context).teams().containsKey(team)) {
            throw CommandException.failed("Unknown team '" + team + "'");
        }
        return team;
    }

    private static int list(Context context) {
        var teams = scores(context).teams();
        var shown = teams.values().stream().map(title -> "[" + title + "]").toList();
        context.source()
                .say(
                        teams.isEmpty()
                                ? "There are no teams"
                                : "There are " + teams.size() + " team(s): " + String.join(", ", shown));
        return teams.size();
    }

    private static int add(Context context) throws CommandException {
        String team = context.get(TEAM);
        if (!scores(context).addTeam(team, context.get(TITLE, team))) {
            throw CommandException.failed("A team already exists by that name");
        }
        context.source().say("Created team [" + context.get(TITLE, team) + "]");
        return scores(context).teams().size();
    }

    private static int remove(Context context) throws CommandException {
        String team = require(context);
        String title = scores(context).teams().get(team);
        scores(context).removeTeam(team);
        context.source().say("Removed team [" + title + "]");
        return scores(context).teams().size();
    }

    private static int join(Context context) throws CommandException {
        String team = require(context);
        List<String> names = context.get(MEMBERS).names(context.source());
        names.forEach(name -> scores(context).join(name, team));
        String title = "[" + scores(context).teams().get(team) + "]";
        context.source()
                .say(
                        names.size() == 1
                                ? "Added " + names.getFirst() + " to team " + title
                                : "Added " + names.size() + " members to team " + title);
        return names.size();
    }

    private static int leave(Context context) throws CommandException {
        List<String> names = context.get(MEMBERS).names(context.source());
        names.forEach(name -> scores(context).leave(name));
        context.source()
                .say(
                        names.size() == 1
                                ? "Removed " + names.getFirst() + " from any team"
                                : "Removed " + names.size() + " members from any team");
        return names.size();
    }
}
