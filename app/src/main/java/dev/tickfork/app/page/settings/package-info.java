/// What the user may choose; all of it holds at once.
@NullMarked
package dev.tickfork.app.page.settings;

import org.jspecify.annotations.NullMarked;
