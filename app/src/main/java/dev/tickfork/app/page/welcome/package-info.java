/// The first page: three doors, what was opened lately, and what runs on this computer.
@NullMarked
package dev.tickfork.app.page.welcome;

import org.jspecify.annotations.NullMarked;
