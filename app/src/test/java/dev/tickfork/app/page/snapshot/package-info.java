@NullMarked
package dev.tickfork.app.page.snapshot;

import org.jspecify.annotations.NullMarked;
