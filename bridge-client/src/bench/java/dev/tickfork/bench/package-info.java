/// Benchmarks, each against a plain baseline measured in the same run. Started by `tools/bench`.
@NullMarked
package dev.tickfork.bench;

import org.jspecify.annotations.NullMarked;
