package dev.tickfork.bridge.wire;

import dev.tickfork.protocol.Keyword;
import java.util.concurrent.CompletableFuture;

/// One request that waits for its answer.
record Pending(Keyword keyword, CompletableFuture<Incoming> answer) {
    boolean isAnsweredBy(Incoming line) {
        return line.isError() || line.type().equals(keyword.replyType());
    }
}
