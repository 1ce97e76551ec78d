@NullMarked
package dev.tickfork.sandbox.server;

import org.jspecify.annotations.NullMarked;
