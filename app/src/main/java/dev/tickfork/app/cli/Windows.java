package dev.tickfork.app.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/// What the command line may ask of the window; the program gives it, tests leave it out.
public interface Windows {
    /// Whether a window can be shown here.
    boolean possible();

    /// Shows the window and blocks until it is closed.
    void open(Path home, Locale locale) throws InterruptedException;

    /// Writes pictures of all pages.
    ///
    /// @param dark which themes
    /// @param only a page's id, or empty
    /// @return how many were written
    int screenshots(Path out, List<Locale> languages, List<Boolean> dark, int width, int height, String only)
            throws Exception;

    /// No window at all.
    static Windows none() {
        return new Windows() {
            @Override
            public boolean possible() {
                return false;
            }

            @Override
            public void open(Path home, Locale locale) {
                throw new IllegalStateException("no window here");
            }

            @Override
            public int screenshots(
                    Path out, List<Locale> languages, List<Boolean> dark, int width, int height, String only) {
                throw new IllegalStateException("no window here");
            }
        };
    }
}
