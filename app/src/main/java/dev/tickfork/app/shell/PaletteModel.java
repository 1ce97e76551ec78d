package dev.tickfork.app.shell;

import dev.tickfork.app.ui.Command;
import dev.tickfork.app.ui.Recent;
import dev.tickfork.app.ui.UiTexts;
import dev.tickfork.bridge.action.Message;
import dev.tickfork.bridge.capability.Capability;
import dev.tickfork.bridge.capability.Field;
import dev.tickfork.bridge.capability.Status;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.bootstrapicons.BootstrapIcons;

/// What the palette offers, and what of it fits to the words typed: commands, recent things, operations of
/// the registry. What cannot run is listed with the reason. FX thread only.
final class PaletteModel {
    private static final int MOST = 200;

    /// One row.
    ///
    /// @param context right of the name, grey: where it leads, or its numbers
    /// @param reason  why it cannot run now; empty when it can
    record Row(@Nullable Ikon icon, String name, String context, String key, String reason, Runnable run) {
        boolean can() {
            return reason.isEmpty();
        }
    }

    private final Shell shell;
    private final Supplier<List<Command>> commands;

    /// @param commands what can be done here and now
    PaletteModel(Shell shell, Supplier<List<Command>> commands) {
        this.shell = shell;
        this.commands = commands;
    }

    /// The rows whose name or context holds all the words; those whose name begins with them first.
    List<Row> rows(String typed) {
        String wanted = typed.strip().toLowerCase(Locale.ROOT);
        var rows = new ArrayList<Row>();
        recent(rows);
        commands(rows);
        if (!wanted.isEmpty()) {
            operations(rows);
            rows.removeIf(row -> !fits(row, wanted));
            rows.sort((one, other) -> Integer.compare(rank(one, wanted), rank(other, wanted)));
        }
        return List.copyOf(rows.subList(0, Math.min(MOST, rows.size())));
    }

    private static boolean fits(Row row, String wanted) {
        String all = (row.name() + " " + row.context()).toLowerCase(Locale.ROOT);
        for (String word : wanted.split("\\s+", -1)) {
            if (!all.contains(word)) {
                return false;
            }
        }
        return true;
    }

    private static int rank(Row row, String wanted) {
        String name = row.name().toLowerCase(Locale.ROOT);
        return (name.startsWith(wanted) ? 0 : name.contains(wanted) ? 1 : 2) + (row.can() ? 0 : 3);
    }

    private void recent(List<Row> rows) {
        for (Recent.Item item : shell.recent().items()) {
            if (shell.has(item.target().page())) {
                rows.add(new Row(
                        BootstrapIcons.CLOCK_HISTORY,
                        item.title(),
                        item.detail(),
                        "",
                        "",
                        () -> shell.go(item.target())));
            }
        }
    }

    private void commands(List<Row> rows) {
        UiTexts texts = shell.texts();
        for (Command command : commands.get()) {
            String menu = command.id().substring(0, Math.max(0, command.id().indexOf('.')));
            String reason = command.enabled().get() ? "" : texts.t("window.not_now");
            rows.add(new Row(
                    command.icon(),
                    texts.t(command.titleKey()),
                    texts.t("window.menu." + menu),
                    KeyNames.of(command.key()),
                    reason,
                    command.run()));
        }
    }

    private void operations(List<Row> rows) {
        UiTexts texts = shell.texts();
        for (Capability capability : shell.registry().all()) {
            if (capability.status() == Status.PLANNED) {
                continue;
            }
            List<String> needed = capability.input().stream()
                    .filter(Field::required)
                    .map(Field::name)
                    .toList();
            String reason = needed.isEmpty() ? "" : texts.t("window.needs", String.join(", ", needed));
            rows.add(new Row(
                    BootstrapIcons.TERMINAL,
                    ActionNames.of(Message.of("about." + capability.name()), texts),
                    capability.name(),
                    "",
                    reason,
                    () -> shell.actions().submit(capability.name(), Map.of(), _ -> {})));
        }
    }
}
