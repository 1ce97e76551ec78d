/// What a long operation is: handles, progress, results, scopes, resources. JDK only, no I/O.
@NullMarked
package dev.tickfork.bridge.action;

import org.jspecify.annotations.NullMarked;
