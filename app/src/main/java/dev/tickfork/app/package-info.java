/// The workbench: command line now, window to come.
@NullMarked
package dev.tickfork.app;

import org.jspecify.annotations.NullMarked;
