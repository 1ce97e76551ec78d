/// One class per group of requests, and the router over them.
@NullMarked
package dev.tickfork.core.op;

import org.jspecify.annotations.NullMarked;
