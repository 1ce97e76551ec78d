package dev.tickfork.bridge.capability;

import dev.tickfork.bridge.action.Message;
import dev.tickfork.bridge.action.Outcome;
import dev.tickfork.bridge.journal.JournalEntry;
import dev.tickfork.bridge.journal.Owner;
import java.io.IOException;
import java.util.List;
import java.util.Map;

/// Tells which worlds this home holds frozen, from the journal: an action writes there before it freezes,
/// and after it has let go.
final class HoldCapabilities {
    private HoldCapabilities() {}

    static List<Capability> all(Services services) {
        return List.of(Capability.named("hold.list")
                .allows(Permission.OBSERVE)
                .example(Map.of())
                .gives(HoldData.Listing.class, (_, _) -> held(services)));
    }

    private static Outcome held(Services services) throws IOException {
        var data = new HoldData.Listing(services.journal().contents().entries().stream()
                .filter(entry -> entry.world() != null
                        && entry.world().unfreeze()
                        && entry.owner().lives())
                .map(HoldCapabilities::of)
                .toList());
        return Outcome.ok(Message.of("capability.held", data.worlds().size()), data);
    }

    private static HoldData.Held of(JournalEntry entry) {
        var world = entry.world();
        String address = world == null ? "" : world.host() + ":" + world.port();
        boolean mine = entry.owner().pid() == Owner.thisProcess().pid();
        return new HoldData.Held(entry.id(), entry.action(), address, entry.createdAt(), mine);
    }
}
