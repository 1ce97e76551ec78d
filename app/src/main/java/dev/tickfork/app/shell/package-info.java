/// The window around the pages: navigation, menus, palette, activity, notices, theme, memory. Knows pages only by the
/// contract of `ui`.
@NullMarked
package dev.tickfork.app.shell;

import org.jspecify.annotations.NullMarked;
