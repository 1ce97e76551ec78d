package dev.tickfork.app.ui;

/// One main state of a page, for `tickfork screenshots`.
///
/// @param page  the page's id
/// @param state lower case, with dashes: `empty`, `loading`, `full`, `error`, `filtered-to-none`
/// @param show  brings the real page model into that state at once, with made-up data and without the engine; called
///     on the FX thread of a window that is shown to nobody, on a page made for this one picture
public record Shot(String page, String state, Runnable show) {}
