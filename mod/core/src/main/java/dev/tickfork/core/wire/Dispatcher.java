package dev.tickfork.core.wire;

import dev.tickfork.protocol.Request;
import java.util.concurrent.CompletableFuture;

/// Carries requests out. Called on connection threads; must not wait for the game. Calls of one connection
/// come in the order of its lines, and what they give to the game thread must go there in that order.
@FunctionalInterface
public interface Dispatcher {
    /// @return completes with the reply, or fails: [RefusedException] for a reason to tell, anything else
    ///         for a fault
    CompletableFuture<Answer> dispatch(Request request, Peer peer);
}
