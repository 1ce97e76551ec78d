/// Labs: isolated server folders and their processes.
@NullMarked
package dev.tickfork.bridge.lab;

import org.jspecify.annotations.NullMarked;
