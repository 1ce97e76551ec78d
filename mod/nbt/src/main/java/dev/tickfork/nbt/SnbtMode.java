package dev.tickfork.nbt;

/// Which texts [SnbtReader] takes.
public enum SnbtMode {
    /// What Minecraft 26.2 reads (the grammar of 1.21.5 and later), and as deep as it reads: [Snbt#COMMAND_DEPTH].
    STRICT,

    /// Also what other writers leave behind: `NaNd`, `Infinityd`, `-Infinityd`, empty keys, unquoted words such as
    /// `1.2.3`, booleans in byte arrays, and nesting up to [Snbt#MAX_DEPTH].
    LENIENT
}
