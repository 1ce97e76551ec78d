package dev.tickfork.bridge.action;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;

/// Gives a failure of reading or writing its code and sentence.
public final class IoFailures {
    private IoFailures() {}

    /// @return `DISK_FULL`, `NOT_FOUND`, `NAME_TAKEN` or `IO_ERROR`, with the path where the system told it
    public static ActionFailure explain(IOException e) {
        String where = e instanceof FileSystemException f && f.getFile() != null ? f.getFile() : "";
        String why = e instanceof FileSystemException f && f.getReason() != null ? f.getReason() : text(e);
        return switch (e) {
            case NoSuchFileException _ -> ActionFailure.of(Codes.NOT_FOUND, Message.of("action.io.missing", where), e);
            case FileAlreadyExistsException _ ->
                ActionFailure.of(Codes.NAME_TAKEN, Message.of("action.io.exists", where), e);
            case AccessDeniedException _ -> ActionFailure.of(Codes.IO_ERROR, Message.of("action.io.denied", where), e);
            default ->
                isDiskFull(why)
                        ? ActionFailure.of(Codes.DISK_FULL, Message.of("action.io.full", where), e)
                        : ActionFailure.of(Codes.IO_ERROR, Message.of("action.io.other", where, why), e);
        };
    }

    private static boolean isDiskFull(String reason) {
        return reason.contains("No space left") || reason.contains("not enough space") || reason.contains("quota");
    }

    private static String text(IOException e) {
        return e.getMessage() != null ? e.getMessage() : e.getClass().getSimpleName();
    }
}
