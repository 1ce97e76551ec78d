package dev.tickfork.app.page.snapshot;

import dev.tickfork.app.ui.Recent;
import dev.tickfork.app.ui.RunningAction;
import dev.tickfork.app.ui.Target;
import dev.tickfork.app.ui.Workbench;
import dev.tickfork.bridge.action.ActionResult;
import dev.tickfork.bridge.action.Codes;
import dev.tickfork.bridge.action.Message;
import dev.tickfork.bridge.query.Query;
import dev.tickfork.bridge.query.QueryException;
import dev.tickfork.bridge.snapshot.Snapshot;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleIntegerProperty;
import org.jspecify.annotations.Nullable;

/// One snapshot and what is shown of it: filter, sort, selection. Needs no toolkit; FX thread only.
final class SnapshotModel {
    /// How far opening is.
    enum Phase {
        NONE,
        READING,
        READY,
        FAILED
    }

    /// Queries that are remembered.
    private static final int HISTORY = 20;

    private static final String HISTORY_KEY = "snapshot.queries";
    static final int NO_ROW = -1;

    private final Workbench workbench;
    private final ReadOnlyObjectWrapper<Phase> phase = new ReadOnlyObjectWrapper<>(Phase.NONE);
    private final ReadOnlyObjectWrapper<RowNumbers> rows = new ReadOnlyObjectWrapper<>(new RowNumbers(new int[0]));
    private final ReadOnlyObjectWrapper<@Nullable QueryException> fault = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyObjectWrapper<@Nullable ActionResult> failure = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyObjectWrapper<@Nullable RunningAction> running = new ReadOnlyObjectWrapper<>();
    private final IntegerProperty selected = new SimpleIntegerProperty(NO_ROW);
    private final ReadOnlyObjectWrapper<int[]> chosen = new ReadOnlyObjectWrapper<>(new int[0]);
    private final BooleanProperty allSelected = new SimpleBooleanProperty();
    private @Nullable Snapshot snapshot;
    private @Nullable Path dir;
    private String query = "";
    private String typed = "";
    private SortBy sortBy = SortBy.ORDER;
    private boolean falling;
    private int asked;

    SnapshotModel(Workbench workbench) {
        this.workbench = workbench;
    }

    ReadOnlyObjectProperty<Phase> phaseProperty() {
        return phase.getReadOnlyProperty();
    }

    /// The rows shown, in the order shown.
    ReadOnlyObjectProperty<RowNumbers> rowsProperty() {
        return rows.getReadOnlyProperty();
    }

    /// Why the filter is no query; null for a good one.
    ReadOnlyObjectProperty<@Nullable QueryException> faultProperty() {
        return fault.getReadOnlyProperty();
    }

    ReadOnlyObjectProperty<@Nullable ActionResult> failureProperty() {
        return failure.getReadOnlyProperty();
    }

    ReadOnlyObjectProperty<@Nullable RunningAction> runningProperty() {
        return running.getReadOnlyProperty();
    }

    /// The row that NBT and map show; -1 for none.
    IntegerProperty selectedProperty() {
        return selected;
    }

    /// Whether every row shown counts as selected.
    BooleanProperty allSelectedProperty() {
        return allSelected;
    }

    /// The rows marked in the table, in no order; the flag of [#allSelectedProperty] is not in it.
    ReadOnlyObjectProperty<int[]> chosenProperty() {
        return chosen.getReadOnlyProperty();
    }

    /// @param marked rows of the snapshot; not changed afterwards
    void choose(int[] marked) {
        chosen.set(marked);
    }

    /// What an action on the selection is for, in tick order: all rows shown, the marked ones, or the one in detail.
    int[] selection() {
        if (allSelected.get()) {
            return rows.get().inTickOrder();
        }
        if (chosen.get().length > 0) {
            return IntStream.of(chosen.get()).sorted().toArray();
        }
        return selected.get() < 0 ? new int[0] : new int[] {selected.get()};
    }

    @Nullable
    Snapshot snapshot() {
        return snapshot;
    }

    @Nullable
    Path dir() {
        return dir;
    }

    String query() {
        return query;
    }

    /// The last text asked for, whether it was a query or not.
    String typed() {
        return typed;
    }

    SortBy sortBy() {
        return sortBy;
    }

    boolean inTickOrder() {
        return sortBy == SortBy.ORDER && !falling;
    }

    void open(Path folder, int row) {
        if (folder.equals(dir) && snapshot != null && phase.get() == Phase.READY) {
            select(row);
            return;
        }
        dir = folder;
        read(row);
    }

    /// Reads the folder again, as it is now.
    void again() {
        read(selected.get());
    }

    private void read(int row) {
        Path folder = dir;
        if (folder == null) {
            return;
        }
        cancel();
        phase.set(Phase.READING);
        int mine = ++asked;
        running.set(workbench
                .actions()
                .read(
                        Message.of("inspector.opening", String.valueOf(folder.getFileName())),
                        context -> Snapshot.open(folder, context),
                        opened -> {
                            if (mine == asked) {
                                show(opened, row);
                                workbench.recent().add(new Recent.Item(here(), name(), folder.toString()));
                            } else {
                                close(opened);
                            }
                        },
                        result -> failed(mine, result)));
    }

    /// Puts an open snapshot into view; for pictures and tests, too.
    void show(Snapshot opened, int row) {
        Snapshot before = snapshot;
        snapshot = opened;
        dir = opened.directory();
        query = "";
        typed = "";
        chosen.set(new int[0]);
        sortBy = SortBy.ORDER;
        falling = false;
        fault.set(null);
        allSelected.set(false);
        selected.set(NO_ROW);
        rows.set(new RowNumbers(IntStream.range(0, opened.size()).toArray()));
        running.set(null);
        phase.set(Phase.READY);
        select(row >= 0 ? row : opened.size() > 0 ? 0 : NO_ROW);
        if (before != null && before != opened) {
            close(before);
        }
    }

    private static void close(Snapshot opened) {
        try {
            opened.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void failed(int mine, ActionResult result) {
        if (mine != asked) {
            return;
        }
        running.set(null);
        if (result.code().equals(Codes.CANCELLED)) {
            Snapshot before = snapshot;
            dir = before == null ? null : before.directory();
            phase.set(before == null ? Phase.NONE : Phase.READY);
        } else {
            failure.set(result);
            phase.set(Phase.FAILED);
        }
    }

    void cancel() {
        RunningAction now = running.get();
        if (now != null) {
            now.cancel();
        }
    }

    private void select(int row) {
        Snapshot now = snapshot;
        selected.set(now != null && row < now.size() ? row : NO_ROW);
    }

    /// Shows only what the query means; an empty one shows all. A text that is no query changes nothing but
    /// the fault.
    void filter(String text) {
        Snapshot now = snapshot;
        if (now == null) {
            return;
        }
        typed = text;
        Query asking;
        try {
            asking = Query.parse(text);
        } catch (QueryException e) {
            fault.set(e);
            return;
        }
        fault.set(null);
        query = text;
        remember(text);
        arrange(now, asking);
    }

    /// Adds a type to the filter.
    void onlyType(String type) {
        String id = type.startsWith("minecraft:") ? type.substring("minecraft:".length()) : type;
        filter("type:" + id);
    }

    /// A table asks for the order it already shows whenever it is made; that is no work.
    void sort(SortBy by, boolean down) {
        if (by == sortBy && down == falling) {
            return;
        }
        sortBy = by;
        falling = down;
        Snapshot now = snapshot;
        if (now != null) {
            try {
                arrange(now, Query.parse(query));
            } catch (QueryException e) {
                throw new IllegalStateException("a query that was read before", e);
            }
        }
    }

    /// Off the FX thread; what is shown stays until it is done.
    private void arrange(Snapshot now, Query asking) {
        int mine = ++asked;
        cancel();
        SortBy by = sortBy;
        boolean down = falling;
        running.set(workbench
                .actions()
                .read(
                        Message.of("inspector.filtering"),
                        context -> by.sort(now, asking.rows(now, context), down),
                        found -> {
                            if (mine == asked) {
                                running.set(null);
                                allSelected.set(false);
                                rows.set(new RowNumbers(found));
                            }
                        },
                        result -> {
                            if (mine == asked) {
                                running.set(null);
                                if (!result.code().equals(Codes.CANCELLED)) {
                                    workbench.notices().failed(result);
                                }
                            }
                        }));
    }

    private void remember(String text) {
        if (text.isBlank()) {
            return;
        }
        var all = new ArrayList<>(history());
        all.remove(text);
        all.addFirst(text);
        workbench.memory().put(HISTORY_KEY, String.join("\n", all.subList(0, Math.min(HISTORY, all.size()))));
    }

    /// Queries of before, newest first.
    List<String> history() {
        String kept = workbench.memory().get(HISTORY_KEY, "");
        return kept.isEmpty() ? List.of() : Arrays.asList(kept.split("\n"));
    }

    String name() {
        Path folder = dir;
        Path last = folder == null ? null : folder.getFileName();
        return last == null ? "" : last.toString();
    }

    Target here() {
        Path folder = dir;
        return folder == null
                ? Target.of(SnapshotPage.ID)
                : Target.of(
                        SnapshotPage.ID,
                        "dir",
                        folder.toString(),
                        "row",
                        selected.get() < 0 ? "" : Integer.toString(selected.get()));
    }
}
