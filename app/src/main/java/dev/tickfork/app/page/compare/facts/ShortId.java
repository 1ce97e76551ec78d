package dev.tickfork.app.page.compare.facts;

/// Type ids as tables show them. Stateless.
final class ShortId {
    private static final String GAME = "minecraft:";

    private ShortId() {}

    /// Without the game's own namespace; any other stays.
    static String of(String typeId) {
        return typeId.startsWith(GAME) ? typeId.substring(GAME.length()) : typeId;
    }
}
