@NullMarked
package dev.tickfork.app.page.compare.facts;

import org.jspecify.annotations.NullMarked;
