package dev.tickfork.sandbox.world;

import dev.tickfork.sandbox.entity.SandboxEntity;

/// How a summon ended, in the words of `SummonCommand`.
public sealed interface SummonResult {
    /// It answers so too when the chunk is not loaded: the entity then waits with that chunk and does not tick.
    record Summoned(SandboxEntity entity) implements SummonResult {}

    /// Some UUID of the stack is taken in this level; nothing was added.
    record DuplicateUuid() implements SummonResult {}

    /// Outside of what a level can hold.
    record InvalidPosition() implements SummonResult {}

    /// No such type in 26.2.
    record UnknownType(String type) implements SummonResult {}

    /// A player or a fishing bobber.
    record NotSummonable(String type) implements SummonResult {}

    record PeacefulMonster() implements SummonResult {}

    /// The NBT makes no entity: a position or rotation that is not a finite number.
    record Unreadable() implements SummonResult {}
}
