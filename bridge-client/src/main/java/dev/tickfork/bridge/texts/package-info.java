/// Turns message keys into sentences, in English and Simplified Chinese.
@NullMarked
package dev.tickfork.bridge.texts;

import org.jspecify.annotations.NullMarked;
