/// Freeze leases: a world held still for a limited time.
@NullMarked
package dev.tickfork.core.lease;

import org.jspecify.annotations.NullMarked;
