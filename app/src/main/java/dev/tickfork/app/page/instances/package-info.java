/// What runs on this computer, proved, and the console to it.
@NullMarked
package dev.tickfork.app.page.instances;

import org.jspecify.annotations.NullMarked;
