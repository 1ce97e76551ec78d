@NullMarked
package dev.tickfork.bridge.report;

import org.jspecify.annotations.NullMarked;
