package dev.tickfork.protocol;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/// The expected digits come from `printf '%s' … | sha256sum`, not from Java.
final class OrderHashTest {
    private static final String CUBE = "466e11e1-8f6b-4c55-9b0e-3a7f2d1c0a01";
    private static final String CART = "5d0f3c7a-1b2e-4d3f-8a9b-0c1d2e3f4a02";
    private static final String TRADER = "7e1a9b4c-6d5e-4f30-9c8b-1a2b3c4d5e03";

    @Test
    void hashesTheJoinedTexts() {
        assertEquals("31bbbbac92ec1b5d", OrderHash.of(List.of(CUBE)));
        assertEquals("521d7b2158917e97", OrderHash.of(List.of(CUBE, CART)));
        assertEquals("6ff11f7db349a89c", OrderHash.of(List.of(CUBE, CART, TRADER)));
    }

    @Test
    void anotherOrderIsAnotherHash() {
        assertEquals("78b0b8c0b7dd7fc2", OrderHash.of(List.of(CART, CUBE, TRADER)));
    }

    @Test
    void nothingHasTheHashOfTheEmptyText() {
        assertEquals("e3b0c44298fc1c14", OrderHash.of(List.of()));
        assertEquals("e3b0c44298fc1c14", OrderHash.EMPTY);
    }

    @Test
    void isTakenOverTheExactText() {
        assertEquals("259c63fbdbc827fe", OrderHash.of(List.of(CUBE.toUpperCase(Locale.ROOT))));
    }

    @Test
    void isAsNewAfterItsEnd() {
        var hash = new OrderHash();
        hash.add(CART);
        hash.finish();
        hash.add(CUBE);
        assertEquals("31bbbbac92ec1b5d", hash.finish());
        assertEquals(OrderHash.EMPTY, hash.finish());
    }
}
