@NullMarked
package dev.tickfork.app.page.snapshots;

import org.jspecify.annotations.NullMarked;
