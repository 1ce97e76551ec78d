package dev.tickfork.bridge.action;

/// The stable result codes: the shared ones of the API contract first, then those of the domains. A code is
/// upper case, never translated and never changes its meaning.
public final class Codes {
    public static final String OK = "OK";
    public static final String CANCELLED = "CANCELLED";
    public static final String TIMEOUT = "TIMEOUT";
    public static final String WORLD_CHANGED = "WORLD_CHANGED";
    public static final String RESOURCE_BUSY = "RESOURCE_BUSY";
    public static final String CAPABILITY_DENIED = "CAPABILITY_DENIED";
    public static final String PACK_UNAVAILABLE = "PACK_UNAVAILABLE";
    public static final String INVALID_REQUEST = "INVALID_REQUEST";
    public static final String INTERNAL_ERROR = "INTERNAL_ERROR";

    /// Both sides were compared and are not the same.
    public static final String MISMATCH = "MISMATCH";
    /// Nothing was compared, so nothing is known.
    public static final String UNVERIFIED = "UNVERIFIED";
    /// There were no entities, so equality would prove nothing.
    public static final String EMPTY = "EMPTY";
    /// The folder or file that was named does not exist.
    public static final String NOT_FOUND = "NOT_FOUND";
    /// The folder that was named holds no readable snapshot.
    public static final String NOT_A_SNAPSHOT = "NOT_A_SNAPSHOT";
    /// A snapshot has faults that forbid what was asked.
    public static final String SNAPSHOT_INVALID = "SNAPSHOT_INVALID";
    /// Reading or writing failed; the path is in the message.
    public static final String IO_ERROR = "IO_ERROR";
    /// Not enough room on the target file system.
    public static final String DISK_FULL = "DISK_FULL";
    /// The target name exists already and overwriting was not asked for.
    public static final String NAME_TAKEN = "NAME_TAKEN";
    /// No instance answers at the address.
    public static final String UNREACHABLE = "UNREACHABLE";
    /// The peer does not speak a protocol that we know.
    public static final String PROTOCOL = "PROTOCOL";
    /// The connection ended before the answer came.
    public static final String CONNECTION_LOST = "CONNECTION_LOST";
    /// The instance lacks a capability that the operation needs.
    public static final String UNSUPPORTED = "UNSUPPORTED";
    /// The instance answered with an error of its own.
    public static final String INSTANCE_ERROR = "INSTANCE_ERROR";
    /// A command ran and the game said no.
    public static final String COMMAND_FAILED = "COMMAND_FAILED";
    /// The destination is not proved to be the one that was meant.
    public static final String DESTINATION_UNPROVEN = "DESTINATION_UNPROVEN";
    /// A check before the work found a reason not to begin.
    public static final String PREFLIGHT = "PREFLIGHT";
    /// The two snapshots around a copy differ: the world moved although it was frozen.
    public static final String WORLD_MOVED = "WORLD_MOVED";
    /// The freeze lease ended before the work did.
    public static final String LEASE_LOST = "LEASE_LOST";
    /// The source could not be put back into the state that it had.
    public static final String STILL_FROZEN = "STILL_FROZEN";
    /// The lab is in the wrong state for what was asked.
    public static final String LAB_STATE = "LAB_STATE";
    /// The lab's process ended or never became ready.
    public static final String LAB_FAILED = "LAB_FAILED";

    /// The file that was named is no evidence bundle.
    public static final String NOT_A_BUNDLE = "NOT_A_BUNDLE";
    /// An evidence bundle is not as it was written.
    public static final String EVIDENCE_DAMAGED = "EVIDENCE_DAMAGED";

    private Codes() {}
}
