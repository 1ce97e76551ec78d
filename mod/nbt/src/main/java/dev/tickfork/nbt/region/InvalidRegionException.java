package dev.tickfork.nbt.region;

import java.io.IOException;

/// A file that is no region file at all. It is never written to.
public final class InvalidRegionException extends IOException {
    private static final long serialVersionUID = 1L;

    InvalidRegionException(String message) {
        super(message);
    }
}
