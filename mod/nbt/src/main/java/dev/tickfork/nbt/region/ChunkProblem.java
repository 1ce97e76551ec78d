package dev.tickfork.nbt.region;

/// What is wrong with one chunk of a region file. The names are stable codes.
public enum ChunkProblem {
    /// The header gives it a place but no sectors.
    NO_SECTORS(true),
    /// Its place lies inside the header.
    IN_HEADER(true),
    /// Its place lies behind the end of the file.
    BEYOND_END(true),
    /// Another chunk claims some of the same sectors. One of the two is likely damaged.
    OVERLAPS(false),
    /// Its length is zero, negative, or more than its sectors hold.
    BAD_LENGTH(true),
    /// The file ends before the chunk does.
    TRUNCATED(true),
    /// The file ends right behind the chunk, in the middle of a sector. All data is there.
    UNPADDED(false),
    /// Packed in a way that this module does not know.
    UNKNOWN_COMPRESSION(true),
    /// The data should be in a file of its own, `c.X.Z.mcc`, which is not there.
    EXTERNAL_MISSING(true),
    /// The region's file name does not tell its place, so that the external file's name is not known.
    EXTERNAL_UNKNOWN(true),
    /// Found on reading only: the packed data is damaged or no NBT.
    DAMAGED(true);

    private final boolean fatal;

    ChunkProblem(boolean fatal) {
        this.fatal = fatal;
    }

    /// Whether the chunk cannot be read because of it.
    public boolean fatal() {
        return fatal;
    }
}
