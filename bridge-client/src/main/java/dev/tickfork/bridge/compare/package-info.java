/// Order diff, counts, fields, divergence, over an abstract entity sequence. No I/O.
@NullMarked
package dev.tickfork.bridge.compare;

import org.jspecify.annotations.NullMarked;
