/// The page that compares two snapshots: the verdict band, the order view, and the places of the other tabs.
@NullMarked
package dev.tickfork.app.page.compare;

import org.jspecify.annotations.NullMarked;
