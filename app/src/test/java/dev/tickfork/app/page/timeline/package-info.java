@NullMarked
package dev.tickfork.app.page.timeline;

import org.jspecify.annotations.NullMarked;
