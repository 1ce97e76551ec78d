package dev.tickfork.app.page.welcome;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/// The colour slots of the included sample in tick order, one letter an entity, so that the first page
/// needs not read the sample. A test holds it to the sample.
final class DemoOrder {
    private DemoOrder() {}

    static int[] slots() {
        return letters().chars().map(letter -> letter - 'a').toArray();
    }

    private static String letters() {
        try (InputStream in = DemoOrder.class.getResourceAsStream("/dev/tickfork/app/samples/demo-523/order.txt")) {
            return in == null ? "" : new String(in.readAllBytes(), StandardCharsets.US_ASCII).strip();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
