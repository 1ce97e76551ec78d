package dev.tickfork.bridge.restore;

/// Why a record has no summon command of its own.
public enum SkipReason {
    /// It rides a recorded vehicle and comes back inside it.
    PASSENGER("passenger"),
    /// It rides something that was not recorded (a player, or a vehicle outside the radius): nothing
    /// brings it back.
    VEHICLE_MISSING("vehicle-missing"),
    /// The game refuses to summon this type.
    NOT_SUMMONABLE("not-summonable"),
    /// The type is no `namespace:path` of the game's alphabet.
    UNSAFE_TYPE("unsafe-type"),
    /// The game could not read its NBT from text.
    UNREADABLE_NBT("unreadable-nbt"),
    /// The game does not summon at its position.
    OUT_OF_WORLD("out-of-world"),
    /// The command would be longer than a request line may be.
    TOO_LONG("too-long");

    private final String word;

    SkipReason(String word) {
        this.word = word;
    }

    /// The word in results: lower case, never translated.
    public String word() {
        return word;
    }
}
