/// The tabs of the compare page beside the order view: types, fields, statistics; and what a comparison is
/// exported to.
@NullMarked
package dev.tickfork.app.page.compare.facts;

import org.jspecify.annotations.NullMarked;
