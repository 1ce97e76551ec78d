package dev.tickfork.bridge.query;

import dev.tickfork.bridge.action.ActionFailure;
import dev.tickfork.bridge.action.Codes;
import dev.tickfork.bridge.action.Message;
import java.util.Map;

/// A text that is no query, with the place and what was expected there.
public final class QueryException extends Exception {
    private static final long serialVersionUID = 1;

    private final int column;
    private final transient Message text;

    QueryException(int column, Message text) {
        super(text.key() + " " + text.args() + " at " + column);
        this.column = column;
        this.text = text;
    }

    /// Characters before the place, from 0.
    public int column() {
        return column;
    }

    public Message text() {
        return text;
    }

    /// As a failed request.
    public ActionFailure asFailure(String field, String query) {
        return ActionFailure.of(Codes.INVALID_REQUEST, Message.of("query.bad", column + 1, query, text), this)
                .with(Map.of("path", field, "column", column + 1, "received", query));
    }
}
