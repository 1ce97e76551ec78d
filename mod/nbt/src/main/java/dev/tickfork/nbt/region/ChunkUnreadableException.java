package dev.tickfork.nbt.region;

import java.io.IOException;

/// One chunk that cannot be read; the others of its region can.
public final class ChunkUnreadableException extends IOException {
    private static final long serialVersionUID = 1L;

    private final ChunkProblem problem;

    ChunkUnreadableException(ChunkProblem problem, String message) {
        super(message);
        this.problem = problem;
    }

    ChunkUnreadableException(ChunkProblem problem, String message, Throwable cause) {
        super(message, cause);
        this.problem = problem;
    }

    public ChunkProblem problem() {
        return problem;
    }
}
