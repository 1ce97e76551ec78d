@NullMarked
package dev.tickfork.app.page.compare;

import org.jspecify.annotations.NullMarked;
