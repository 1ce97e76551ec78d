package dev.tickfork.bridge.wire;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.ActionFailure;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/// Looks for instances and proves each by its hello. Sends nothing to anything that has not said hello.
/// Immutable; safe
/// from any thread.
@SuppressWarnings({"DoNotCallSuggester", "UnusedVariable"})
public final class InstanceLocator {
    /// Where a client's mod begins to look for a free port.
    public static final int CLIENT_BASE = 25_580;
    /// Where a server's mod begins to look for a free port.
    public static final int SERVER_BASE = 25_581;
    /// How many ports a mod tries from its base on.
    public static final int TRIED_PORTS = 20;

    /// @param timeout for each port: connecting, hello and `STATE`
    public InstanceLocator(Duration timeout) {}

    public Located at(Endpoint endpoint, ActionContext context) throws InterruptedException {
        throw new UnsupportedOperationException();
    }

    public Located byPortFile(Path portFile, ActionContext context) throws InterruptedException {
        throw new UnsupportedOperationException();
    }

    /// A lab's or server's folder: its `mc-agent-server/port.txt`, and the world must be the folder's own.
    public Located byServerFolder(Path folder, ActionContext context) throws InterruptedException {
        throw new UnsupportedOperationException();
    }

    /// Asks `base` to `base + 19` of loopback at once; ports where nobody listens are left out.
    public List<Located> scan(int base, ActionContext context) throws InterruptedException {
        throw new UnsupportedOperationException();
    }

    /// @throws ActionFailure the finding in words, unless it is an instance
    public static Located.Found require(Located located) throws ActionFailure {
        throw new UnsupportedOperationException();
    }
}
