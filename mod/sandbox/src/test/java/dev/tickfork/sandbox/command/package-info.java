@NullMarked
package dev.tickfork.sandbox.command;

import org.jspecify.annotations.NullMarked;
