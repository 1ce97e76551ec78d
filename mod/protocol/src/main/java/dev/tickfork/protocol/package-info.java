/// The wire contract in code: request grammar, field names, order hash, name rule, limits. JDK only.
@NullMarked
package dev.tickfork.protocol;

import org.jspecify.annotations.NullMarked;
